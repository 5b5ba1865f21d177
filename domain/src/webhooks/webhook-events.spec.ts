import {
  isWebhookEvent,
  needsPrices,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  webhookEventOf,
} from './webhook-events';

const job = (action: string, status?: string) => ({
  action,
  resource: 'job',
  after: status === undefined ? null : { status },
});
const invoice = (action: string, before: string, after: string) => ({
  action,
  resource: 'invoice',
  before: { status: before },
  after: { status: after },
});

test.each([
  [job('job.created'), 'job.created'],
  [job('job.edited'), 'job.edited'],
  [job('job.units-changed'), 'job.edited'],
  [job('job.unit-left'), 'job.edited'],
  [job('job.unit-taken-back'), 'job.edited'],
  [job('job.unit-loaded-anyway'), 'job.edited'],
  [job('job.status-changed', 'picked-up'), 'job.picked-up'],
  [job('job.status-changed', 'in-transit'), 'job.in-transit'],
  [job('job.status-changed', 'assigned'), 'job.edited'],
  [job('job.delivered', 'delivered'), 'job.delivered'],
  [job('job.note-read'), null],
  [job('job.charge-added'), null],
  [invoice('invoice.issued', 'draft', 'issued'), 'invoice.issued'],
  [invoice('invoice.drafted', 'draft', 'draft'), null],
  [invoice('payment.taken', 'issued', 'paid'), 'invoice.paid'],
  [invoice('payment.written-off', 'partly-paid', 'paid'), 'invoice.paid'],
  [invoice('payment.applied', 'partly-paid', 'paid'), 'invoice.paid'],
  [invoice('payment.taken', 'issued', 'partly-paid'), null],
  [invoice('payment.undone', 'paid', 'issued'), 'invoice.reopened'],
  [invoice('payment.applied', 'paid', 'partly-paid'), 'invoice.reopened'],
  [invoice('payment.undone', 'partly-paid', 'issued'), null],
  [{ action: 'payment.taken', resource: 'payment', after: { status: 'paid' } }, null],
  [{ action: 'user.created', resource: 'user' }, null],
])('%j is told as %o', (change, event) => {
  expect(webhookEventOf(change)).toBe(event);
});

test('No webhook can subscribe to the test event', () => {
  expect(isWebhookEvent(TEST_EVENT)).toBe(false);
});

test('Invoice events require access to prices', () => {
  expect(WEBHOOK_EVENTS.filter(needsPrices)).toEqual([
    'invoice.issued',
    'invoice.paid',
    'invoice.reopened',
    'invoice.credited',
  ]);
});
