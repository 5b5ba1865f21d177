import { useCallback, useRef } from 'react';
import { useApiDispatch } from '../../api/api';
import type { Kind, Records } from '../../api/cache/holders';
import { showFacts } from '../../api/cache/place';
import { useTranslation } from '../../ui/text/useTranslation';
import { detailsFromHere } from '../navigation/jobPanel';
import { recordKey } from '../../ui/over/undo/undoSlice';
import type { ToastContent } from '../../ui/over/toast/toastSlice';
import { useUndo } from '../../ui/over/undo/useUndo';
import { useToast } from '../../ui/over/toast/useToast';

/** Sends a change for this version; it is that of the last change when several follow. */
type Send<T> = (version: number) => PromiseLike<{ data?: T; error?: unknown }>;

interface Sending<T> {
  readonly send: Send<T>;
  /** What the person reads once it is done; nothing where the screen says enough. */
  readonly done?: string | ToastContent;
  readonly failed: (error: unknown) => string;
  /** Whom or what it happened to, beneath those words. */
  readonly about?: string;
  /** How Undo puts things back: a write like any other. Without it nothing can be undone. */
  readonly back?: { readonly facts: Partial<T>; readonly send: Send<T>; readonly about: string };
}

interface Waiting<T> {
  /** Newest version that the last change has made, null while none has. */
  last: Promise<number | null>;
  /** What is shown of changes that are still to be answered. */
  readonly facts: Partial<T>[];
}

/** What became of a change that was sent for the version `before`. */
interface Outcome<T> {
  readonly before: number;
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/**
 * Shows a change at once, sends it, and takes it back with a toast when the server refuses. Changes
 * of one record follow each other, so that the second is sent with the version of the first.
 */
export function useOptimisticChange<K extends Kind>(kind: K) {
  const dispatch = useApiDispatch();
  const { t } = useTranslation();
  const toast = useToast();
  const undos = useUndo();
  const records = useRef(new Map<number, Waiting<Records[K]>>());

  const write = useCallback(
    async (
      { id, version }: Pick<Records[K], 'id' | 'version'>,
      facts: Partial<Records[K]>,
      send: Send<Records[K]>,
    ): Promise<Outcome<Records[K]>> => {
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
          return { newest: newer, outcome: { before, error } };
        }
        // The answer does not know of the changes that follow it.
        for (const later of waiting.facts) dispatch(showFacts(kind, id, later));
        return { newest: data.version, outcome: { before, data } };
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
      record: Records[K],
      facts: Partial<Records[K]>,
      { send, done, failed, about, back }: Sending<Records[K]>,
    ): Promise<void> => {
      const key = recordKey(kind, record.id);
      const settle = back && undos.touch(key);
      const { before, data, error } = await write(record, facts, send);
      settle?.();
      if (!data) {
        toast.error(failed(error), about);
        return;
      }
      const undo = back && {
        record: key,
        versions: [before, data.version] as const,
        back: (version: number) => write({ id: record.id, version }, back.facts, back.send),
        about: back.about,
      };
      const href = kind === 'job' ? detailsFromHere(record.id) : null;
      const told = {
        ...(href !== null && { action: { label: t('toast.view'), href } }),
        ...(about !== undefined && { about }),
        ...(undo && { undo }),
      };
      if (typeof done === 'string') toast.success(done, told);
      else if (done) toast.show({ ...done, ...told });
    },
    [kind, t, toast, undos, write],
  );
}
