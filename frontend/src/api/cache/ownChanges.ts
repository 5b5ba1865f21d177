import type { ApiDispatch } from '../api';
import type { Kind, Records } from './holders';
import { placeRecord } from './place';

interface Started<Answer> {
  dispatch: ApiDispatch;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/** Undefined if the call failed; the caller shows the error. */
async function succeeded<Answer>(
  call: PromiseLike<{ data: Answer }>,
): Promise<{ data: Answer } | undefined> {
  try {
    return await call;
  } catch {
    return undefined;
  }
}

/** For `onQueryStarted` of endpoints that return the updated record. */
export function placeAnswer<K extends Kind>(kind: K) {
  return async (
    _arg: unknown,
    { dispatch, queryFulfilled }: Started<Records[K]>,
  ): Promise<void> => {
    const answer = await succeeded(queryFulfilled);
    if (!answer) return;
    const { data } = answer;
    dispatch(placeRecord(kind, { id: data.id, now: data, actions: [] }));
  };
}

/** For `onQueryStarted` of endpoints that delete a record. */
export function removeDeleted(kind: Kind) {
  return async (
    { id }: { id: number },
    { dispatch, queryFulfilled }: Started<unknown>,
  ): Promise<void> => {
    if (await succeeded(queryFulfilled))
      dispatch(placeRecord(kind, { id, now: null, actions: [] }));
  };
}
