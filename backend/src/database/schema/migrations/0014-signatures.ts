import type { Migration } from '../migration';

const column = (definition: string): string => `ALTER TABLE jobs ADD COLUMN ${definition}`;

/** Signatures, and the report versions that they seal. */
export const SIGNATURES: Migration = {
  name: '0014-signatures',
  steps: [
    column('pickupOutcome varchar(30)'),
    column('pickupSignedBy varchar(120)'),
    column('pickupSignedAt datetime(3)'),
    column('deliveryOutcome varchar(30)'),
    column('deliverySignedBy varchar(120)'),
    column('deliverySignedAt datetime(3)'),
    `CREATE TABLE report_versions ({id}, jobId integer NOT NULL, number integer NOT NULL,
      sequence integer NOT NULL, hash varchar(64) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `report_versions_job` ON `report_versions` (`jobId`, `number`)',
    'CREATE UNIQUE INDEX `report_versions_sequence` ON `report_versions` (`sequence`)',
    `CREATE TABLE report_version_parts ({id}, versionId integer NOT NULL, position integer NOT NULL,
      content text NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `report_version_parts_version` ON `report_version_parts` (`versionId`, `position`)',
    `CREATE TABLE report_chains ({id}, jobId integer NOT NULL, length integer NOT NULL,
      hash varchar(64) NOT NULL) {table}`,
    'CREATE UNIQUE INDEX `report_chains_job` ON `report_chains` (`jobId`)',
    "INSERT INTO guards (name, version) VALUES ('seals', 0)",
  ],
};
