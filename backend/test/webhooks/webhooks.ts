import type { WebhookAnswer } from '../../src/modules/outside/webhooks/subscriptions/webhook.schema';
import { WebhookSender } from '../../src/modules/outside/webhooks/sending/webhook-sender';
import { postConfirmed } from '../accounts/factors';
import type { Caller, TestApi } from '../app/http';
import { expectStatus } from '../records/jobs';

/** The receiver is local, and tests move the clock by days. */
export const INSIDE = { WEBHOOK_INSIDE_HOSTS: '127.0.0.1', SESSION_HOURS: '720' };

export interface MadeWebhook {
  readonly webhook: WebhookAnswer;
  readonly secret: string;
  readonly path: string;
}

/** Creates a webhook as the admin over HTTP. */
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

/** The deliveries of this path's webhook, oldest first. */
export async function deliveriesOf(reader: Caller, path: string): Promise<ListedDelivery[]> {
  return expectStatus(await reader.get(`${path}/deliveries?order=asc`), 200) as ListedDelivery[];
}

/** Sends everything that is due by the test's clock. */
export function sendDue(api: TestApi): Promise<void> {
  return api.app.get(WebhookSender).drain();
}

export async function forgetWebhooks(api: TestApi): Promise<void> {
  for (const table of ['webhook_attempts', 'webhook_deliveries', 'webhooks'])
    await api.transactions.run((tx) => tx.manager.query(`DELETE FROM ${table}`));
}
