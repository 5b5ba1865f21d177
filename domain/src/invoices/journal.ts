import type { TaxName } from '../tax/rates';

/** The accounts that invoices and payments are booked to. */
export const BOOK_ACCOUNTS = ['receivable', 'bank', 'revenue', 'gst', 'qst'] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

const SAGE_NUMBER = /^\d{4,8}$/;

/** Whether Sage 50, which knows accounts by number, can know this one. */
export function isSageNumber(account: string | null): account is string {
  return account !== null && SAGE_NUMBER.test(account);
}

export interface JournalLine {
  readonly account: BookAccount;
  /** Debits are above nothing, credits below. */
  readonly cents: number;
}

/** One entry of a journal; its lines sum up to nothing. */
export interface JournalEntry {
  /** The number of the invoice or payment. */
  readonly source: string;
  /** Calendar date 'YYYY-MM-DD'. */
  readonly date: string;
  /** The customer. */
  readonly name: string;
  readonly lines: readonly JournalLine[];
}

/** An invoice, or a credit note, whose amounts are below nothing. */
export interface BookedInvoice {
  readonly reference: string;
  readonly date: string;
  readonly customerName: string;
  readonly subtotalCents: number;
  readonly taxes: readonly { readonly name: TaxName; readonly cents: number }[];
}

export interface BookedPayment {
  readonly source: string;
  readonly date: string;
  readonly customerName: string;
  readonly cents: number;
}

/** The customer owes the total; the price is earned, and the taxes are owed. HST is booked with the GST: one return has both. */
export function invoiceEntry(invoice: BookedInvoice): JournalEntry {
  const { reference, date, customerName, subtotalCents, taxes } = invoice;
  const qst = sum(taxes.filter(({ name }) => name === 'QST'));
  const gst = sum(taxes) - qst;
  return entry(reference, date, customerName, [
    { account: 'receivable', cents: subtotalCents + gst + qst },
    { account: 'revenue', cents: -subtotalCents },
    { account: 'gst', cents: -gst },
    { account: 'qst', cents: -qst },
  ]);
}

/** Money came in, and the customer owes that much less. */
export function paymentEntry({ source, date, customerName, cents }: BookedPayment): JournalEntry {
  return entry(source, date, customerName, [
    { account: 'bank', cents },
    { account: 'receivable', cents: -cents },
  ]);
}

function entry(
  source: string,
  date: string,
  name: string,
  lines: readonly JournalLine[],
): JournalEntry {
  return { source, date, name, lines: lines.filter(({ cents }) => cents !== 0) };
}

function sum(taxes: BookedInvoice['taxes']): number {
  return taxes.reduce((total, { cents }) => total + cents, 0);
}
