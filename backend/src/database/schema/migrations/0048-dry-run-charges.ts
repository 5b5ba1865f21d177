import type { Migration } from '../migration';

/** Cancelled orders with a charge are invoiced: without an index each list of them would read all cancellations. */
export const DRY_RUN_CHARGES: Migration = {
  name: '0048-dry-run-charges',
  expands: true,
  steps: [
    'CREATE INDEX `job_cancellations_charge` ON `job_cancellations` (`dryRunChargeCents`, `cancelledAt`)',
  ],
};
