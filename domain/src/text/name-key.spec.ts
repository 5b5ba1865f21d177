import { visibleKey } from './name-key';

const key = (name: string) => visibleKey(name, 240);

test.each([
  ['Garage Bélanger', 'Garage  Bélanger'],
  ['Garage Bélanger', 'GARAGE\u00a0BÉLANGER '],
  ['Garage Bélanger', 'Garage\u202fBe\u0301langer'],
  ['Garage Bélanger', 'Gar\u00adage\u200b Bélanger'],
  ["L'Auto d'été", 'L’Auto d‘été'],
  ["L'Auto", 'L´Auto'],
  ['Auto-Nord', 'Auto‑Nord'],
  ['Auto - Nord', 'Auto – Nord'],
  ['Maple "Leaf"', 'Maple “Leaf”'],
  ['Maple Motors', 'Ｍａｐｌｅ　Ｍｏｔｏｒｓ'],
  ['Coeur Auto', 'Cœur Auto'],
  ['Office Fleet', 'Oﬃce Fleet'],
])('%j and %j look the same', (one, other) => {
  expect(key(one)).toBe(key(other));
});

test.each([
  ['Cafe Autos', 'Café Autos'],
  ['Northern Auto', 'Northern Autos'],
  ['Auto Nord', 'Auto-Nord'],
])('%j and %j look different', (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test('a key whose letters grow in lower case still fits its column', () => {
  for (const letter of ['\u{1D160}', 'İ', 'ﷺ', 'É'])
    expect([...key(letter.repeat(120))].length).toBeLessThanOrEqual(240);
});
