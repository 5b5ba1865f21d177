import type { Migration } from '../migration';

/** Deliveries of a webhook by when they are due. */
export const DUE_DELIVERIES: Migration = {
  name: '0029-due-deliveries',
  expands: true,
  steps: [
    'CREATE INDEX `webhook_deliveries_next` ON `webhook_deliveries` (webhookId, state, runAt, id)',
  ],
};
