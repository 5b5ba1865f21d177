import type { Migration } from '../migration';

/** Tracking links of jobs, which need no sign-in. */
export const TRACKING: Migration = {
  name: '0033-tracking',
  expands: true,
  steps: [
    `CREATE TABLE tracking_links ({id}, jobId integer NOT NULL, nonce varchar(64) NOT NULL,
      tokenHash varchar(64) NOT NULL, madeById integer, madeByName varchar(120),
      createdAt datetime(3) NOT NULL, takenBackAt datetime(3)) {table}`,
    'CREATE UNIQUE INDEX `tracking_links_job` ON `tracking_links` (jobId)',
    'CREATE UNIQUE INDEX `tracking_links_token` ON `tracking_links` (tokenHash)',
  ],
};
