/** Placeholders allowed in a notice, written between braces. */
export const PLACEHOLDERS = [
  'customer',
  'company',
  'phone',
  'reference',
  'po',
  'vehicles',
  'from',
  'to',
  'date',
  'link',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export const SUBJECT_MAX = 150;
export const BODY_MAX = 3000;

/** The value of each placeholder; null if the job does not have it. */
export type NoticeFacts = Readonly<Record<Placeholder, string | null>>;

export interface NoticeText {
  readonly subject: string;
  readonly body: string;
}

export type NoticeTextProblem = 'unknown_placeholder' | 'foreign_link';

const HOLE = /\{([^{}\n]*)\}/g;
const WEB_ADDRESS = /[a-z\d+.-]:\/\/|\bwww\./i;

export function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((one) => one === name);
}

/** Customers must be able to trust these e-mails, so a text may contain no link except the job's own. */
export function noticeTextProblem(text: string): NoticeTextProblem | null {
  const names = [...text.matchAll(HOLE)].map(([, name = '']) => name);
  if (!names.every(isPlaceholder)) return 'unknown_placeholder';
  return WEB_ADDRESS.test(text) ? 'foreign_link' : null;
}

/** Values come from outside, so they may add neither a link nor a line. */
function harmless(value: string): string {
  return value
    .replace(/[\r\n\t ]+/g, ' ')
    .replace(/:\/\//g, ': ')
    .replace(/www\./gi, 'www ')
    .trim();
}

/** One line with its values; null if a value is missing. */
function filledLine(line: string, facts: NoticeFacts): string | null {
  const names = [...line.matchAll(HOLE)].map(([, name = '']) => name).filter(isPlaceholder);
  if (names.some((name) => facts[name] === null)) return null;
  return line.replace(HOLE, (hole, name: string) => {
    if (!isPlaceholder(name)) return hole;
    const value = facts[name] ?? '';
    return name === 'link' ? value : harmless(value);
  });
}

/** The text as the customer receives it. Lines with a missing value are left out. */
export function fillNotice({ subject, body }: NoticeText, facts: NoticeFacts): NoticeText {
  const whole = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, value ?? '']),
  ) as Readonly<Record<Placeholder, string>>; // the same names
  const lines = body.split('\n').map((line) => filledLine(line, facts));
  return {
    subject: (filledLine(subject, whole) ?? '').replace(/[\r\n\t ]+/g, ' ').trim(),
    body: lines
      .filter((line) => line !== null)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}
