import { useCallback, useRef } from 'react';
import { useApiDispatch } from '../../api/api';
import type { Kind, Records } from '../../api/cache/holders';
import { showFacts } from '../../api/cache/place';
import type { ToastContent } from '../../ui/over/toast/toastSlice';
import { useToast } from '../../ui/over/toast/useToast';

interface Sending<T> {
  /** Sends the change for this version; it is that of the last change when several follow. */
  readonly send: (version: number) => PromiseLike<{ data?: T; error?: unknown }>;
  /** What the person reads once it is done; nothing where the screen says enough. */
  readonly done?: string | ToastContent;
  readonly failed: (error: unknown) => string;
}

interface Waiting<T> {
  /** Newest version that the last change has made, null while none has. */
  last: Promise<number | null>;
  /** What is shown of changes that are still to be answered. */
  readonly facts: Partial<T>[];
}

/**
 * Shows a change at once, sends it, and takes it back with a toast when the server refuses. Changes
 * of one record follow each other, so that the second is sent with the version of the first.
 */
export function useOptimisticChange<K extends Kind>(kind: K) {
  const dispatch = useApiDispatch();
  const toast = useToast();
  const records = useRef(new Map<number, Waiting<Records[K]>>());

  return useCallback(
    async (
      { id, version }: Records[K],
      facts: Partial<Records[K]>,
      { send, done, failed }: Sending<Records[K]>,
    ): Promise<void> => {
      const waiting = records.current.get(id) ?? { last: Promise.resolve(null), facts: [] };
      records.current.set(id, waiting);
      const undo = dispatch(showFacts(kind, id, facts));
      waiting.facts.push(facts);
      const turn = waiting.last.then(async (newer) => {
        const { data, error } = await send(newer ?? version);
        waiting.facts.splice(waiting.facts.indexOf(facts), 1);
        if (!data) {
          undo();
          toast.error(failed(error));
          return newer;
        }
        // The answer does not know of the changes that follow it.
        for (const later of waiting.facts) dispatch(showFacts(kind, id, later));
        if (typeof done === 'string') toast.success(done);
        else if (done) toast.show(done);
        return data.version;
      });
      waiting.last = turn;
      await turn;
      if (waiting.last === turn) records.current.delete(id);
    },
    [dispatch, kind, toast],
  );
}
