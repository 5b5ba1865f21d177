import type { Migration } from '../migration';

/** Series of jobs, and the outcome of each date. */
export const RECURRING_JOBS: Migration = {
  name: '0032-recurring-jobs',
  expands: true,
  steps: [
    `CREATE TABLE recurring_jobs ({id}, name varchar(80) NOT NULL, templateId integer, customerId integer, job text,
      driverId integer, schedule text NOT NULL, state varchar(10) NOT NULL, watchFrom varchar(10) NOT NULL,
      nextAt datetime(3), version integer NOT NULL, createdAt datetime(3) NOT NULL,
      updatedAt datetime(3) NOT NULL) {table}`,
    'CREATE INDEX `recurring_jobs_due` ON `recurring_jobs` (state, nextAt)',
    'CREATE INDEX `recurring_jobs_template` ON `recurring_jobs` (templateId)',
    `CREATE TABLE recurring_occurrences ({id}, seriesId integer NOT NULL, plannedOn varchar(10) NOT NULL,
      day varchar(10) NOT NULL, state varchar(10) NOT NULL, jobId integer, reason varchar(30),
      at datetime(3) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `recurring_occurrences_once` ON `recurring_occurrences` (seriesId, plannedOn)',
  ],
};
