import type { Migration } from '../migration';

/** An index of delivered jobs without a report, by completion time. */
export const MISSING_REPORTS: Migration = {
  name: '0015-missing-reports',
  steps: [
    'CREATE INDEX `jobs_report` ON `jobs` (hasDriverReport, status, deletedAt, completedAt, id)',
  ],
};
