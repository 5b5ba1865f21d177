import { isDraft, original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api';
import {
  generatedApi,
  type Customer,
  type Driver,
  type Job,
  type ListJobsApiArg,
} from '../generated/endpoints';
import type { Page } from './pages';
import { idTag, listTag, type Tag } from './tags';

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0];
type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** The kinds of records that are changed before the server answers. */
interface Records {
  job: Job;
  customer: Customer;
  driver: Driver;
}

type Shown<T> = T | T[] | { pages: Page<T>[] };

/** The records with this id; every record that is read of a draft makes a draft of its own. */
function recordsIn<T extends { id: number }>(shown: Shown<T>, id: number): readonly T[] {
  const among = (records: readonly T[]) => {
    const plain: readonly { id: number }[] = isDraft(records)
      ? (original<unknown>(records) as readonly T[])
      : records;
    return plain.flatMap((record, place) => (record.id === id ? (records[place] ?? []) : []));
  };
  if (Array.isArray(shown)) return among(shown);
  if ('pages' in shown) return shown.pages.flatMap(({ records }) => among(records));
  return shown.id === id ? [shown] : [];
}

/** A record by itself, and on the lists that are loaded page by page. */
function tagsOf(kind: keyof Records, id: number): Tag[] {
  return kind === 'driver' ? [idTag(kind, id)] : [idTag(kind, id), idTag(`${kind}Pages`, id)];
}

/** The active list names none of its thousands of jobs. */
function tagsShowing(kind: keyof Records, id: number): Tag[] {
  return kind === 'job' ? [...tagsOf(kind, id), listTag('activeJobs')] : tagsOf(kind, id);
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
      .selectInvalidatedBy(getState(), tagsShowing(kind, id))
      .map(({ endpointName, originalArgs }) =>
        dispatch(
          generatedApi.util.updateQueryData(
            // Whatever provides the record's tag is one of the shapes that `recordsIn` reads.
            endpointName as 'listJobs',
            originalArgs as ListJobsApiArg,
            (draft: Job[]) => {
              const shown = draft as unknown as Shown<Records[Kind]>;
              for (const record of recordsIn(shown, id)) change(record);
            },
          ),
        ),
      );
    return () => {
      patches.forEach((patch) => patch.undo());
      dispatch(api.util.invalidateTags(tagsOf(kind, id)));
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
