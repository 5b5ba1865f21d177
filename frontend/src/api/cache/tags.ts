import { isStale } from '../request/errors';

export const TAG_TYPES = [
  'session',
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
  'savedView',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

export interface Tag {
  readonly type: TagType;
  readonly id: number | 'LIST';
}

interface Identified {
  readonly id: number;
}

/** Every list of the type: membership, order, search results, counts. */
export function listTag(type: TagType): Tag {
  return { type, id: 'LIST' };
}

/** One record, wherever it is shown. */
export function idTag(type: TagType, id: number): Tag {
  return { type, id };
}

export function provideListTags(type: TagType, items: readonly Identified[] | undefined): Tag[] {
  return [listTag(type), ...(items ?? []).map(({ id }) => idTag(type, id))];
}

export function provideRecordTags(type: TagType, item: Identified | null | undefined): Tag[] {
  return item ? [idTag(type, item.id)] : [];
}

/** For `invalidatesTags`: nothing is invalidated by a refused change. */
export function unlessFailed<Arg>(
  tagsOf: (arg: Arg) => readonly Tag[],
): (result: unknown, error: unknown, arg: Arg) => Tag[] {
  return (_result, error, arg) => (error === undefined ? [...tagsOf(arg)] : []);
}

/** The same, but a refusal as stale proves that what is shown is old, so that it is loaded anew. */
export function unlessFailedOrStale<Arg>(
  tagsOf: (arg: Arg) => readonly Tag[],
): (result: unknown, error: unknown, arg: Arg) => Tag[] {
  return (_result, error, arg) => (error === undefined || isStale(error) ? [...tagsOf(arg)] : []);
}

/**
 * What any job, customer, user or billing change refreshes (specification 7): jobs, active,
 * completed and driver jobs are all lists of `job`.
 */
export const JOB_FLOW_TAGS: readonly Tag[] = [
  listTag('job'),
  listTag('activeJobs'),
  listTag('jobPages'),
  listTag('driver'),
  listTag('customer'),
  listTag('customerPages'),
  listTag('user'),
  listTag('stats'),
  listTag('billing'),
  listTag('activity'),
];

/**
 * The same after a change of a job, whose answer is the job as it now is: the active list, too
 * long to be loaded for every change, takes it from there.
 */
export const OWN_JOB_TAGS: readonly Tag[] = JOB_FLOW_TAGS.filter(
  ({ type }) => type !== 'activeJobs',
);
