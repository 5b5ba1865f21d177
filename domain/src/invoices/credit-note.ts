import type { Tax } from '../tax/freight-tax';
import { sumCents } from '../text/money';
import { invoiceTotals, type TaxedLine } from './invoice-totals';

/** A line of an issued invoice, and how much of it earlier credit notes took back. */
export interface CreditableLine extends TaxedLine {
  readonly id: number;
  /** Of the line's own sign. */
  readonly creditedCents: number;
}

/** A tax of an issued invoice, and how much of it earlier credit notes took back. */
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
  /** Of the line's own sign. */
  readonly cents: number;
}

/** What a credit note takes back, all of the invoice's own sign; the note itself shows it below nothing. */
export interface Credit {
  readonly lines: readonly WantedCredit[];
  readonly taxes: readonly Tax[];
  readonly totalCents: number;
  /** Whether nothing of the invoice is left after it. */
  readonly isWhole: boolean;
}

export const leftOf = ({ amountCents, creditedCents }: CreditableLine): number =>
  amountCents - creditedCents;

/** All that earlier credit notes left of an invoice. */
export function restOf({ lines }: CreditableInvoice): WantedCredit[] {
  return lines.map((line) => ({ lineId: line.id, cents: leftOf(line) }));
}

/** Whether an amount is a part of what is left of a line: of its sign, not nothing and not more. */
export function isPartOf(line: CreditableLine, cents: number): boolean {
  const left = leftOf(line);
  return cents !== 0 && Math.sign(cents) === Math.sign(left) && Math.abs(cents) <= Math.abs(left);
}

/**
 * The credit of parts of an invoice's lines. Taxes are worked out of all that was credited so far, less what earlier
 * notes have of them, so that the notes together never take back more than the invoice charged, and the last one takes
 * just what is left.
 * @returns null where the notes together would take back more than the invoice's total, or less than nothing
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

/** The nearest to an amount that lies from nothing to a limit, which may be below nothing. */
function between(cents: number, limit: number): number {
  return limit < 0 ? Math.min(0, Math.max(cents, limit)) : Math.max(0, Math.min(cents, limit));
}
