/** Events that webhooks can subscribe to. The names are stable: receivers depend on them. */
export const WEBHOOK_EVENTS = [
  'job.created',
  'job.edited',
  'job.assigned',
  'job.unassigned',
  'job.picked-up',
  'job.in-transit',
  'job.delivered',
  'job.signed',
  'job.cancelled',
  'job.reinstated',
  'job.deleted',
  'job.restored',
  'invoice.issued',
  'invoice.paid',
  'invoice.reopened',
  'invoice.credited',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_RESOURCES = ['job', 'invoice'] as const;

/** Sent to one webhook on request; webhooks cannot subscribe to it. */
export const TEST_EVENT = 'webhook.test';
export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export const SENT_RESOURCES = [...WEBHOOK_RESOURCES, 'webhook'] as const;

/** A change, as recorded in the activity log. */
interface ToldChange {
  readonly action: string;
  readonly resource: string;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

/** Adding, removing or changing units counts as an edit of the job. */
const EDITS = [
  ...['job.units-changed', 'job.unit-left', 'job.unit-taken-back', 'job.unit-loaded-anyway'],
  ...['job.unit-moved', 'job.carried-on'],
];
const PAYING = ['payment.taken', 'payment.applied', 'payment.undone', 'payment.written-off'];

export function isWebhookEvent(value: unknown): value is WebhookEvent {
  return WEBHOOK_EVENTS.some((event) => event === value);
}

/** The webhook event of a change; null for internal changes. */
export function webhookEventOf({
  action,
  resource,
  before,
  after,
}: ToldChange): WebhookEvent | null {
  if (resource === 'invoice' && PAYING.includes(action)) {
    const [wasPaid, isPaid] = [before, after].map((facts) => facts?.['status'] === 'paid');
    if (wasPaid === isPaid) return null;
    return isPaid ? 'invoice.paid' : 'invoice.reopened';
  }
  if (resource !== 'job' && resource !== 'invoice') return null;
  if (action === 'job.status-changed') {
    const moved = `job.${String(after?.['status'])}`;
    return moved === 'job.picked-up' || moved === 'job.in-transit' ? moved : 'job.edited';
  }
  if (EDITS.includes(action)) return 'job.edited';
  return isWebhookEvent(action) ? action : null;
}

/** Invoices consist of prices, so subscribers receive prices. */
export function needsPrices(event: WebhookEvent): boolean {
  return event.startsWith('invoice.');
}
