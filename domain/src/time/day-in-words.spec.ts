import { dayInWords } from './day-in-words';

test.each([
  ['2026-03-31', 'en-CA', 'March 31, 2026'],
  ['2026-03-31', 'fr-CA', '31 mars 2026'],
  ['2026-01-01', 'fr-CA', '1er janvier 2026'],
])('%s in %s', (date, language, words) => {
  expect(dayInWords(date, language)).toBe(words);
});
