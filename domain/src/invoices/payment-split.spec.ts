import fc from 'fast-check';
import { AppError } from '../errors';
import { issuedStatus } from './invoice-status';
import { assertSplit, type OwedInvoice, splitInOrder } from './payment-split';

const owed = (id: number, totalCents: number, creditedCents = 0, paidCents = 0): OwedInvoice => {
  const sums = { totalCents, creditedCents, paidCents };
  return { id, ...sums, status: issuedStatus(sums) };
};

test.each([
  [5_000, [{ invoiceId: 1, cents: 5_000 }]],
  [
    10_001,
    [
      { invoiceId: 1, cents: 10_000 },
      { invoiceId: 2, cents: 1 },
    ],
  ],
  [
    90_000,
    [
      { invoiceId: 1, cents: 10_000 },
      { invoiceId: 2, cents: 2_500 },
    ],
  ],
])('allocates %i cents to the invoices in order', (cents, parts) => {
  const invoices = [owed(1, 10_000), owed(9, 700, 0, 700), owed(2, 5_000, 2_000, 500)];
  expect(splitInOrder(cents, invoices)).toEqual(parts);
});

test('no split allocates more than the payment or more than is owed', () => {
  const cents = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(cents, fc.array(fc.tuple(cents, cents)), (money, totals) => {
      const invoices = totals.map(([total, paid], at) =>
        owed(at + 1, total, 0, Math.min(total, paid)),
      );
      const parts = splitInOrder(money, invoices);
      assertSplit(parts, money, invoices);
      const left = money - parts.reduce((sum, part) => sum + part.cents, 0);
      const open = invoices.reduce(
        (sum, { totalCents, paidCents }) => sum + totalCents - paidCents,
        0,
      );
      expect(left).toBe(Math.max(0, money - open));
    }),
  );
});

function problemsOf(parts: { invoiceId: number; cents: number }[], cents = 100_000) {
  const invoices = [owed(1, 10_000), owed(2, 5_000, 0, 5_000), owed(3, 5_000, 5_000)];
  try {
    assertSplit(parts, cents, invoices);
  } catch (error) {
    if (error instanceof AppError)
      return error.details?.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
  return [];
}

test.each([
  [[{ invoiceId: 1, cents: 10_000 }], []],
  [[{ invoiceId: 1, cents: 10_001 }], ['allocations.0.amount more_than_owed']],
  [[{ invoiceId: 1, cents: 0 }], ['allocations.0.amount no_amount']],
  [[{ invoiceId: 2, cents: 1 }], ['allocations.0.invoiceId not_owed_invoice']],
  [[{ invoiceId: 3, cents: 1 }], ['allocations.0.invoiceId not_owed_invoice']],
  [[{ invoiceId: 4, cents: 1 }], ['allocations.0.invoiceId not_owed_invoice']],
  [
    [
      { invoiceId: 1, cents: 1 },
      { invoiceId: 1, cents: 1 },
    ],
    ['allocations.1.invoiceId doubled_invoice'],
  ],
])('%j', (parts, problems) => {
  expect(problemsOf(parts)).toEqual(problems);
});

test('rejects allocations above the payment', () => {
  expect(problemsOf([{ invoiceId: 1, cents: 101 }], 100)).toEqual([
    'allocations more_than_payment',
  ]);
});
