import type { Migration } from '../migration';

/** Erasures, and the retention time of each kind of record. */
export const PRIVACY: Migration = {
  name: '0026-privacy',
  steps: [
    `CREATE TABLE erasures ({id}, kind varchar(20) NOT NULL, recordId integer NOT NULL, driverId integer,
      recordCreatedAt datetime(3) NOT NULL, reason varchar(20) NOT NULL, requestedAt datetime(3) NOT NULL,
      requestedById integer, marks text, atTable varchar(40), atId integer NOT NULL, changedRows integer NOT NULL,
      finishedAt datetime(3)) {table}`,
    'CREATE INDEX `erasures_record` ON `erasures` (kind, recordId)',
    'CREATE INDEX `erasures_finished` ON `erasures` (finishedAt)',
    `CREATE TABLE retention_settings (id integer NOT NULL PRIMARY KEY, deliveredJobs integer, photos integer,
      signatures integer, activity integer, sessions integer, sentMails integer, deletedCustomers integer,
      deletedUsers integer, lastRunOn varchar(10), version integer NOT NULL, createdAt datetime(3) NOT NULL,
      updatedAt datetime(3) NOT NULL) {table}`,
    'ALTER TABLE report_versions ADD COLUMN letGoAt datetime(3)',
    "INSERT INTO guards (name, version) VALUES ('privacy', 0)",
  ],
};
