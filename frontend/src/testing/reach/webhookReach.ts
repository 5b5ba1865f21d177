/** The arguments for each query of webhooks. */
export const WEBHOOK_QUERIES: Record<string, unknown> = {
  listWebhooks: undefined,
  getWebhook: { id: 1 },
  listWebhookDeliveries: { id: 1 },
  getWebhookDelivery: { id: 1, deliveryId: 2 },
  webhookDeliveryPages: { id: 1 },
};

const WEBHOOKS = [...Object.keys(WEBHOOK_QUERIES), 'listActivity', 'listJobActivity'];

export const WEBHOOK_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  makeWebhook: { arg: { newWebhook: {} }, reaches: WEBHOOKS },
  changeWebhook: { arg: { id: 1, webhookChanges: {} }, reaches: WEBHOOKS },
  deleteWebhook: { arg: { id: 1 }, reaches: WEBHOOKS },
  renewWebhookSecret: { arg: { id: 1 }, reaches: WEBHOOKS },
  replayWebhookDelivery: { arg: { id: 1, deliveryId: 2 }, reaches: WEBHOOKS },
  replayWebhookPeriod: { arg: { id: 1, webhookReplay: {} }, reaches: WEBHOOKS },
  testWebhook: { arg: { id: 1 }, reaches: WEBHOOKS },
};
