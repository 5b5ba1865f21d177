import {
  creditOf,
  type Credit,
  type CreditableInvoice,
  restOf,
} from '@dispatch/domain/invoices/credit-note';
import type { Creditable } from '../../../api/generated/endpoints';
import type { Invoice } from '../../../api/invoicing/invoices';
import type { CreditValues } from './creditForm';

/** The rules of the server for an invoice, and what its credit notes have credited. */
export type CreditRules = CreditableInvoice;

const cents = (dollars: number) => Math.round(dollars * 100);
/** Rates are calculated in thousandths of a percent. */
const rateOf = (percent: number) => Math.round(percent * 1000);

export function creditRules(invoice: Invoice, creditable: Creditable): CreditRules {
  const lines = new Map(creditable.lines.map(({ lineId, credited }) => [lineId, credited]));
  return {
    date: invoice.invoiceDate ?? '',
    isExempt: invoice.exemptCertificate !== null,
    totalCents: cents(invoice.total),
    creditedCents: cents(invoice.credited),
    lines: invoice.lines.flatMap(({ id, amount, taxable, carriage, origin, destination }) =>
      id === null
        ? []
        : {
            ...{ id, taxable, carriage, origin, destination },
            amountCents: cents(amount),
            creditedCents: cents(lines.get(id) ?? 0),
          },
    ),
    taxes: creditable.taxes.map(({ name, province, rate, creditedBase, credited }) => {
      const tax = invoice.taxes.find(
        (one) => one.name === name && one.province === province && one.rate === rate,
      );
      return {
        ...{ name, province, rate: rateOf(rate) },
        ...{ baseCents: cents(tax?.base ?? 0), cents: cents(tax?.amount ?? 0) },
        ...{ creditedBaseCents: cents(creditedBase), creditedCents: cents(credited) },
      };
    }),
  };
}

/** The credit note of the form; null while its amounts are too large. */
export function creditIn(
  rules: CreditRules,
  { extent, lines }: Pick<CreditValues, 'extent' | 'lines'>,
): Credit | null {
  if (extent === 'whole') return creditOf(rules, restOf(rules));
  const wanted = lines.flatMap(({ lineId, isOn, amount }) =>
    isOn && amount !== null && Number.isFinite(amount) ? [{ lineId, cents: cents(amount) }] : [],
  );
  return creditOf(rules, wanted);
}
