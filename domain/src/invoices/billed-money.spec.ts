import { revenueCents, riskOf, toInvoiceCents } from './billed-money';
import type { BilledLine, Claim, JobBilling } from './invoice-lines';

const billing = (
  kinds: readonly Claim['kind'][],
  lacks: JobBilling['lacks'] = null,
): JobBilling => ({
  lines: kinds.map(() => ({ amountCents: 100 }) as BilledLine), // of a line the amount alone counts
  claims: kinds.map((kind, at) => ({ kind, subjectId: at })),
  lacks,
});

test.each([
  ['nothing', billing([]), 0, null],
  ['a price', billing(['job']), 100, 'not-invoiced'],
  ['units and a charge', billing(['unit', 'unit', 'charge']), 300, 'not-invoiced'],
  ['a dry run', billing(['dry-run']), 100, 'not-invoiced'],
  ['a charge alone', billing(['charge']), 100, 'charge-not-invoiced'],
  ['an unknown price', billing(['job'], 'price'), null, 'no-price'],
  ['a price for all units', billing(['job'], 'delivered-price'), null, 'no-price'],
] as const)('to invoice and at risk: %s', (_, given, cents, risk) => {
  expect(toInvoiceCents(given)).toBe(cents);
  expect(riskOf(given)).toBe(risk);
});

test('revenue is what was issued, less credit notes', () => {
  const documents = [
    { status: 'paid', subtotalCents: 500 },
    { status: 'void', subtotalCents: 70 },
    { status: 'issued', subtotalCents: -70 },
    { status: 'draft', subtotalCents: 9_000 },
  ];
  expect(revenueCents(documents)).toBe(500);
});
