import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { toastTiming } from '../toast/toastTiming';
import {
  allSettled,
  newestOwn,
  ownChangeMade,
  recordKey,
  recordSettled,
  recordTouched,
  undoOffered,
  undosDropped,
  undosForgotten,
  undoTaken,
  type Undoable,
  type UndoableKind,
  type UndoState,
} from './undoSlice';

/** Undo functions by id of the change, because the store holds no functions. */
const functions = new Map<string, (records: readonly string[]) => void>();

/** Undo of the user's own changes, each once. */
export function useUndo() {
  const store = useStore<UndoState>();
  return useMemo(() => {
    const { dispatch } = store;
    const changes = () => store.getState().undo.changes;
    const run = (id: string) => {
      const undo = functions.get(id);
      const records = changes().find((change) => change.id === id)?.records ?? [];
      functions.delete(id);
      dispatch(undoTaken(id));
      undo?.(records);
    };
    return {
      /** The function is called with the records that still need to be undone. */
      offer: (
        id: string,
        undo: (records: readonly string[]) => void,
        records: readonly string[],
      ) => {
        functions.set(id, undo);
        dispatch(undoOffered({ id, records }));
        const offered = new Set(changes().map((change) => change.id));
        for (const known of functions.keys()) if (!offered.has(known)) functions.delete(known);
      },
      run,
      /** Records that an own change turned one version into the other. */
      note: (record: string, before: number, after: number) =>
        dispatch(ownChangeMade({ record, before, after })),
      newest: (record: string, version: number) => newestOwn(store.getState(), record, version),
      runLast: () => {
        const last = changes().at(-1);
        if (last) run(last.id);
      },
      /** Keeps the record's row in place; call the result when the change has settled. */
      touch: (record: string): (() => void) => {
        dispatch(recordTouched(record));
        return () => void setTimeout(() => dispatch(recordSettled(record)), toastTiming.shownMs);
      },
      /** The record was restored by other means. */
      drop: (record: string) => dispatch(undosDropped(record)),
      /** The user has moved on: rows kept for Undo may be removed. */
      settle: () => dispatch(allSettled()),
      /** For the end of a session. */
      forget: () => {
        functions.clear();
        dispatch(undosForgotten());
      },
    };
  }, [store]);
}

/** The latest undoable change of this record. */
export function useUndoOf(kind: UndoableKind, id: number): Undoable | undefined {
  return useSelector(({ undo }: UndoState) =>
    undo.changes.findLast(({ records }) => records.includes(recordKey(kind, id))),
  );
}

/** Whether rows of this kind stay in place after the user's own recent change. */
export function useIsRecentlyChanged(kind: UndoableKind | null): boolean {
  return useSelector(({ undo }: UndoState) =>
    undo.recent.some((record) => kind !== null && record.startsWith(`${kind}:`)),
  );
}
