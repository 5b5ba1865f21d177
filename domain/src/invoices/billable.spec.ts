import { isBillable } from './billable';

test.each([
  ['a delivered job', true, 'delivered', null, true],
  ['a job under way', true, 'in-transit', null, false],
  ['a deleted job', false, 'delivered', null, false],
  ['a cancelled order with a charge', false, 'assigned', 15_000, true],
  ['a cancelled order without a charge', false, 'assigned', 0, false],
])('%s: is it billable?', (_, isListed, status, dryRunChargeCents, expected) => {
  const cancellation = dryRunChargeCents === null ? null : { id: 3, dryRunChargeCents };
  expect(isBillable({ isListed, status, cancellation })).toBe(expected);
});
