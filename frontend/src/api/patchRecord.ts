import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import { generatedApi, type Job, type ListJobsApiArg } from './generated/endpoints';
import { recordsOf, type Page } from './pages';
import { idTag, type TagType } from './tags';

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];
type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
type Shown<T> = T | T[] | { pages: Page<T>[] };

function recordsIn<T extends object>(shown: Shown<T>): readonly T[] {
  if (Array.isArray(shown)) return shown;
  return 'pages' in shown ? recordsOf(shown) : [shown];
}

/**
 * Changes a record wherever it is shown, before the server has answered. The returned function
 * takes the change back and loads the record anew, since others may have changed it meanwhile.
 */
function patchRecord<T extends { id: number }>(
  type: TagType,
  id: number,
  change: (record: T) => void,
) {
  return (dispatch: ApiDispatch, getState: () => ApiState) => {
    const patches = api.util
      .selectInvalidatedBy(getState(), [idTag(type, id)])
      .map(({ endpointName, originalArgs }) =>
        dispatch(
          generatedApi.util.updateQueryData(
            // Whatever provides the record's tag is one of the shapes that `recordsIn` reads.
            endpointName as 'listJobs',
            originalArgs as ListJobsApiArg,
            (draft: Job[]) => {
              const shown = draft as unknown as Shown<T>;
              for (const record of recordsIn(shown)) if (record.id === id) change(record);
            },
          ),
        ),
      );
    return () => {
      patches.forEach((patch) => patch.undo());
      dispatch(api.util.invalidateTags([idTag(type, id)]));
    };
  };
}

/** `patch(id, change)` for one kind of record; see the optimistic changes of the features. */
export function useRecordPatch<T extends { id: number }>(type: TagType) {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(
    (id: number, change: (record: T) => void) => dispatch(patchRecord(type, id, change)),
    [dispatch, type],
  );
}
