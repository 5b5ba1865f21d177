import { jobReference } from '../jobs/job-reference';
import { SEARCH_MIN_CHARS, VIN_LAST } from '../limits';
import { isTbd } from '../people/customer';
import { formatPhone, toE164 } from '../people/phone';
import { codePointLength } from './text';

/** Letters without a Unicode decomposition. */
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

/** Most texts have only these characters, and need only lower case. */
const PLAIN_TEXT = /^[ -~]*$/;

/** Search form of a text: lower case, without accents and ligatures. */
export function fold(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(SPELLED_OUT_LETTERS, (letter) => SPELLED_OUT[letter] ?? letter);
}

/** Folded words: runs of letters and digits. */
export function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Distinct words to search for; null if the query is too short. */
export function searchQuery(query: string): string[] | null {
  const found = [...new Set(words(query))];
  const isLongEnough =
    codePointLength(query.trim()) >= SEARCH_MIN_CHARS &&
    codePointLength(found.join('')) >= SEARCH_MIN_CHARS;
  return isLongEnough ? found : null;
}

/** The prefix of all job numbers, so every job has this word. */
const WORD_OF_ALL_JOBS = words(jobReference(1))[0] ?? '';
/** The prefix directly followed by a number. */
const NUMBER_OF_JOB = new RegExp(`^${WORD_OF_ALL_JOBS}(?=\\d+$)`);

/**
 * The query words that distinguish jobs; null if the query is too short. An empty list matches every job. 'JOB400',
 * 'JOB-400' and 'job 400' all mean the number 400.
 */
export function jobSearchQuery(query: string): string[] | null {
  const found = searchQuery(query)?.map((word) => word.replace(NUMBER_OF_JOB, ''));
  return found?.filter((word) => !WORD_OF_ALL_JOBS.startsWith(word)) ?? null;
}

/** Whether each query word is the prefix of a word in a folded, space-separated text. */
export function matchesWords(foldedText: string, queryWords: readonly string[]): boolean {
  const text = ` ${foldedText}`;
  return queryWords.every((word) => text.includes(` ${word}`));
}

/** Distinct folded words joined by spaces, for the search column of a record. */
export function searchText(texts: Iterable<string | number | null | undefined>): string {
  const found = new Set<string>();
  for (const text of texts) {
    if (text === null || text === undefined) continue;
    for (const word of words(String(text))) found.add(word);
  }
  return [...found].join(' ');
}

type Text = string | null | undefined;

/** Searchable fields of a job, besides its number, people and vehicles. */
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

/** The search text of a job. Numbers are also added without separators, so 'PO4471' finds 'PO-4471'. */
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

/** Fewest last characters of a VIN that find it. */
const VIN_LAST_MIN = 4;

/** The full VIN and its last 8 to 4 characters: search matches only the start of a word. */
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

/** A phone number as written, and its digits as displayed, with and without the country code. */
export function phoneWords(phone: Text): Text[] {
  const digits = phone ? toE164(phone)?.slice(1) : undefined;
  return [phone, digits, digits?.replace(/^1(?=\d{10}$)/, '')];
}

/** Also its three groups, and the number without its area code: a query can split it anywhere. */
export function contactPhoneWords(phone: Text): Text[] {
  const local = phone ? /^\+1(\d{10})$/.exec(toE164(phone) ?? '')?.[1] : undefined;
  if (!phone || local === undefined) return phoneWords(phone);
  return [...phoneWords(phone), formatPhone(phone), local.slice(3)];
}

/** Without separators: `PO-4471` is also found as `PO4471`. */
export function inOnePiece(text: Text): string {
  return words(text ?? '').join('');
}
