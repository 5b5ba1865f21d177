/** FREQUENT words occur in one of three to fourteen jobs, MIDDLING ones in one of 160 to 300. */
export const FREQUENT = ['toronto', 'ford', 'industrial', '2025', '1FTFW1E51', 'mo'];
export const MIDDLING = ['447', '583', '912', '276', '831'];

/**
 * Words with the same number of matches in each larger company: two to four jobs, twenty to seventy, and three to
 * seven hundred. Also number prefixes of twenty to sixty vehicles, or of two hundred per 100,000 jobs. The results
 * then have the same size, and only the search grows.
 * @type {Readonly<Record<'few' | 'sixty' | 'hundreds' | 'vehicles', readonly (readonly [jobs: number, ...words: string[]])[]>>}
 */
const ALIKE = {
  few: [
    [1_000_000, '447123', '208731', '913452'],
    [100_000, '44712', '20873', '91345'],
    [0, '4471', '2087', '9134'],
  ],
  sixty: [
    [1_000_000, 'wzt', 'hb7', 'dxr'],
    [100_000, '4471', '2087', '9134'],
    [0, '447', '583', '912'],
  ],
  hundreds: [
    [1_000_000, '4471', '2087', '9134'],
    [100_000, '447', '583', '912'],
    [0, '44', '58', '91'],
  ],
  vehicles: [
    [1_000_000, '447', '583', '912'],
    [0, '44', '58', '91'],
  ],
};

/** @param {keyof typeof ALIKE} kind @param {number} jobs of the company */
export function wordsOf(kind, jobs) {
  const [, ...words] = ALIKE[kind].find(([least]) => jobs >= least) ?? [0];
  return words;
}
