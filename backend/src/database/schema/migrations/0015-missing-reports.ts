import type { Migration } from '../migration';

/** Keeps the delivered jobs whose report has not come in the order of their completion. */
export const MISSING_REPORTS: Migration = {
  name: '0015-missing-reports',
  steps: [
    'CREATE INDEX `jobs_report` ON `jobs` (hasDriverReport, status, deletedAt, completedAt, id)',
  ],
};
