import type { Migration } from '../migration';

/** The visibility for which stored answers and webhook bodies were made; other callers do not get them. */
export const KEPT_VISIBILITY: Migration = {
  name: '0045-kept-visibility',
  expands: true,
  steps: [
    'ALTER TABLE idempotency_keys ADD COLUMN visibility varchar(64)',
    'ALTER TABLE webhook_deliveries ADD COLUMN bodyFor varchar(64)',
  ],
};
