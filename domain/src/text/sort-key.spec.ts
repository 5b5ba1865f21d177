import { codePointLength } from './text';
import { optionalSortKey, routeSortKeys, sortKey } from './sort-key';

test('ignores case and accents', () => {
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

test('a route is sorted by its cities, or by addresses if they are missing', () => {
  const places = { pickupCity: 'Élan', pickupAddress: '1 A St', dropoffCity: null };
  expect(routeSortKeys({ ...places, dropoffAddress: '2 B St' })).toEqual({
    pickupSort: 'elan',
    dropoffSort: '2 b st',
  });
  expect(routeSortKeys({ ...places, dropoffAddress: null }).dropoffSort).toBeNull();
  const known = { ...places, dropoffAddress: null };
  expect(routeSortKeys(known, { pickupCity: null, dropoffCity: 'Ürs' })).toEqual({
    pickupSort: '1 a st',
    dropoffSort: 'urs',
  });
  expect(optionalSortKey(undefined)).toBeNull();
});
