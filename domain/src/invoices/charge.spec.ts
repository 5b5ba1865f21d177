import { AppError } from '../errors';
import {
  assertCharge,
  chargeCents,
  fromQuantity,
  priceToKeep,
  priceToShow,
  toQuantity,
} from './charge';
import type { ChargeUnit } from './invoice';

// Calculated by hand: 1.5 × 85.00; 0.333 × 10.00 = 3.33; 0.001 × 5.00 = half a cent; 0.001 × 4.99 is less than that.
test.each([
  [1_500, 85_00, 127_50],
  [333, 10_00, 3_33],
  [1, 5_00, 1],
  [1, 4_99, 0],
  [99_999_999, 999_999_999, 99_999_998_900_000],
])('%i thousandths at %i cents are %i cents', (quantity, price, cents) => {
  expect(chargeCents({ unit: 'hour', quantity, price }, null)).toBe(cents);
});

// Calculated by hand: 12.5 % of 800.00; 9.975 % of 100.00 = 9.975; 0.5 % of 1.00 = half a cent; 0.499 % of 1.00 is
// less.
test.each([
  [12_500, 800_00, 100_00],
  [9_975, 100_00, 9_98],
  [500, 1_00, 1],
  [499, 1_00, 0],
  [100_000, 999_999_999, 999_999_999],
])('%i thousandths of a percent of %i cents are %i cents', (price, transport, cents) => {
  expect(chargeCents({ unit: 'percent', quantity: 1000, price }, transport)).toBe(cents);
});

test('a percentage of a missing price is null', () => {
  expect(chargeCents({ unit: 'percent', quantity: 1000, price: 1 }, null)).toBeNull();
});

test.each([
  [0.001, 1],
  [1.5, 1500],
  [99_999.999, 99_999_999],
])('a quantity of %d is stored as %i thousandths', (number, thousandths) => {
  expect(toQuantity(number)).toBe(thousandths);
  expect(fromQuantity(thousandths)).toBe(number);
});

test.each([0, -1, 0.0001, 1.0005, 100_000, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is not a quantity',
  (number) => {
    expect(toQuantity(number)).toBeNull();
  },
);

test.each<[ChargeUnit, number, number]>([
  ['each', 85.5, 85_50],
  ['percent', 12.5, 12_500],
  ['percent', 9.975, 9_975],
  ['percent', 0, 0],
  ['percent', 100, 100_000],
])('a price in %s of %d is kept as %i', (unit, given, kept) => {
  expect(priceToKeep(unit, given)).toBe(kept);
  expect(priceToShow(unit, kept)).toBe(given);
});

const refusalOf = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return error instanceof AppError ? error.details?.[0] : error;
  }
  return null;
};

test.each<[ChargeUnit, number, string]>([
  ['each', 1.005, 'not_money'],
  ['hour', -1, 'not_money'],
  ['percent', 100.001, 'not_percent'],
  ['percent', 1.0005, 'not_percent'],
  ['percent', -0.001, 'not_percent'],
])('a price in %s of %d is refused', (unit, given, code) => {
  expect(refusalOf(() => priceToKeep(unit, given))).toMatchObject({ field: 'price', code });
});

test('a percentage is asked once, and no amount is beyond the largest price', () => {
  const percent = { unit: 'percent', price: 100_000 } as const;
  expect(refusalOf(() => assertCharge({ ...percent, quantity: 1000 }))).toBeNull();
  expect(refusalOf(() => assertCharge({ ...percent, quantity: 2000 }))).toMatchObject({
    field: 'quantity',
    code: 'quantity_of_percent',
  });
  const each = { unit: 'each', price: 999_999_999 } as const;
  expect(refusalOf(() => assertCharge({ ...each, quantity: 1000 }))).toBeNull();
  expect(refusalOf(() => assertCharge({ ...each, quantity: 1001 }))).toMatchObject({
    field: 'quantity',
    code: 'too_large',
  });
});
