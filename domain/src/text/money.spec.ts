import fc from 'fast-check';
import { isMoney, sumCents, toCents, toDollars } from './money';

test.each([
  [0, 0],
  [-0, 0],
  [0.01, 1],
  [0.1, 10],
  [0.29, 29],
  [0.57, 57],
  [1, 100],
  [1.1, 110],
  [4.35, 435],
  [19.99, 1999],
  [1.15, 115],
  [1234.56, 123456],
  [8192.07, 819207],
  [9_999_999.98, 999_999_998],
  [9_999_999.99, 999_999_999],
])('%d dollars are %i cents', (dollars, cents) => {
  expect(isMoney(dollars)).toBe(true);
  expect(toCents(dollars)).toBe(cents);
  expect(toDollars(cents)).toBe(Math.abs(dollars));
});

test.each([
  0.001,
  1.005,
  0.1 + 0.2,
  9.999,
  9_999_999.991,
  10_000_000,
  1e21,
  -0.01,
  -1,
  Number.EPSILON,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
])('%d is not a price', (value) => {
  expect(isMoney(value)).toBe(false);
  expect(() => toCents(value)).toThrow(RangeError);
});

test.each(['1', '', null, undefined, true, [], {}, 1n])('%o is not a price', (value) => {
  expect(isMoney(value)).toBe(false);
});

test('conversion through dollars and JSON loses no cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      const dollars: unknown = JSON.parse(JSON.stringify(toDollars(cents)));
      expect(isMoney(dollars) && toCents(dollars)).toBe(cents);
    }),
    { numRuns: 2000 },
  );
});

test('rejects a third decimal at any magnitude', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.integer({ min: 1, max: 999 }),
      (dollars, mills) => {
        const value = Number(`${dollars}.${String(mills).padStart(3, '0')}`);
        expect(isMoney(value)).toBe(mills % 10 === 0);
      },
    ),
  );
});

test('sums skip absent amounts', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([10, null, 20, undefined, 0])).toBe(30);
});

test.each([0.5, Number.NaN, 2 ** 53])('%d is not a number of cents', (cents) => {
  expect(() => toDollars(cents)).toThrow(RangeError);
});
