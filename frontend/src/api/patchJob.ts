import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import { generatedApi, type Job, type ListJobsApiArg } from './generated/endpoints';
import type { Page } from './jobs';
import { idTag } from './tags';

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];
type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
type Shown = Job | Job[] | { pages: Page<Job>[] };

function jobsIn(shown: Shown): readonly Job[] {
  if (Array.isArray(shown)) return shown;
  return 'pages' in shown ? shown.pages.flatMap((page) => page.records) : [shown];
}

/**
 * Changes a job wherever it is shown, before the server has answered. The returned function takes
 * the change back and loads the job anew, since others may have changed it meanwhile.
 */
function patchJob(id: number, change: (job: Job) => void) {
  return (dispatch: ApiDispatch, getState: () => ApiState) => {
    const patches = api.util
      .selectInvalidatedBy(getState(), [idTag('job', id)])
      .map(({ endpointName, originalArgs }) =>
        dispatch(
          generatedApi.util.updateQueryData(
            // Whatever provides the job's tag is one of the shapes that `jobsIn` reads.
            endpointName as 'listJobs',
            originalArgs as ListJobsApiArg,
            (draft) => {
              for (const job of jobsIn(draft)) if (job.id === id) change(job);
            },
          ),
        ),
      );
    return () => {
      patches.forEach((patch) => patch.undo());
      dispatch(api.util.invalidateTags([idTag('job', id)]));
    };
  };
}

export function useJobPatch() {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(
    (id: number, change: (job: Job) => void) => dispatch(patchJob(id, change)),
    [dispatch],
  );
}
