import type { Tax } from '../tax/freight-tax';
import { sumCents } from '../text/money';
import { invoiceTotals, type TaxedLine } from './invoice-totals';

/** A line of an issued invoice, and the amount that earlier credit notes credited. */
export interface CreditableLine extends TaxedLine {
  readonly id: number;
  /** Has the sign of the line. */
  readonly creditedCents: number;
}

/** A tax of an issued invoice, and the amount that earlier credit notes credited. */
export interface CreditableTax extends Tax {
  readonly creditedBaseCents: number;
  readonly creditedCents: number;
}

export interface CreditableInvoice {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly isExempt: boolean;
  readonly totalCents: number;
  readonly creditedCents: number;
  readonly lines: readonly CreditableLine[];
  readonly taxes: readonly CreditableTax[];
}

export interface WantedCredit {
  readonly lineId: number;
  /** Has the sign of the line. */
  readonly cents: number;
}

/** The amounts of a credit note, with the sign of the invoice; the note itself shows them as negative. */
export interface Credit {
  readonly lines: readonly WantedCredit[];
  readonly taxes: readonly Tax[];
  readonly totalCents: number;
  /** Whether the invoice is then fully credited. */
  readonly isWhole: boolean;
}

export const leftOf = ({ amountCents, creditedCents }: CreditableLine): number =>
  amountCents - creditedCents;

/** The amounts that earlier credit notes left uncredited. */
export function restOf({ lines }: CreditableInvoice): WantedCredit[] {
  return lines.map((line) => ({ lineId: line.id, cents: leftOf(line) }));
}

/** Whether the amount can be credited: not zero, of the line's sign, and at most what is left. */
export function isPartOf(line: CreditableLine, cents: number): boolean {
  const left = leftOf(line);
  return cents !== 0 && Math.sign(cents) === Math.sign(left) && Math.abs(cents) <= Math.abs(left);
}

/**
 * The credit of parts of an invoice's lines. Taxes are calculated on the whole credited amount, less the taxes of
 * earlier notes. So the notes never exceed the invoice, and the last one credits exactly the rest.
 * @returns null if the notes together would exceed the invoice's total or be negative
 */
export function creditOf(
  invoice: CreditableInvoice,
  wanted: readonly WantedCredit[],
): Credit | null {
  const now = new Map(wanted.map(({ lineId, cents }) => [lineId, cents]));
  const soFar = invoice.lines.map((line) => ({
    ...line,
    amountCents: line.creditedCents + (now.get(line.id) ?? 0),
  }));
  const isWhole = soFar.every(
    ({ amountCents }, at) => amountCents === invoice.lines[at]?.amountCents,
  );
  const taxes = isWhole ? invoice.taxes.map(restOfTax) : taxesBetween(invoice, soFar);
  const given = sumCents(wanted.map(({ cents }) => cents));
  const totalCents = given + sumCents(taxes.map(({ cents }) => cents));
  const together = invoice.creditedCents + totalCents;
  if (!isWhole && (together > invoice.totalCents || together < 0)) return null;
  return { lines: wanted, taxes, totalCents, isWhole };
}

function restOfTax(tax: CreditableTax): Tax {
  const { name, province, rate } = tax;
  const baseCents = tax.baseCents - tax.creditedBaseCents;
  return { name, province, rate, baseCents, cents: tax.cents - tax.creditedCents };
}

function taxesBetween(invoice: CreditableInvoice, soFar: readonly TaxedLine[]): Tax[] {
  const reached = invoiceTotals(invoice.date, soFar, invoice.isExempt).taxes;
  return invoice.taxes
    .map((tax) => {
      const { name, province, rate } = tax;
      const now = reached.find(
        (other) => other.name === name && other.province === province && other.rate === rate,
      );
      return {
        name,
        province,
        rate,
        baseCents: (now?.baseCents ?? 0) - tax.creditedBaseCents,
        cents: between(now?.cents ?? 0, tax.cents) - tax.creditedCents,
      };
    })
    .filter(({ baseCents, cents }) => baseCents !== 0 || cents !== 0);
}

/** Clamps an amount between zero and a limit, which may be negative. */
function between(cents: number, limit: number): number {
  return limit < 0 ? Math.min(0, Math.max(cents, limit)) : Math.max(0, Math.min(cents, limit));
}
