import type { MoneyLeak } from '@dispatch/domain/invoices/money-leaks';

const OF_INVOICES: readonly MoneyLeak[] = ['not-sent', 'not-delivered-mail', 'overdue'];

/** Whether the kind lists invoices rather than jobs. */
export const isOfInvoices = (kind: MoneyLeak) => OF_INVOICES.includes(kind);
