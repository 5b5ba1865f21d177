import type { Migration } from '../migration';

/** Keyed seals of the audit log, seals of erased entries, and the record of retention runs. */
export const KEYED_AUDIT: Migration = {
  name: '0046-keyed-audit',
  expands: true,
  steps: [
    'ALTER TABLE audit_seals ADD COLUMN keyId varchar(8)',
    'ALTER TABLE audit_seals ADD COLUMN erasedBy varchar(30)',
    'ALTER TABLE audit_seals ADD COLUMN erasedSeal varchar(64)',
    'ALTER TABLE audit_seals ADD COLUMN erasedKeyId varchar(8)',
    'CREATE TABLE retention_runs ({id}, at datetime(3) NOT NULL, entries integer NOT NULL) {table}',
  ],
};
