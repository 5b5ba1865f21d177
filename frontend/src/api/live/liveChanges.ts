import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { dropActiveJob, showActiveJob, showOnActiveJobs } from '../activeJobs';
import { api } from '../api';
import { customerEndpoints } from '../customers';
import { isApiError } from '../request/errors';
import type { Customer, Driver } from '../generated/endpoints';
import { jobEndpoints, type Job } from '../jobs';
import type { Change } from './liveFeedEvents';
import { jobsChangedByOthers } from './liveFeedSlice';
import { phoneEndpoints } from '../phone';
import {
  countOnCustomerPages,
  isPaged,
  showCustomerOnPages,
  showJobOnPages,
  showOnJobPages,
} from '../cache/livePages';
import { listTag } from '../cache/tags';

interface State {
  api: ReturnType<typeof api.reducer>;
}
export type LiveDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** What a page does about changes besides loading anew what shows them. */
export type ShowChanges = typeof showLiveChanges;

/** More records than this are sooner loaded with the whole list than one by one. */
const ONE_BY_ONE = 20;
/** So many are read at a time: to ask for them all at once would hold the page. */
const LANES = 3;
/** Too long to be loaded for every change. */
const LONG_LISTS = [listTag('activeJobs'), listTag('jobPages'), listTag('customerPages')];
/** Asked for anew without anybody waiting for it on the screen. */
const NOW = { subscribe: false, forceRefetch: true };

async function readJob(dispatch: LiveDispatch, { id, version = 0 }: Change): Promise<Job | null> {
  const read = () => dispatch(phoneEndpoints.getJob.initiate({ id }, NOW));
  let answer = await read();
  // The answer may be of a request that was under way before the change.
  if (answer.data && answer.data.version < version) answer = await read();
  if (answer.data && !answer.error) return answer.data;
  if (isApiError(answer.error) && answer.error.status === 404) return null;
  throw new Error(`Job ${id} could not be read.`);
}

function shownVersion(state: State, id: number): number | undefined {
  const { data } = jobEndpoints.listActiveJobs.select({})(state);
  return data?.find((job) => job.id === id)?.version;
}

type ReadJob = (change: Change) => Promise<Job | null>;

/** Each job is read once, whatever shows it. */
function makeJobReader(dispatch: LiveDispatch): ReadJob {
  const reading = new Map<number, Promise<Job | null>>();
  return (change) => {
    const read = reading.get(change.id) ?? readJob(dispatch, change);
    reading.set(change.id, read);
    return read;
  };
}

async function showActive(
  dispatch: LiveDispatch,
  getState: () => State,
  change: Change,
  read: ReadJob,
) {
  const shown = shownVersion(getState(), change.id);
  // One's own change is there already.
  if (shown !== undefined && change.version !== undefined && shown >= change.version) return;
  if (change.action === 'job.deleted') {
    dispatch(dropActiveJob(change.id));
    return;
  }
  const job = await read(change);
  if (job === null) dispatch(dropActiveJob(change.id));
  else {
    dispatch(showActiveJob(job));
    if (shown !== undefined && job.version > shown) dispatch(jobsChangedByOthers([job.id]));
  }
}

async function readCustomer(dispatch: LiveDispatch, id: number): Promise<Customer | null> {
  const { data, error } = await dispatch(customerEndpoints.getCustomer.initiate({ id }, NOW));
  if (data && !error) return data;
  if (isApiError(error) && error.status === 404) return null;
  throw new Error(`Customer ${id} could not be read.`);
}

async function showPerson(dispatch: LiveDispatch, change: Change) {
  const { id } = change;
  if (change.resource === 'customer') {
    const customer = await readCustomer(dispatch, id);
    dispatch(showCustomerOnPages(id, customer));
    // Somebody who was deleted meanwhile stays on their jobs as they were.
    if (customer) dispatch(showOnJobs('customer', customer));
    return;
  }
  const { data } = await dispatch(phoneEndpoints.getDriver.initiate({ id }, NOW));
  if (data) dispatch(showOnJobs('driver', data));
}

function showOnJobs(kind: 'customer' | 'driver', now: Customer | Driver) {
  return (dispatch: LiveDispatch): void => {
    dispatch(showOnActiveJobs(kind, now));
    dispatch(showOnJobPages(kind, now));
  };
}

/** The last change of each record. */
function distinct(changes: readonly Change[]): Change[] {
  return [
    ...new Map(changes.map((change) => [`${change.resource} ${change.id}`, change])).values(),
  ];
}

const isListed = (state: State) => !jobEndpoints.listActiveJobs.select({})(state).isUninitialized;

/**
 * Brings the long lists up to date after changes of others: record by record, or all anew where
 * there are too many of them. Does nothing while nobody looks at such a list.
 */
export function showLiveChanges(changes: readonly Change[]) {
  return async (dispatch: LiveDispatch, getState: () => State): Promise<void> => {
    const reload = () => dispatch(api.util.invalidateTags(LONG_LISTS));
    if (!isListed(getState()) && !isPaged(getState())) return;
    const last = distinct(changes);
    // The name of a driver is that of a user, whose change does not say which.
    if (last.length > ONE_BY_ONE || last.some(({ resource }) => resource === 'user')) {
      reload();
      return;
    }
    const read = makeJobReader(dispatch);
    const show = async (change: Change) => {
      const { resource } = change;
      if (resource === 'job') {
        const actions = changes
          .filter((each) => each.resource === 'job' && each.id === change.id)
          .map(({ action }) => action);
        if (isListed(getState())) await showActive(dispatch, getState, change, read);
        await dispatch(showJobOnPages(change, actions, read));
        dispatch(countOnCustomerPages(actions));
      }
      if (resource === 'customer' || resource === 'driver') await showPerson(dispatch, change);
    };
    const waiting = [...last];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await show(next);
    };
    const outcomes = await Promise.allSettled(Array.from({ length: LANES }, lane));
    if (outcomes.some(({ status }) => status === 'rejected')) reload();
  };
}
