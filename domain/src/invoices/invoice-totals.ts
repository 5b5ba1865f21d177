import { freightTaxes, type Tax } from '../tax/freight-tax';
import { sumCents } from '../text/money';
import { freightLine } from './carriage';
import type { BilledLine } from './invoice-lines';

/** The taxable part of a line, in cents. */
export type TaxedLine = Pick<
  BilledLine,
  'amountCents' | 'taxable' | 'carriage' | 'origin' | 'destination'
>;

export interface InvoiceTotals {
  readonly subtotalCents: number;
  readonly taxes: readonly Tax[];
  readonly taxCents: number;
  readonly totalCents: number;
}

/**
 * The sums of an invoice. Lines without a known route carry no tax: such a draft cannot be issued.
 * @param date 'YYYY-MM-DD' of the invoice
 */
export function invoiceTotals(
  date: string,
  lines: readonly TaxedLine[],
  isExempt: boolean,
): InvoiceTotals {
  const subtotalCents = sumCents(lines.map(({ amountCents }) => amountCents));
  const taxed = lines
    .filter(({ taxable }) => taxable)
    .flatMap((line) => freightLine(line.amountCents, line.carriage, line) ?? []);
  const taxes = freightTaxes(date, taxed, isExempt);
  const taxCents = sumCents(taxes.map(({ cents }) => cents));
  return { subtotalCents, taxes, taxCents, totalCents: subtotalCents + taxCents };
}
