import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api';
import { generatedApi, type Customer, type Driver, type Job } from '../generated/endpoints';
import type { Change } from '../live/liveFeedEvents';
import { jobFate, customerFate, type Fate, type PagedList } from './pagedFate';
import { recordsOf } from './pages';
import { listTag } from './tags';

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type PagesDispatch = ThunkDispatch<State, unknown, UnknownAction>;
type PagesTag = 'jobPages' | 'customerPages';

interface Identified {
  readonly id: number;
}

/** The lists of this kind that are in the cache with their loaded pages. */
function listsIn<T>(state: State, tag: PagesTag): PagedList<T>[] {
  return api.util
    .selectInvalidatedBy(state, [listTag(tag)])
    .flatMap(({ endpointName, originalArgs, queryCacheKey }) => {
      const data: unknown = state.api.queries[queryCacheKey]?.data;
      // What provides the tag is paged; an infinite query without pages has no data.
      return data ? [{ endpointName, arg: originalArgs as unknown, data } as PagedList<T>] : [];
    });
}

/** Whether there is any list that is loaded page by page. */
export const isPaged = (state: State) =>
  api.util.selectInvalidatedBy(state, [listTag('jobPages'), listTag('customerPages')]).length > 0;

interface Draft<T> {
  pages: { records: T[]; total: number }[];
}

/** Gives every record what `change` makes of it, and takes those off of which it makes nothing. */
function changeRecords<T extends Identified>(
  { endpointName, arg, data }: PagedList<T>,
  change: (record: T) => T | null,
) {
  return generatedApi.util.updateQueryData(
    // RTK patches an infinite query by its own name and argument; its types know plain queries alone.
    endpointName as 'listJobs',
    arg,
    (draft) => {
      const shown = draft as unknown as Draft<T>;
      let gone = 0;
      shown.pages.forEach((page, at) => {
        // Not read from the draft, which would make one of every record.
        const before = data.pages[at]?.records ?? [];
        const now = before.map(change);
        const left = now.filter((record) => record !== null);
        gone += now.length - left.length;
        if (left.length < now.length) page.records = left;
        else
          left.forEach((record, place) => {
            if (record !== before[place]) page.records[place] = record;
          });
      });
      if (gone > 0) for (const page of shown.pages) page.total -= gone;
    },
  );
}

function follow<T extends Identified>(
  tag: PagesTag,
  { id, now }: { id: number; now: T | null },
  fateOf: (list: PagedList<T>) => Fate,
) {
  return (dispatch: PagesDispatch, getState: () => State): void => {
    const fates = listsIn<T>(getState(), tag).map((list) => [list, fateOf(list)] as const);
    if (fates.some(([, fate]) => fate === 'ask')) {
      dispatch(api.util.invalidateTags([listTag(tag)]));
      return;
    }
    for (const [list, fate] of fates) {
      if (fate === 'drop')
        dispatch(changeRecords(list, (record) => (record.id === id ? null : record)));
      if (fate === 'show' && now)
        dispatch(changeRecords(list, (record) => (record.id === id ? now : record)));
    }
  };
}

/**
 * Brings the loaded pages of jobs up to date after the last of some changes, which were `actions`;
 * `read` answers null for a job that is gone.
 */
export function showJobOnPages(
  change: Change,
  actions: readonly string[],
  read: (change: Change) => Promise<Job | null>,
) {
  return async (dispatch: PagesDispatch, getState: () => State): Promise<void> => {
    const { id, version } = change;
    const isTouched = ({ data }: PagedList<Job>) => {
      const shown = recordsOf(data).find((job) => job.id === id);
      // One's own change is there already; some changes bring no job to a list that it was not on.
      return shown
        ? shown.version < (version ?? Infinity)
        : !actions.every((action) => STAYS_AWAY.includes(action));
    };
    if (!listsIn<Job>(getState(), 'jobPages').some(isTouched)) return;
    const now = actions.includes('job.deleted') ? null : await read(change);
    dispatch(
      follow('jobPages', { id, now }, (list) =>
        isTouched(list) ? jobFate(list, id, actions, now) : 'keep',
      ),
    );
  };
}

const STAYS_AWAY: readonly string[] = [
  'job.assigned',
  'job.unassigned',
  'job.units-changed',
  'job.refusal-dismissed',
  'job.update-refused',
];
/** Changes of jobs that change how many a customer has. */
const COUNTED: readonly string[] = ['job.created', 'job.deleted', 'job.edited'];

/** The customers' numbers of jobs are the server's to count. */
export function countOnCustomerPages(actions: readonly string[]) {
  return (dispatch: PagesDispatch): void => {
    if (actions.some((action) => COUNTED.includes(action)))
      dispatch(api.util.invalidateTags([listTag('customerPages')]));
  };
}

/** Brings the loaded pages of customers up to date; null for one who is gone. */
export function showCustomerOnPages(id: number, now: Customer | null) {
  return follow<Customer>('customerPages', { id, now }, (list) => customerFate(list, id, now));
}

/** A customer or driver as they now are, on each loaded job. */
export function showOnJobPages(kind: 'customer' | 'driver', now: Customer | Driver) {
  return (dispatch: PagesDispatch, getState: () => State): void => {
    const show = (job: Job): Job => {
      const shown = job[kind];
      if (shown?.id !== now.id) return job;
      const facts = Object.keys(shown).filter((fact) => fact in now);
      const newer = facts.map((fact): [string, unknown] => [fact, Reflect.get(now, fact)]);
      return { ...job, [kind]: { ...shown, ...Object.fromEntries(newer) } };
    };
    for (const list of listsIn<Job>(getState(), 'jobPages')) dispatch(changeRecords(list, show));
  };
}
