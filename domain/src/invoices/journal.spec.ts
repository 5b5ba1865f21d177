import fc from 'fast-check';
import { invoiceEntry, isSageNumber, paymentEntry } from './journal';

const INVOICE = { reference: 'INV-000012', date: '2026-03-31', customerName: 'Garage Bélanger' };

test('books an invoice within Quebec as receivable, revenue, GST and QST', () => {
  const taxes = [
    { name: 'GST', cents: 5_000 },
    { name: 'QST', cents: 9_975 },
  ] as const;
  expect(invoiceEntry({ ...INVOICE, subtotalCents: 100_000, taxes })).toEqual({
    source: 'INV-000012',
    date: '2026-03-31',
    name: 'Garage Bélanger',
    lines: [
      { account: 'receivable', cents: 114_975 },
      { account: 'revenue', cents: -100_000 },
      { account: 'gst', cents: -5_000 },
      { account: 'qst', cents: -9_975 },
    ],
  });
});

test('books HST with the GST, and no line of zero', () => {
  const taxes = [
    { name: 'GST', cents: 500 },
    { name: 'HST', cents: 1_300 },
  ] as const;
  expect(invoiceEntry({ ...INVOICE, subtotalCents: 20_000, taxes }).lines).toEqual([
    { account: 'receivable', cents: 21_800 },
    { account: 'revenue', cents: -20_000 },
    { account: 'gst', cents: -1_800 },
  ]);
});

test('a credit note is the reverse', () => {
  const taxes = [{ name: 'GST', cents: -50 }] as const;
  expect(invoiceEntry({ ...INVOICE, subtotalCents: -1_000, taxes }).lines).toEqual([
    { account: 'receivable', cents: -1_050 },
    { account: 'revenue', cents: 1_000 },
    { account: 'gst', cents: 50 },
  ]);
});

test('a payment moves the receivable to the bank', () => {
  const payment = {
    source: 'PAY-7',
    date: '2026-04-02',
    customerName: 'Zoë',
    cents: 1_050,
    isWriteOff: false,
  };
  expect(paymentEntry(payment)).toEqual({
    source: 'PAY-7',
    date: '2026-04-02',
    name: 'Zoë',
    lines: [
      { account: 'bank', cents: 1_050 },
      { account: 'receivable', cents: -1_050 },
    ],
  });
});

test('a write-off moves the receivable to its own account, not to the bank', () => {
  const written = { source: 'PAY-8', date: '2026-04-02', customerName: 'Zoë', cents: 5 };
  expect(paymentEntry({ ...written, isWriteOff: true }).lines).toEqual([
    { account: 'writeOff', cents: 5 },
    { account: 'receivable', cents: -5 },
  ]);
});

test('every entry balances', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const tax = fc.record({ name: fc.constantFrom('GST', 'HST', 'QST'), cents });
  fc.assert(
    fc.property(cents, fc.array(tax), (subtotalCents, taxes) => {
      const { lines } = invoiceEntry({ ...INVOICE, subtotalCents, taxes });
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0);
    }),
  );
});

// "Importing General Journal Entries", Sage: accounts have 4 to 8 digits.
test.each([
  ['1205', true],
  ['12050000', true],
  ['120', false],
  ['120500000', false],
  ['Sales', false],
  [null, false],
])('%s is an account number in Sage 50: %s', (account, isOne) => {
  expect(isSageNumber(account)).toBe(isOne);
});
