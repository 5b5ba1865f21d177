import type { WebhookAnswer } from '../../src/modules/webhooks/subscriptions/webhook.schema';
import { WebhookSender } from '../../src/modules/webhooks/sending/webhook-sender';
import { postConfirmed } from '../factors';
import type { Caller, TestApi } from '../http';
import { expectStatus } from '../jobs';

/** The receiver is on this machine, and the tests span days. */
export const INSIDE = { WEBHOOK_INSIDE_HOSTS: '127.0.0.1', SESSION_HOURS: '720' };

export interface MadeWebhook {
  readonly webhook: WebhookAnswer;
  readonly secret: string;
  readonly path: string;
}

/** A webhook created by the admin over HTTP. */
export async function makeWebhook(
  api: TestApi,
  address: string,
  more: object = {},
): Promise<MadeWebhook> {
  const admin = await api.as('admin');
  const body = { name: 'Accounting', address, events: ['job.created', 'job.edited'], ...more };
  const { webhook, secret } = expectStatus(await postConfirmed(admin, '/api/webhooks', body), 201);
  return { webhook, secret, path: `/api/webhooks/${String(webhook.id)}` };
}

export interface ListedDelivery {
  readonly id: number;
  readonly eventId: string;
  readonly state: string;
  readonly attempts: number;
  readonly nextAt: string | null;
  readonly lastStatus: number | null;
  readonly lastProblem: { readonly code: string } | null;
}

/** The deliveries of this webhook, oldest first. */
export async function deliveriesOf(reader: Caller, path: string): Promise<ListedDelivery[]> {
  return expectStatus(await reader.get(`${path}/deliveries?order=asc`), 200) as ListedDelivery[];
}

/** Sends all deliveries due by the test's clock. */
export function sendDue(api: TestApi): Promise<void> {
  return api.app.get(WebhookSender).drain();
}

export async function forgetWebhooks(api: TestApi): Promise<void> {
  for (const table of ['webhook_attempts', 'webhook_deliveries', 'webhooks'])
    await api.transactions.run((tx) => tx.manager.query(`DELETE FROM ${table}`));
}
