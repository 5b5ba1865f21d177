import type { Answer } from '../../app/http';
import { OF_DATES } from '../kinds-of-operations';

/**
 * Valid values of these fields can be refused because of other data: an open day, an invoice without a balance,
 * another user's name, or a filter combined with ids.
 */
const DEPENDING: Readonly<Record<string, string | readonly string[]>> = {
  closeBookPeriod: 'lastDay',
  takePayment: 'allocations',
  allocatePayment: 'allocations',
  // An amount is promised for a day.
  addCollectionNote: 'promisedOn',
  erasePerson: 'name',
  // A password excludes an invitation.
  createUser: ['seesPrices', 'password'],
  updateUser: 'seesPrices',
  makeWebhook: 'events',
  changeWebhook: 'events',
  replayWebhookPeriod: 'until',
  changeImportColumns: 'customerId',
  changeManyJobs: 'ids',
  skipDate: 'date',
  unskipDate: 'date',
  retryDate: 'date',
};

/** They take a template or a job, and the fields of a schedule depend on each other. */
const OF_SERIES = ['makeRecurringJob', 'changeRecurringJob', 'previewSchedule'];
const HANGING_TOGETHER = ['templateId', 'schedule'];

export function namesField({ body }: Answer, field: string): boolean {
  const details = (body?.details ?? []) as { field: string; message: string }[];
  return details.some((one) => one.field === field || one.field.startsWith(`${field}.`));
}

/** Whether the value may be valid and was refused only because of other data. */
export function isDepending(id: string, answer: Answer): boolean {
  const fields = OF_SERIES.includes(id) ? HANGING_TOGETHER : [DEPENDING[id] ?? []].flat();
  // The date is not in the series, or has nothing to settle.
  const isOfDate = OF_DATES.includes(id) && answer.status === 409;
  return isOfDate || fields.some((one) => namesField(answer, one));
}
