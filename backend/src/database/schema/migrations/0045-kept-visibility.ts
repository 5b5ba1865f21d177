import type { Migration } from '../migration';

/** What the caller of a keyed request was allowed to see, so that others do not get its answer. */
export const KEPT_VISIBILITY: Migration = {
  name: '0045-kept-visibility',
  expands: true,
  steps: ['ALTER TABLE idempotency_keys ADD COLUMN visibility varchar(64)'],
};
