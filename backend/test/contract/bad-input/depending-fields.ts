import type { Answer } from '../../http';
import { OF_DATES } from '../kinds-of-operations';

/**
 * Their values can be right and yet refused: a day that is not over, an invoice that owes nothing, another's name, a filter
 * beside ids.
 */
const DEPENDING: Readonly<Record<string, string>> = {
  closeBookPeriod: 'lastDay',
  takePayment: 'allocations',
  allocatePayment: 'allocations',
  erasePerson: 'name',
  createUser: 'seesPrices',
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

/** Either a template or a job is given, and fields of a schedule hang on each other. */
const OF_SERIES = ['makeRecurringJob', 'changeRecurringJob', 'previewSchedule'];
const HANGING_TOGETHER = ['templateId', 'schedule'];

export function namesField({ body }: Answer, field: string): boolean {
  const details = (body?.details ?? []) as { field: string; message: string }[];
  return details.some((one) => one.field === field || one.field.startsWith(`${field}.`));
}

/** Whether what was sent may be right by itself, and is refused because of what it depends on. */
export function isDepending(id: string, answer: Answer): boolean {
  const fields = OF_SERIES.includes(id) ? HANGING_TOGETHER : [DEPENDING[id] ?? []].flat();
  // No date of the series, or one that nothing is to be settled of.
  const isOfDate = OF_DATES.includes(id) && answer.status === 409;
  return isOfDate || fields.some((one) => namesField(answer, one));
}
