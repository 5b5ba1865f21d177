import { isStale } from '../request/errors';

export const TAG_TYPES = [
  'session',
  'factor',
  'config',
  'job',
  'activeJobs',
  'jobPages',
  'driver',
  'customer',
  'customerPages',
  'vehicle',
  'user',
  'stats',
  'billing',
  'activity',
  'presence',
  'comment',
  'savedView',
  'photo',
  'company',
  'invoice',
  'billable',
  'payment',
  'leak',
  'report',
  'books',
  'priceList',
  'charge',
  'token',
  'webhook',
  'jobTemplate',
  'recurringJob',
  'privacy',
  'import',
  'importRow',
  'notice',
  'telling',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

export interface Tag {
  readonly type: TagType;
  readonly id: number | 'LIST';
}

interface Identified {
  readonly id: number;
}

/** Tag of every list of the type: membership, order, search results, counts. */
export function listTag(type: TagType): Tag {
  return { type, id: 'LIST' };
}

/** Tag of one record, wherever it is shown. */
export function idTag(type: TagType, id: number): Tag {
  return { type, id };
}

export function provideListTags(type: TagType, items: readonly Identified[] | undefined): Tag[] {
  return [listTag(type), ...(items ?? []).map(({ id }) => idTag(type, id))];
}

export function provideRecordTags(type: TagType, item: Identified | null | undefined): Tag[] {
  return item ? [idTag(type, item.id)] : [];
}

/** For `invalidatesTags`: a refused change invalidates nothing. */
export function unlessFailed<Arg>(
  tagsOf: (arg: Arg) => readonly Tag[],
): (result: unknown, error: unknown, arg: Arg) => Tag[] {
  return (_result, error, arg) => (error === undefined ? [...tagsOf(arg)] : []);
}

/** The same, but a refusal as stale also reloads: it proves that the shown data is old. */
export function unlessFailedOrStale<Arg>(
  tagsOf: (arg: Arg) => readonly Tag[],
): (result: unknown, error: unknown, arg: Arg) => Tag[] {
  return (_result, error, arg) => (error === undefined || isStale(error) ? [...tagsOf(arg)] : []);
}

/** The tag of each record type's paged list. */
export const PAGES_TAG = {
  job: 'jobPages',
  customer: 'customerPages',
  driver: 'driver',
} as const satisfies Readonly<Record<string, TagType>>;
