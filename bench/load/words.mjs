/** One in three to one in fourteen jobs have such a word, one in 160 to one in 300. */
export const FREQUENT = ['toronto', 'ford', 'industrial', '2025', '1FTFW1E51', 'mo'];
export const MIDDLING = ['447', '583', '912', '276', '831'];

/**
 * Words that as many jobs have in a company of at least so many: two to four jobs, twenty to seventy, and three
 * to seven hundred; and numbers that begin those of twenty to sixty vehicles, or of two hundred of 100,000 jobs.
 * What is found is then as long in each, and what grows is the search.
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
