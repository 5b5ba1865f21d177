import type { Migration } from '../migration';

/** The revenue of a period is read from this index alone; a year may have 100,000s of invoices. */
export const REVENUE: Migration = {
  name: '0051-revenue',
  expands: true,
  steps: [
    'CREATE INDEX `invoices_revenue` ON `invoices` (`invoiceDate`, `status`, `subtotalCents`)',
  ],
};
