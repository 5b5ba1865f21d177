import { invoiceTotals, type TaxedLine } from './invoice-totals';

const line = (amountCents: number, more: Partial<TaxedLine> = {}): TaxedLine => ({
  ...{ amountCents, taxable: true, carriage: 'domestic' as const, origin: 'QC', destination: 'QC' },
  ...more,
});

test('adds the taxes of all lines to their sum', () => {
  const totals = invoiceTotals(
    '2026-03-31',
    [
      line(10_000),
      line(20_000, { destination: 'ON' }),
      line(5_000, { taxable: false }),
      line(7_000, { carriage: 'interline', origin: null, destination: null }),
      line(-1_000),
    ],
    false,
  );
  expect(totals).toEqual({
    subtotalCents: 41_000,
    taxes: [
      { name: 'GST', province: null, rate: 5_000, baseCents: 9_000, cents: 450 },
      { name: 'HST', province: 'ON', rate: 13_000, baseCents: 20_000, cents: 2_600 },
      // 90.00 × 9.975 % = 8.9775
      { name: 'QST', province: 'QC', rate: 9_975, baseCents: 9_000, cents: 898 },
    ],
    taxCents: 3_948,
    totalCents: 44_948,
  });
});

test('an exempt customer pays no tax', () => {
  expect(invoiceTotals('2026-03-31', [line(10_000)], true)).toEqual({
    ...{ subtotalCents: 10_000, taxes: [], taxCents: 0, totalCents: 10_000 },
  });
});

test('a line without a known route carries no tax', () => {
  const lines = [line(10_000, { destination: null }), line(10_000, { destination: 'NY' })];
  expect(invoiceTotals('2026-03-31', lines, false)).toMatchObject({
    taxes: [],
    totalCents: 20_000,
  });
});
