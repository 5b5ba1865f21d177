import { api, type ApiDispatch, type ApiState } from '../api';
import { customerEndpoints } from '../customers';
import type { Customer } from '../generated/endpoints';
import { jobEndpoints, type Job } from '../jobs/jobs';
import { isApiError } from '../request/errors';
import { getDriver, getJob } from '../singleRecords';
import { holdersOf, recordsIn } from '../cache/holders';
import { placeOnJobs, placeRecord } from '../cache/place';
import { LONG_LISTS } from '../cache/reach';
import { listTag } from '../cache/tags';
import { isBesideJob, type Change } from './liveFeedEvents';
import { jobsChangedByOthers } from './liveFeedSlice';

/** Handles changes of others besides invalidating tags. */
export type ShowChanges = typeof showLiveChanges;

/** Above this number, reloading the whole list is faster than loading records one by one. */
const ONE_BY_ONE = 20;
/** The number of parallel requests: all at once would block the page. */
const WORKERS = 3;
/** Forces a request without a subscription. */
const NOW = { subscribe: false, forceRefetch: true };

/** The job after the change; null if it was deleted. */
async function readJob(dispatch: ApiDispatch, { id, version = 0 }: Change): Promise<Job | null> {
  const read = () => dispatch(getJob.initiate({ id }, NOW));
  let answer = await read();
  // The answer may come from a request that started before the change.
  if (answer.data && answer.data.version < version) answer = await read();
  if (answer.data && !answer.error) return answer.data;
  if (isApiError(answer.error) && answer.error.status === 404) return null;
  throw new Error(`Job ${id} could not be read.`);
}

async function readCustomer(dispatch: ApiDispatch, id: number): Promise<Customer | null> {
  const { data, error } = await dispatch(customerEndpoints.getCustomer.initiate({ id }, NOW));
  if (data && !error) return data;
  if (isApiError(error) && error.status === 404) return null;
  throw new Error(`Customer ${id} could not be read.`);
}

const activeList = (state: ApiState) => jobEndpoints.listActiveJobs.select({})(state);
const isActiveListOpen = (state: ApiState) => !activeList(state).isUninitialized;

const JOB_PAGES = ['jobPages', 'completedJobPages'];
const LOADED_BY_PAGE = [...JOB_PAGES, 'customerPages'];

/** Actions that never add a job to a paged list. */
const STAYS_AWAY: readonly string[] = [
  'job.assigned',
  'job.unassigned',
  'job.units-changed',
  'job.unit-moved',
  'job.carried-on',
  'job.refusal-dismissed',
  'job.note-read',
  'job.update-refused',
];

/** Whether a long list would look different after these changes of one job. */
function isTouched(
  state: ApiState,
  { id, version = Infinity }: Change,
  actions: readonly string[],
) {
  const find = (jobs: readonly Job[] = []) => jobs.find((job) => job.id === id);
  // The user's own change is already shown.
  const isOld = (shown: Job) => shown.version < version;
  const active = find(activeList(state).data);
  if (isActiveListOpen(state) && (!active || isOld(active))) return true;
  return holdersOf<Job>(state, JOB_PAGES).some(({ data }) => {
    const shown = find(recordsIn(data));
    return shown ? isOld(shown) : !actions.every((action) => STAYS_AWAY.includes(action));
  });
}

async function showJob(
  dispatch: ApiDispatch,
  getState: () => ApiState,
  { change, actions }: { change: Change; actions: readonly string[] },
) {
  if (!isTouched(getState(), change, actions)) return;
  const { id } = change;
  const now = actions.includes('job.deleted') ? null : await readJob(dispatch, change);
  const shown = activeList(getState()).data?.find((job) => job.id === id);
  dispatch(placeRecord('job', { id, now, actions }));
  if (shown && now && now.version > shown.version) dispatch(jobsChangedByOthers([id]));
}

/** Job changes that affect a customer's job counts, which only the server can compute. */
const COUNTED: readonly string[] = [
  'job.created',
  'job.deleted',
  'job.restored',
  'job.cancelled',
  'job.reinstated',
  'job.edited',
];

async function showCustomer(dispatch: ApiDispatch, id: number) {
  const now = await readCustomer(dispatch, id);
  dispatch(placeRecord('customer', { id, now, actions: [] }));
  // If the customer was deleted in the meantime, their jobs keep the old data.
  if (now) dispatch(placeOnJobs('customer', now));
}

async function showDriver(dispatch: ApiDispatch, id: number) {
  const { data } = await dispatch(getDriver.initiate({ id }, NOW));
  if (data) dispatch(placeOnJobs('driver', data));
}

/** The last change of each record. */
function distinct(changes: readonly Change[]): Change[] {
  return [
    ...new Map(changes.map((change) => [`${change.resource} ${change.id}`, change])).values(),
  ];
}

/**
 * Updates the long lists after changes of others: record by record, or by a reload if there are too
 * many. Does nothing while no such list is open.
 */
export function showLiveChanges(changes: readonly Change[]) {
  return async (dispatch: ApiDispatch, getState: () => ApiState): Promise<void> => {
    const reload = () => dispatch(api.util.invalidateTags([...LONG_LISTS]));
    if (!isActiveListOpen(getState()) && holdersOf(getState(), LOADED_BY_PAGE).length === 0) return;
    const last = distinct(changes.filter((change) => !isBesideJob(change)));
    // A driver's name belongs to a user, and a user's change does not name the driver.
    if (last.length > ONE_BY_ONE || last.some(({ resource }) => resource === 'user')) {
      reload();
      return;
    }
    const show = async (change: Change) => {
      const { resource, id } = change;
      if (resource === 'customer') await showCustomer(dispatch, id);
      if (resource === 'driver') await showDriver(dispatch, id);
      if (resource !== 'job') return;
      const actions = changes
        .filter((each) => each.resource === 'job' && each.id === id)
        .map(({ action }) => action);
      await showJob(dispatch, getState, { change, actions });
      if (actions.some((action) => COUNTED.includes(action)))
        dispatch(api.util.invalidateTags([listTag('customerPages')]));
    };
    const waiting = [...last];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await show(next);
    };
    const outcomes = await Promise.allSettled(Array.from({ length: WORKERS }, work));
    if (outcomes.some(({ status }) => status === 'rejected')) reload();
  };
}
