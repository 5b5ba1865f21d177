import type { Migration } from '../migration';

/** The origin of changes, and the chain that reveals tampering with the log. */
export const AUDIT: Migration = {
  name: '0023-audit',
  steps: [
    'ALTER TABLE activity ADD COLUMN address varchar(45)',
    'ALTER TABLE activity ADD COLUMN userAgent varchar(300)',
    'ALTER TABLE activity ADD COLUMN erasedAt datetime(3)',
    'CREATE INDEX `activity_actor` ON `activity` (actorId, at, id)',
    'CREATE INDEX `activity_address` ON `activity` (address, at, id)',
    'CREATE INDEX `activity_action` ON `activity` (action, at, id)',
    'CREATE INDEX `activity_kind` ON `activity` (resource, at, id)',
    `CREATE TABLE audit_seals ({id}, activityId integer NOT NULL, salt varchar(32) NOT NULL,
      factsHash varchar(64) NOT NULL, hash varchar(64) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `audit_seals_activity` ON `audit_seals` (activityId)',
    `CREATE TABLE audit_chain (id integer NOT NULL PRIMARY KEY, version integer NOT NULL,
      lastNo integer NOT NULL, lastHash varchar(64) NOT NULL, settledId integer NOT NULL) {table}`,
    "INSERT INTO audit_chain (id, version, lastNo, lastHash, settledId) VALUES (1, 0, 0, '', 0)",
    `CREATE TABLE audit_streams ({id}, name varchar(10) NOT NULL, sentNo integer NOT NULL,
      holder varchar(36), leaseUntil datetime(3) NOT NULL, failingSince datetime(3),
      lastError varchar(500)) {table}`,
    'CREATE UNIQUE INDEX `audit_streams_name` ON `audit_streams` (name)',
  ],
};
