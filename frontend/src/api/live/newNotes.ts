import type { ApiDispatch } from '../api';
import type { Job } from '../jobs/jobs';
import { getJob } from '../singleRecords';
import type { Change } from './liveFeedEvents';

/** Changes that may carry a driver's note, or that dispatchers must learn of just as soon. */
const BRING_NOTES = [
  'job.delivered',
  'job.noted',
  'job.unit-loaded-anyway',
  'job.unit-damaged',
] as const;
type Bringing = (typeof BRING_NOTES)[number];

const bringing = (action: string): Bringing | undefined =>
  BRING_NOTES.find((each) => each === action);

/**
 * After a gap there may be many. More than these are counted in To Do and not announced one by
 * one.
 */
const TOLD = 5;

/**
 * Announces each job on which a driver just left a note, loaded a different vehicle or reported
 * damage.
 */
export function tellNewNotes(
  changes: readonly Change[],
  tell: (job: Job, actions: readonly Bringing[]) => void,
) {
  return async (dispatch: ApiDispatch): Promise<void> => {
    const news = changes.filter(
      ({ resource, action }) => resource === 'job' && bringing(action) !== undefined,
    );
    const ids = news.map(({ id }) => id);
    const actionsOf = (jobId: number) =>
      news.flatMap(({ id, action }) => (id === jobId ? (bringing(action) ?? []) : []));
    for (const id of [...new Set(ids)].slice(0, TOLD)) {
      const { data } = await dispatch(
        getJob.initiate({ id }, { subscribe: false, forceRefetch: true }),
      );
      if (data?.unreadNoteAt) tell(data, actionsOf(id));
    }
  };
}
