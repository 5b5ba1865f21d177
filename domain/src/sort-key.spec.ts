import { codePointLength } from './text';
import { sortKey } from './sort-key';

test('case and accents do not sort', () => {
  expect(sortKey('Élite Garage')).toBe(sortKey('ELITE GARAGE'));
  expect(['zoo', 'Étoile', 'elan'].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    'elan',
    'Étoile',
    'zoo',
  ]);
});

test.each(['ﷺ', '\u{1D160}', 'ß', '🚚'])('a name full of %s fits its column', (letter) => {
  expect(codePointLength(sortKey(letter.repeat(120)))).toBeLessThanOrEqual(240);
  expect(sortKey(letter.repeat(120))).not.toMatch(/\p{Cs}/u);
});
