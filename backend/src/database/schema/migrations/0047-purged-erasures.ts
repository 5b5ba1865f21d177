import type { Migration } from '../migration';

/** Null for earlier erasures: indexes and free pages of the embedded database may still hold the person's data. */
export const PURGED_ERASURES: Migration = {
  name: '0047-purged-erasures',
  expands: true,
  steps: ['ALTER TABLE erasures ADD COLUMN purgedAt datetime(3)'],
};
