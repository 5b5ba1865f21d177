import type { Migration } from '../migration';

/** An index of a webhook's deliveries by due time. */
export const DUE_DELIVERIES: Migration = {
  name: '0029-due-deliveries',
  expands: true,
  steps: [
    'CREATE INDEX `webhook_deliveries_next` ON `webhook_deliveries` (webhookId, state, runAt, id)',
  ],
};
