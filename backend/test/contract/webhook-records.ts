import type { ApiOperation } from './api-document';
import type { TestApi } from '../app/http';
import { makeJob } from '../records/jobs';
import { forgetWebhooks, makeWebhook } from '../webhooks/webhooks';

export interface WebhookRecords {
  readonly id: number;
  readonly deliveryId: number;
}

/** A webhook with a waiting event that is never sent. Deletes earlier ones, because their number is limited. */
export async function makeWebhookRecords(api: TestApi): Promise<WebhookRecords> {
  await forgetWebhooks(api);
  const { webhook } = await makeWebhook(api, 'https://erp.example.com/');
  await makeJob(api);
  const [row] = await api.database.query<{ id: number }>('SELECT id FROM webhook_deliveries');
  if (row === undefined) throw new Error('No event waits for the webhook.');
  return { id: webhook.id, deliveryId: row.id };
}

/** Null for all other operations. */
export async function webhookIdsFor(
  api: TestApi,
  { path }: ApiOperation,
): Promise<WebhookRecords | null> {
  return path.startsWith('/api/webhooks') ? makeWebhookRecords(api) : null;
}
