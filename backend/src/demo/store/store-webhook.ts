import type { Settings } from '../../config/settings';
import { insertRecord } from '../../database/records/records';
import { Webhook } from '../../database/schema/entities/webhooks/webhook';
import type { Tx } from '../../database/transactions/transaction';
import { eventsText } from '../../modules/outside/webhooks/subscriptions/webhook-checks';
import { WebhookSecrets } from '../../modules/outside/webhooks/subscriptions/webhook-secrets';

/** A disabled webhook: the sample company sends no events. */
export async function storeWebhook(tx: Tx, settings: Settings, at: Date): Promise<void> {
  await insertRecord(tx, Webhook, {
    name: 'Accounting',
    address: 'https://erp.example.com/dispatch',
    events: eventsText(['job.delivered', 'invoice.issued', 'invoice.paid']),
    ...{ includesPrices: true, isOn: false, offReason: null },
    secret: new WebhookSecrets(settings).make().sealed,
    ...{ previousSecret: null, previousUntil: null, version: 1, createdAt: at, updatedAt: at },
  });
}
