import fc from 'fast-check';
import { PROVINCE_CODES } from '../places/province';
import { sumCents } from '../text/money';
import {
  type Credit,
  type CreditableInvoice,
  creditOf,
  isPartOf,
  leftOf,
  restOf,
} from './credit-note';
import { invoiceTotals, type TaxedLine } from './invoice-totals';

const DATE = '2026-03-31';
const line = (amountCents: number, destination = 'ON'): TaxedLine => ({
  ...{ amountCents, taxable: true, carriage: 'domestic' as const, origin: 'QC', destination },
});

function issued(lines: readonly TaxedLine[]): CreditableInvoice {
  const { taxes, totalCents } = invoiceTotals(DATE, lines, false);
  return {
    ...{ date: DATE, isExempt: false, totalCents, creditedCents: 0 },
    lines: lines.map((one, at) => ({ ...one, id: at + 1, creditedCents: 0 })),
    taxes: taxes.map((tax) => ({ ...tax, creditedBaseCents: 0, creditedCents: 0 })),
  };
}

/** The invoice after the credit note. */
function after(invoice: CreditableInvoice, credit: Credit): CreditableInvoice {
  const centsOf = (id: number) => credit.lines.find(({ lineId }) => lineId === id)?.cents ?? 0;
  return {
    ...invoice,
    creditedCents: invoice.creditedCents + credit.totalCents,
    lines: invoice.lines.map((one) => ({
      ...one,
      creditedCents: one.creditedCents + centsOf(one.id),
    })),
    taxes: invoice.taxes.map((tax) => {
      const taken = credit.taxes.find(
        ({ name, province, rate }) =>
          name === tax.name && province === tax.province && rate === tax.rate,
      );
      return {
        ...tax,
        creditedBaseCents: tax.creditedBaseCents + (taken?.baseCents ?? 0),
        creditedCents: tax.creditedCents + (taken?.cents ?? 0),
      };
    }),
  };
}

function credited(invoice: CreditableInvoice, wanted: [number, number][]): Credit {
  const credit = creditOf(
    invoice,
    wanted.map(([lineId, cents]) => ({ lineId, cents })),
  );
  if (credit === null) throw new Error('It is within the invoice.');
  return credit;
}

test('the taxes of two halves of an odd cent add up to the tax of the whole', () => {
  // 0.50 × 13 % = 6.5 cents, so 1.00 carries 13 cents, not twice 7.
  const invoice = issued([line(50), line(50)]);
  expect(invoice.taxes[0]?.cents).toBe(13);
  const first = credited(invoice, [[1, 50]]);
  expect(first).toMatchObject({ totalCents: 57, isWhole: false });
  const second = credited(after(invoice, first), [[2, 50]]);
  expect(second).toMatchObject({ totalCents: 56, isWhole: true });
  expect(second.taxes).toEqual([
    { name: 'HST', province: 'ON', rate: 13_000, baseCents: 50, cents: 6 },
  ]);
});

test('a full credit mirrors the invoice', () => {
  const invoice = issued([line(12_345), line(-345), line(7_777, 'NS'), line(0)]);
  const credit = creditOf(invoice, restOf(invoice));
  expect(credit).toEqual({
    lines: [12_345, -345, 7_777, 0].map((cents, at) => ({ lineId: at + 1, cents })),
    taxes: invoice.taxes.map(({ creditedBaseCents: _, creditedCents: __, ...tax }) => tax),
    totalCents: invoice.totalCents,
    isWhole: true,
  });
});

test('leaves the tax of another province unchanged', () => {
  const invoice = issued([line(10_000), line(20_000, 'NS')]);
  expect(credited(invoice, [[2, 5_000]]).taxes).toEqual([
    { name: 'HST', province: 'NS', rate: 14_000, baseCents: 5_000, cents: 700 },
  ]);
});

test('credits no more than the invoice, and no negative amount', () => {
  const invoice = issued([line(10_000), line(-9_000)]);
  expect(creditOf(invoice, [{ lineId: 1, cents: 10_000 }])).toBeNull();
  expect(creditOf(invoice, [{ lineId: 2, cents: -1 }])).toBeNull();
  expect(creditOf(invoice, [{ lineId: 1, cents: 1_000 }])).toMatchObject({ isWhole: false });
});

test.each([
  [1_000, 0, 1_000, true],
  [1_000, 0, 1, true],
  [1_000, 0, 1_001, false],
  [1_000, 600, 400, true],
  [1_000, 600, 401, false],
  [1_000, 0, 0, false],
  [1_000, 0, -1, false],
  [-1_000, -600, -400, true],
  [-1_000, -600, -401, false],
  [-1_000, 0, 5, false],
  [1_000, 1_000, 1, false],
])('of %i, with %i credited, %i can be credited: %o', (amountCents, creditedCents, cents, is) => {
  expect(isPartOf({ ...line(amountCents), id: 1, creditedCents }, cents)).toBe(is);
});

const anyLine = fc.record({
  amountCents: fc.integer({ min: 1, max: 1_000_000 }),
  taxable: fc.boolean(),
  carriage: fc.constantFrom(
    'domestic' as const,
    'international' as const,
    'beyond-quebec' as const,
  ),
  origin: fc.constantFrom(...PROVINCE_CODES),
  destination: fc.constantFrom(...PROVINCE_CODES),
});
const step = fc.record({ line: fc.nat(), share: fc.integer({ min: 1, max: 100 }) });

test('partial credit notes never exceed the invoice, and all of them add up to it', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.array(step, { maxLength: 12 }),
      (lines, steps) => {
        const whole = issued(lines);
        let invoice = whole;
        const notes: Credit[] = [];
        const take = (credit: Credit | null) => {
          if (credit === null) throw new Error('Parts of positive lines are within the invoice.');
          notes.push(credit);
          invoice = after(invoice, credit);
          expect(invoice.creditedCents).toBeLessThanOrEqual(whole.totalCents);
          for (const tax of invoice.taxes) {
            expect(tax.creditedCents).toBeGreaterThanOrEqual(0);
            expect(tax.creditedCents).toBeLessThanOrEqual(tax.cents);
          }
        };
        for (const { line: at, share } of steps) {
          const chosen = invoice.lines[at % invoice.lines.length];
          const cents = chosen === undefined ? 0 : Math.ceil((leftOf(chosen) * share) / 100);
          if (chosen !== undefined && isPartOf(chosen, cents))
            take(creditOf(invoice, [{ lineId: chosen.id, cents }]));
        }
        if (invoice.lines.some((one) => leftOf(one) !== 0))
          take(creditOf(invoice, restOf(invoice)));
        expect(notes.at(-1)?.isWhole).toBe(true);
        expect(sumCents(notes.map(({ totalCents }) => totalCents))).toBe(whole.totalCents);
        for (const tax of invoice.taxes) {
          expect(tax.creditedCents).toBe(tax.cents);
          expect(tax.creditedBaseCents).toBe(tax.baseCents);
        }
      },
    ),
  );
});
