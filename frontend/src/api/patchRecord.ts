import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import {
  generatedApi,
  type Customer,
  type Driver,
  type Job,
  type ListJobsApiArg,
} from './generated/endpoints';
import { recordsOf, type Page } from './pages';
import { idTag } from './tags';

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];
type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** The kinds of records that are changed before the server answers. */
interface Records {
  job: Job;
  customer: Customer;
  driver: Driver;
}

type Shown<T> = T | T[] | { pages: Page<T>[] };

function recordsIn<T extends object>(shown: Shown<T>): readonly T[] {
  if (Array.isArray(shown)) return shown;
  return 'pages' in shown ? recordsOf(shown) : [shown];
}

/**
 * Changes a record wherever it is shown, before the server has answered. The returned function
 * takes the change back and loads the record anew, since others may have changed it meanwhile.
 */
function patchRecord<Kind extends keyof Records>(
  kind: Kind,
  id: number,
  change: (record: Records[Kind]) => void,
) {
  return (dispatch: ApiDispatch, getState: () => ApiState) => {
    const patches = api.util
      .selectInvalidatedBy(getState(), [idTag(kind, id)])
      .map(({ endpointName, originalArgs }) =>
        dispatch(
          generatedApi.util.updateQueryData(
            // Whatever provides the record's tag is one of the shapes that `recordsIn` reads.
            endpointName as 'listJobs',
            originalArgs as ListJobsApiArg,
            (draft: Job[]) => {
              const shown = draft as unknown as Shown<Records[Kind]>;
              for (const record of recordsIn(shown)) if (record.id === id) change(record);
            },
          ),
        ),
      );
    return () => {
      patches.forEach((patch) => patch.undo());
      dispatch(api.util.invalidateTags([idTag(kind, id)]));
    };
  };
}

/** `patch(id, change)` for one kind of record; see the optimistic changes of the features. */
export function useRecordPatch<Kind extends keyof Records>(kind: Kind) {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(
    (id: number, change: (record: Records[Kind]) => void) =>
      dispatch(patchRecord(kind, id, change)),
    [dispatch, kind],
  );
}
