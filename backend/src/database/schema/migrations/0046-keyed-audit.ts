import type { Migration } from '../migration';

/** Seals of the audit log by a key, seals of what an erasure leaves, and the record of retention. */
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
