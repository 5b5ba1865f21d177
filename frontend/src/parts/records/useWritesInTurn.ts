import { useCallback, useRef } from 'react';
import { useApiDispatch } from '../../api/api';
import type { Kind, Records } from '../../api/cache/holders';
import { showFacts } from '../../api/cache/place';
import { recordKey } from '../../ui/over/undo/undoSlice';
import type { UndoOfRecord } from '../../ui/over/toast/useToast';

/**
 * Sends a change for this version: the version of the previous change if several follow each other.
 */
type Send<T> = (version: number) => PromiseLike<{ data?: T; error?: unknown }>;

interface Write<T> {
  /** The record's fields on screen until the server answers. */
  readonly facts: Partial<T>;
  readonly send: Send<T>;
}

/** A change of one record. */
export interface ChangeOf<T> extends Write<T> {
  /** The affected record, shown beneath the message. */
  readonly about?: string;
  /** How Undo restores the record: a normal write. Without it there is no Undo. */
  readonly back?: Write<T> & { readonly about: string };
}

interface Waiting<T> {
  /** The newest version after the last change; null if there is none yet. */
  last: Promise<number | null>;
  /** The visible fields of unanswered changes. */
  readonly facts: Partial<T>[];
}

/** The result of a change. */
interface Outcome<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  /** Set if it succeeded and can be undone. */
  readonly undo?: UndoOfRecord;
}

/**
 * Shows a change at once, sends it, and rolls it back if the server refuses. Changes of one record
 * are sent in order, so the second uses the version of the first.
 */
export function useWritesInTurn<K extends Kind>(kind: K) {
  const dispatch = useApiDispatch();
  const records = useRef(new Map<number, Waiting<Records[K]>>());

  const write = useCallback(
    async (
      { id, version }: Pick<Records[K], 'id' | 'version'>,
      { facts, send }: Write<Records[K]>,
    ) => {
      const waiting = records.current.get(id) ?? { last: Promise.resolve(null), facts: [] };
      records.current.set(id, waiting);
      const takeBack = dispatch(showFacts(kind, id, facts));
      waiting.facts.push(facts);
      const turn = waiting.last.then(async (newer) => {
        const before = newer ?? version;
        const { data, error } = await send(before);
        waiting.facts.splice(waiting.facts.indexOf(facts), 1);
        if (!data) {
          takeBack();
          return { newest: newer, outcome: { before, data: undefined, error } };
        }
        // The answer does not include the changes that follow it.
        for (const later of waiting.facts) dispatch(showFacts(kind, id, later));
        return { newest: data.version, outcome: { before, data, error: undefined } };
      });
      const last = turn.then(({ newest }) => newest);
      waiting.last = last;
      const { outcome } = await turn;
      if (waiting.last === last) records.current.delete(id);
      return outcome;
    },
    [dispatch, kind],
  );

  return useCallback(
    async (
      { id, version }: Pick<Records[K], 'id' | 'version'>,
      change: ChangeOf<Records[K]>,
      name: string,
    ): Promise<Outcome<Records[K]>> => {
      const { before, data, error } = await write({ id, version }, change);
      if (!data) return { error };
      const { back } = change;
      if (!back) return { data };
      const undo: UndoOfRecord = {
        record: recordKey(kind, id),
        versions: [before, data.version],
        back: (newest) => write({ id, version: newest }, back),
        name,
      };
      return { data, undo };
    },
    [kind, write],
  );
}
