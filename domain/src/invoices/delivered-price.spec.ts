import { deliveredPrice, isPricedByUnit, type PricedUnit } from './delivered-price';

const on = (...prices: (number | null)[]): PricedUnit[] =>
  prices.map((priceCents) => ({ priceCents, isLeft: false }));
const left = (...prices: (number | null)[]): PricedUnit[] =>
  prices.map((priceCents) => ({ priceCents, isLeft: true }));

test.each<[string, number | null, PricedUnit[], number | null, boolean]>([
  ['no price', null, on(100), null, false],
  ['no units', 300, [], 300, false],
  ['all delivered, priced by unit', 300, on(100, 200), 300, true],
  ['all delivered, another price agreed', 250, on(100, 200), 250, false],
  ['a unit left of a price that is the sum of all', 300, [...on(100), ...left(200)], 100, true],
  ['a unit left of a price without it', 100, [...on(100), ...left(null)], 100, true],
  ['a unit left of a price for the whole job', 300, [...on(100), ...left(150)], null, false],
  ['a unit left, without unit prices', 300, [...on(null), ...left(null)], null, false],
  ['the left unit has no share', 180, [...on(null, null), ...left(0)], 180, false],
  ['all units left, priced by unit', 300, left(100, 200), 0, false],
  ['all units left of a price for the whole job', 300, left(null), null, false],
])('%s', (_, price, units, billed, byUnit) => {
  expect(deliveredPrice(price, units)).toBe(billed);
  expect(isPricedByUnit(price, units)).toBe(byUnit);
});
