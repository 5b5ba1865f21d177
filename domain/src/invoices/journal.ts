import type { TaxName } from '../tax/rates';

export const BOOK_ACCOUNTS = ['receivable', 'bank', 'revenue', 'gst', 'qst', 'writeOff'] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

const SAGE_NUMBER = /^\d{4,8}$/;

/** Whether Sage 50, which identifies accounts by number, accepts this account. */
export function isSageNumber(account: string | null): account is string {
  return account !== null && SAGE_NUMBER.test(account);
}

export interface JournalLine {
  readonly account: BookAccount;
  /** Debits are positive, credits negative. */
  readonly cents: number;
}

/** One journal entry; the sum of its lines is zero. */
export interface JournalEntry {
  /** The number of the invoice or payment. */
  readonly source: string;
  /** Calendar date 'YYYY-MM-DD'. */
  readonly date: string;
  /** The customer. */
  readonly name: string;
  readonly lines: readonly JournalLine[];
}

/** An invoice, or a credit note with negative amounts. */
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
  /** Given up: no money came in. */
  readonly isWriteOff: boolean;
}

/**
 * Debits the receivable with the total; credits revenue and taxes. HST is booked with the GST, as one return covers
 * both.
 */
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

/** Moves the amount from the receivable to the bank, or to the account of write-offs. */
export function paymentEntry(payment: BookedPayment): JournalEntry {
  const { source, date, customerName, cents, isWriteOff } = payment;
  return entry(source, date, customerName, [
    { account: isWriteOff ? 'writeOff' : 'bank', cents },
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
