import type { ApiDispatch } from '../api';
import type { Job } from '../jobs';
import { getJob } from '../singleRecords';
import type { Change } from './liveFeedEvents';

const LOADED_ANYWAY = 'job.unit-loaded-anyway';
/** Changes with which a driver's note comes, or what dispatch has to know as soon. */
const BRING_NOTES: readonly string[] = ['job.delivered', 'job.noted', LOADED_ANYWAY];

/** After a gap there may be many: those stand in Needs attention, and are not told one by one. */
const TOLD = 5;

/** Tells of each job that a driver left a note on just now, or of which another vehicle was loaded. */
export function tellNewNotes(
  changes: readonly Change[],
  tell: (job: Job, isLoadedAnyway: boolean) => void,
) {
  return async (dispatch: ApiDispatch): Promise<void> => {
    const news = changes.filter(
      ({ resource, action }) => resource === 'job' && BRING_NOTES.includes(action),
    );
    const ids = news.map(({ id }) => id);
    const isAnyway = (jobId: number) =>
      news.some(({ id, action }) => id === jobId && action === LOADED_ANYWAY);
    for (const id of [...new Set(ids)].slice(0, TOLD)) {
      const { data } = await dispatch(
        getJob.initiate({ id }, { subscribe: false, forceRefetch: true }),
      );
      if (data?.unreadNoteAt) tell(data, isAnyway(id));
    }
  };
}
