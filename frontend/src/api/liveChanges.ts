import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { dropActiveJob, showActiveJob, showOnActiveJobs } from './activeJobs';
import { api } from './api';
import { customerEndpoints } from './customers';
import { isApiError } from './errors';
import { jobEndpoints, type Job } from './jobs';
import type { Change } from './liveFeedEvents';
import { jobsChangedByOthers } from './liveFeedSlice';
import { phoneEndpoints } from './phone';
import { listTag } from './tags';

interface State {
  api: ReturnType<typeof api.reducer>;
}
export type LiveDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** What a page does about changes besides loading anew what shows them. */
export type ShowChanges = typeof showLiveChanges;

/** More records than this are sooner loaded with the whole list than one by one. */
const ONE_BY_ONE = 20;
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

async function showJob(dispatch: LiveDispatch, getState: () => State, change: Change) {
  const shown = shownVersion(getState(), change.id);
  // One's own change is there already.
  if (shown !== undefined && change.version !== undefined && shown >= change.version) return;
  if (change.action === 'job.deleted') {
    dispatch(dropActiveJob(change.id));
    return;
  }
  const job = await readJob(dispatch, change);
  if (job === null) dispatch(dropActiveJob(change.id));
  else {
    dispatch(showActiveJob(job));
    if (shown !== undefined && job.version > shown) dispatch(jobsChangedByOthers([job.id]));
  }
}

async function showPerson(dispatch: LiveDispatch, kind: 'customer' | 'driver', id: number) {
  const { data } =
    kind === 'customer'
      ? await dispatch(customerEndpoints.getCustomer.initiate({ id }, NOW))
      : await dispatch(phoneEndpoints.getDriver.initiate({ id }, NOW));
  // Somebody who was deleted meanwhile stays on their jobs as they were.
  if (data) dispatch(showOnActiveJobs(kind, data));
}

/** The last change of each record. */
function distinct(changes: readonly Change[]): Change[] {
  return [
    ...new Map(changes.map((change) => [`${change.resource} ${change.id}`, change])).values(),
  ];
}

/**
 * Brings the active list up to date after changes of others: record by record, or all anew
 * where there are too many of them. Does nothing while nobody looks at the list.
 */
export function showLiveChanges(changes: readonly Change[]) {
  return async (dispatch: LiveDispatch, getState: () => State): Promise<void> => {
    const reload = () => dispatch(api.util.invalidateTags([listTag('activeJobs')]));
    if (jobEndpoints.listActiveJobs.select({})(getState()).isUninitialized) return;
    const last = distinct(changes);
    // The name of a driver is that of a user, whose change does not say which.
    if (last.length > ONE_BY_ONE || last.some(({ resource }) => resource === 'user')) {
      reload();
      return;
    }
    const shown = last.map(async (change) => {
      const { resource, id } = change;
      if (resource === 'job') await showJob(dispatch, getState, change);
      if (resource === 'customer' || resource === 'driver')
        await showPerson(dispatch, resource, id);
    });
    const outcomes = await Promise.allSettled(shown);
    if (outcomes.some(({ status }) => status === 'rejected')) reload();
  };
}
