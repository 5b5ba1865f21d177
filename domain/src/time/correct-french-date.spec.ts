import { correctFrenchDate } from './correct-french-date';

test.each([
  ['1 janvier 2026', '1er janvier 2026'],
  ['jeu. 1 oct. 2026, 03 h 05', 'jeu. 1er oct. 2026, 3\u00a0h\u00a005'],
  ['01\u00a0h\u00a030', '1\u00a0h\u00a030'],
  ['00 h 15', '0\u00a0h\u00a015'],
  ['1 h 15', '1\u00a0h\u00a015'],
  ['11 août 2026, 10 h 05', '11 août 2026, 10\u00a0h\u00a005'],
  ['21 mai', '21 mai'],
])('%s becomes %s', (text, corrected) => {
  expect(correctFrenchDate(text)).toBe(corrected);
});
