import { jobReference } from '../jobs/job-reference';
import { SEARCH_MIN_CHARS, VIN_LAST } from '../limits';
import { isTbd } from '../people/customer';
import { formatPhone, toE164 } from '../people/phone';
import { codePointLength } from './text';

/** Letters that no decomposition takes apart. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const SPELLED_OUT_LETTERS = new RegExp(`[${Object.keys(SPELLED_OUT).join('')}]`, 'gu');

/** Characters that are folded by their case alone, as most texts have no others. */
const PLAIN_TEXT = /^[ -~]*$/;

/** Text as search compares it: lower case, without accents and ligatures. */
export function fold(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(SPELLED_OUT_LETTERS, (letter) => SPELLED_OUT[letter] ?? letter);
}

/** Folded words: runs of letters and digits, everything else separates. */
export function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Distinct words to look for; null when too few characters were typed to search at all. */
export function searchQuery(query: string): string[] | null {
  const found = [...new Set(words(query))];
  const isLongEnough =
    codePointLength(query.trim()) >= SEARCH_MIN_CHARS &&
    codePointLength(found.join('')) >= SEARCH_MIN_CHARS;
  return isLongEnough ? found : null;
}

/** Every job's number begins with it, so that it is among the words of every job. */
const WORD_OF_ALL_JOBS = words(jobReference(1))[0] ?? '';
/** That word where a number follows at once. */
const NUMBER_OF_JOB = new RegExp(`^${WORD_OF_ALL_JOBS}(?=\\d+$)`);

/**
 * The words that tell jobs apart, of those that a query looks for; null when too few characters were
 * typed. With none of them every job is found. 'JOB400' is the number 400, as 'JOB-400' and 'job 400' are.
 */
export function jobSearchQuery(query: string): string[] | null {
  const found = searchQuery(query)?.map((word) => word.replace(NUMBER_OF_JOB, ''));
  return found?.filter((word) => !WORD_OF_ALL_JOBS.startsWith(word)) ?? null;
}

/** Whether each query word begins some word of a text already folded and joined by spaces. */
export function matchesWords(foldedText: string, queryWords: readonly string[]): boolean {
  const text = ` ${foldedText}`;
  return queryWords.every((word) => text.includes(` ${word}`));
}

/** Distinct folded words joined by spaces: what a record's search column holds. */
export function searchText(texts: Iterable<string | number | null | undefined>): string {
  const found = new Set<string>();
  for (const text of texts) {
    if (text === null || text === undefined) continue;
    for (const word of words(String(text))) found.add(word);
  }
  return [...found].join(' ');
}

type Text = string | null | undefined;

/** Fields of a job that it is found by, besides its number, its people and its vehicles. */
export const JOB_SEARCH_FIELDS = [
  'pickupCity',
  'dropoffCity',
  'pickupAddress',
  'dropoffAddress',
  'poNumber',
  'pickupContactPhone',
  'dropoffContactPhone',
] as const;

export interface JobSearchFacts extends Partial<Record<(typeof JOB_SEARCH_FIELDS)[number], Text>> {
  readonly id: number;
  readonly customerName?: Text;
  readonly driverName?: Text;
  readonly vehicles?: readonly {
    readonly year?: number | null;
    readonly make?: Text;
    readonly model?: Text;
    readonly vin?: Text;
    readonly vinLast8?: Text;
    readonly poNumber?: Text;
  }[];
}

/** Everything a job is found by. Numbers are also kept in one piece, so 'PO4471' finds 'PO-4471'. */
export function jobSearchText(job: JobSearchFacts): string {
  const reference = jobReference(job.id);
  return searchText([
    reference,
    job.id,
    inOnePiece(reference),
    job.customerName,
    ...(job.vehicles ?? []).flatMap((vehicle) => [
      ...vinWords(vehicle),
      vehicle.make,
      vehicle.model,
      vehicle.year,
      vehicle.poNumber,
      inOnePiece(vehicle.poNumber),
    ]),
    ...JOB_SEARCH_FIELDS.map((field) => job[field]),
    ...contactPhoneWords(job.pickupContactPhone),
    ...contactPhoneWords(job.dropoffContactPhone),
    job.driverName,
    inOnePiece(job.poNumber),
  ]);
}

/** Fewest of the last characters of a VIN that find it. */
const VIN_LAST_MIN = 4;

/** The whole VIN, and its last 8 to 4 characters: a word is found by its beginning alone. */
export function vinWords({
  vin,
  vinLast8,
}: {
  readonly vin?: Text;
  readonly vinLast8?: Text;
}): Text[] {
  const last = vin?.slice(-VIN_LAST) ?? (isTbd(vinLast8) ? null : vinLast8);
  const ends = Array.from({ length: VIN_LAST - VIN_LAST_MIN + 1 }, (_, cut) => last?.slice(cut));
  return [vin, ...ends];
}

/** A phone number as it is written, and its digits as a phone shows them, with and without the country. */
export function phoneWords(phone: Text): Text[] {
  const digits = phone ? toE164(phone)?.slice(1) : undefined;
  return [phone, digits, digits?.replace(/^1(?=\d{10}$)/, '')];
}

/** Also its three groups, and the number without its area code: a query may part them anywhere. */
export function contactPhoneWords(phone: Text): Text[] {
  const local = phone ? /^\+1(\d{10})$/.exec(toE164(phone) ?? '')?.[1] : undefined;
  if (!phone || local === undefined) return phoneWords(phone);
  return [...phoneWords(phone), formatPhone(phone), local.slice(3)];
}

/** Without what separates its words: `PO-4471` is also found as `PO4471`. */
export function inOnePiece(text: Text): string {
  return words(text ?? '').join('');
}
