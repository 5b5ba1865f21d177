import type { ApiDispatch } from '../api';
import type { Job } from '../jobs';
import { getJob } from '../singleRecords';
import type { Change } from './liveFeedEvents';

/** Changes with which a driver's note comes. */
const BRING_NOTES: readonly string[] = ['job.delivered', 'job.noted'];

/** After a gap there may be many: those stand in Needs attention, and are not told one by one. */
const TOLD = 5;

/** Tells of each job that a driver left a note on just now. */
export function tellNewNotes(changes: readonly Change[], tell: (job: Job) => void) {
  return async (dispatch: ApiDispatch): Promise<void> => {
    const ids = changes
      .filter(({ resource, action }) => resource === 'job' && BRING_NOTES.includes(action))
      .map(({ id }) => id);
    for (const id of [...new Set(ids)].slice(0, TOLD)) {
      const { data } = await dispatch(
        getJob.initiate({ id }, { subscribe: false, forceRefetch: true }),
      );
      if (data?.unreadNoteAt) tell(data);
    }
  };
}
