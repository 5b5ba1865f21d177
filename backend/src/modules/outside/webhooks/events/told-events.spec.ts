import { webhookEventOf } from '@dispatch/domain/webhooks/webhook-events';
import { ACTIONS } from '../../../base/activity/activity-entry';

/** Changes of jobs and invoices without an event: unbilled money, notes, photos, drafts, customer notices. */
const SILENT = [
  ...['job.billing-changed', 'job.report-completed', 'job.unit-checked', 'job.unit-reported'],
  ...['job.unit-damaged', 'job.photo-added', 'job.photo-deleted', 'job.noted', 'job.note-read'],
  ...['job.charge-added', 'job.charge-changed', 'job.charge-removed'],
  ...['job.update-refused', 'job.refusal-dismissed', 'job.link-made', 'job.link-taken-back'],
  ...['job.customer-told', 'job.customer-not-told', 'job.commented', 'job.comment-deleted'],
  ...['job.customer-notice-retried', 'job.customer-notice-dismissed'],
  ...['invoice.drafted', 'invoice.changed', 'invoice.deleted'],
  ...['invoice.mailed', 'invoice.mail-refused', 'invoice.sent-marked'],
];

/** A change whose states cause a webhook event, if the action has one. */
function changeBy(action: string) {
  const [resource = ''] = action.split('.');
  const isPaying = ['payment.taken', 'payment.applied', 'payment.written-off'].includes(action);
  return {
    ...{ action, resource: resource === 'payment' ? 'invoice' : resource },
    before: { status: isPaying ? 'issued' : 'paid' },
    after: { status: isPaying ? 'paid' : 'issued' },
  };
}

test('every change of a job or an invoice is either published or listed as silent', () => {
  const changes = ACTIONS.filter((action) => /^(job|invoice|payment)\./.test(action));
  const untold = changes.filter((action) => webhookEventOf(changeBy(action)) === null);
  expect(untold.sort()).toEqual([...SILENT].sort());
});
