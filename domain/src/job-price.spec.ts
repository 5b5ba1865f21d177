import { initialPriceCents } from './job-price';

test.each([
  [500, [100, 200], 500],
  [0, [100], 0],
  [null, [100, 200], 300],
  [undefined, [100, null, 50, undefined], 150],
  [null, [0, null], 0],
  [null, [null, undefined], null],
  [undefined, [], null],
  [null, [999_999_998, 1], 999_999_999],
])('price %p with unit prices %p gives %p', (price, units, result) => {
  expect(initialPriceCents(price, units)).toBe(result);
});

test('a sum beyond the largest price is refused', () => {
  expect(() => initialPriceCents(null, [999_999_999, 1])).toThrow(
    expect.objectContaining({ details: [expect.objectContaining({ field: 'price' })] }),
  );
});
