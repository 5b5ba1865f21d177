import { listTag, type Tag, type TagType } from './tags';

/** The queries that show a field of a changed record, by the record type in the live feed. */
export const REACH = {
  job: ['job', 'driver', 'customer', 'stats', 'billing', 'billable', 'leak', 'report', 'activity'],
  customer: ['customer', 'job', 'billing', 'billable', 'leak', 'report', 'activity'],
  driver: ['driver', 'job', 'stats', 'user', 'report', 'activity'],
  user: ['user', 'driver', 'stats', 'activity'],
  vehicle: ['vehicle', 'activity'],
  session: ['activity', 'user'],
  // An open invoice offers its write-off below the company's limit.
  company: ['company', 'invoice', 'billable', 'leak', 'telling', 'activity'],
  // A credit note releases payments, and a payment changes the balance of invoices.
  invoice: ['invoice', 'billable', 'payment', 'leak', 'report', 'activity'],
  payment: ['payment', 'invoice', 'leak', 'report', 'activity'],
  books: ['books', 'activity'],
  token: ['token', 'activity'],
  'service-account': ['token', 'activity'],
  webhook: ['webhook', 'activity'],
  'job-template': ['jobTemplate', 'recurringJob', 'activity'],
  'recurring-job': ['recurringJob', 'jobTemplate', 'activity'],
  'price-list': ['priceList', 'charge', 'leak', 'activity'],
} as const satisfies Readonly<Record<string, readonly TagType[]>>;

export type Resource = keyof typeof REACH;

/** Too long to reload for every change by others: changed records are placed into them. */
export const LONG_LISTS: readonly Tag[] = (
  ['activeJobs', 'jobPages', 'customerPages'] as const
).map(listTag);

const BUSINESS = ['job', 'customer', 'driver', 'user'] as const;

/** The tags of any own change of a job, customer, driver or user: the union of all they reach. */
export const OWN_CHANGE_TAGS: readonly Tag[] = [
  ...[...new Set(BUSINESS.flatMap((resource): readonly TagType[] => REACH[resource]))].map(listTag),
  ...LONG_LISTS,
];

/**
 * The same for a job, without the active list: it is too long to reload, so the answer is placed
 * into it.
 */
export const OWN_JOB_CHANGE_TAGS: readonly Tag[] = OWN_CHANGE_TAGS.filter(
  ({ type }) => type !== 'activeJobs',
);
