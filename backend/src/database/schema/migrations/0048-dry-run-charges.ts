import type { Migration } from '../migration';

/**
 * An index of cancelled orders with a charge, which are invoiced: without it, each such list would read all
 * cancellations.
 */
export const DRY_RUN_CHARGES: Migration = {
  name: '0048-dry-run-charges',
  expands: true,
  steps: [
    'CREATE INDEX `job_cancellations_charge` ON `job_cancellations` (`dryRunChargeCents`, `cancelledAt`)',
  ],
};
