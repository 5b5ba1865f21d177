import { listTag, type Tag, type TagType } from './tags';

/** What shows a fact of a changed record, by the kind of record that the live feed names. */
export const REACH = {
  job: ['job', 'driver', 'customer', 'stats', 'billing', 'billable', 'leak', 'activity'],
  customer: ['customer', 'job', 'billing', 'billable', 'leak', 'activity'],
  driver: ['driver', 'job', 'stats', 'user', 'activity'],
  user: ['user', 'driver', 'stats', 'activity'],
  vehicle: ['vehicle', 'activity'],
  session: ['activity', 'user'],
  company: ['company', 'billable', 'leak', 'telling', 'activity'],
  // A credit note gives payments back, and a payment changes what invoices owe.
  invoice: ['invoice', 'billable', 'payment', 'leak', 'activity'],
  payment: ['payment', 'invoice', 'leak', 'activity'],
  books: ['books', 'activity'],
  token: ['token', 'activity'],
  'service-account': ['token', 'activity'],
  webhook: ['webhook', 'activity'],
  'job-template': ['jobTemplate', 'recurringJob', 'activity'],
  'recurring-job': ['recurringJob', 'jobTemplate', 'activity'],
  'price-list': ['priceList', 'charge', 'leak', 'activity'],
} as const satisfies Readonly<Record<string, readonly TagType[]>>;

export type Resource = keyof typeof REACH;

/** Too long to be loaded for every change of others: these are placed into them. */
export const LONG_LISTS: readonly Tag[] = (
  ['activeJobs', 'jobPages', 'customerPages'] as const
).map(listTag);

const BUSINESS = ['job', 'customer', 'driver', 'user'] as const;

/** What any own change of a job, customer, driver or user refreshes: all that any of them reaches. */
export const OWN_CHANGE_TAGS: readonly Tag[] = [
  ...[...new Set(BUSINESS.flatMap((resource): readonly TagType[] => REACH[resource]))].map(listTag),
  ...LONG_LISTS,
];

/** The same for a job, whose answer is placed into the active list: that is too long to be loaded. */
export const OWN_JOB_CHANGE_TAGS: readonly Tag[] = OWN_CHANGE_TAGS.filter(
  ({ type }) => type !== 'activeJobs',
);
