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

/** What Undo does, by the id of the change. The store holds no functions. */
const functions = new Map<string, (records: readonly string[]) => void>();

/** Undoing what this person did, each change once. */
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
      /** The function is called with those of the records that are still to be put back. */
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
      /** An own change of the record made the one version of the other. */
      note: (record: string, before: number, after: number) =>
        dispatch(ownChangeMade({ record, before, after })),
      newest: (record: string, version: number) => newestOwn(store.getState(), record, version),
      runLast: () => {
        const last = changes().at(-1);
        if (last) run(last.id);
      },
      /** From now on the record's row keeps its place; the result is called once all is told. */
      touch: (record: string): (() => void) => {
        dispatch(recordTouched(record));
        return () => void setTimeout(() => dispatch(recordSettled(record)), toastTiming.shownMs);
      },
      /** The record is back by another way. */
      drop: (record: string) => dispatch(undosDropped(record)),
      /** The person has looked away: rows that stayed for Undo may go. */
      settle: () => dispatch(allSettled()),
      /** For the end of a session. */
      forget: () => {
        functions.clear();
        dispatch(undosForgotten());
      },
    };
  }, [store]);
}

/** The change of this record that can be undone, the last one first. */
export function useUndoOf(kind: UndoableKind, id: number): Undoable | undefined {
  return useSelector(({ undo }: UndoState) =>
    undo.changes.findLast(({ records }) => records.includes(recordKey(kind, id))),
  );
}

/** Whether rows of this kind keep their places for what their person has just done. */
export function useIsRecentlyChanged(kind: UndoableKind | null): boolean {
  return useSelector(({ undo }: UndoState) =>
    undo.recent.some((record) => kind !== null && record.startsWith(`${kind}:`)),
  );
}
