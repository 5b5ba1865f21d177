import { initialPriceCents, priceAfterUnits, priceGap } from './job-price';

test.each([
  [500, [100, 200], 500],
  [0, [100], 0],
  [null, [100, 200], 300],
  [undefined, [100, null, 50, undefined], 150],
  [null, [0, null], 0],
  [null, [null, undefined], null],
  [undefined, [], null],
  [null, [999_999_998, 1], 999_999_999],
])('price %o with unit prices %o gives %o', (price, units, result) => {
  expect(initialPriceCents(price, units)).toBe(result);
});

test('rejects a sum above the largest price', () => {
  expect(() => initialPriceCents(null, [999_999_999, 1])).toThrow(
    expect.objectContaining({ details: [expect.objectContaining({ field: 'price' })] }),
  );
});

test.each([
  ['the sum', 300, [100, 200], [100, 250, null], 350],
  ['the sum of one unit less', 300, [100, 200], [200], 200],
  ['none, as no unit had one', null, [null, null], [400, null], 400],
  ['the sum, and no unit has a price any more', 300, [100, 200], [null], null],
])('a price that was %s follows its units', (_name, price, before, after, result) => {
  expect(priceAfterUnits(price, before, after)).toBe(result);
});

test.each([
  ['agreed on', 250, [100, 200], [100]],
  ['agreed on before any unit had one', 250, [null], [100]],
  ['left open although the units had theirs', null, [100], [100, 200]],
  ['nothing at all, which is a price', 0, [null], [100]],
])('a price that was %s stays', (_name, price, before, after) => {
  expect(priceAfterUnits(price, before, after)).toBe(price);
});

test('rejects units whose sum is above the largest price', () => {
  expect(() => priceAfterUnits(1, [1], [999_999_999, 1])).toThrow(
    expect.objectContaining({ details: [expect.objectContaining({ field: 'units' })] }),
  );
});

test.each([
  [5400, [2655, 2655], { units: 5310, gap: 90 }],
  [5000.1, [2655, 2655], { units: 5310, gap: -309.9 }],
  [0.3, [0.1, 0.2], null],
  [5310, [2655, null, 2655], null],
  [300, [100, null], { units: 100, gap: 200 }],
  [null, [100], null],
  [300, [null, undefined], null],
  [300, [], null],
  // Incomplete input does not count yet.
  [Number.NaN, [100], null],
  [300, [Number.NaN], null],
])('a price of %o and unit prices of %j differ by %j', (price, units, gap) => {
  expect(priceGap(price, units)).toEqual(gap);
});
