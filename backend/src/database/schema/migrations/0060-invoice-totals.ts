import type { Migration } from '../migration';

/** Invoices are found by their total. */
export const INVOICE_TOTALS: Migration = {
  name: '0060-invoice-totals',
  expands: true,
  steps: ['CREATE INDEX `invoices_total` ON `invoices` (totalCents)'],
};
