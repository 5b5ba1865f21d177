import { useCallback } from 'react';
import type { Kind, Records } from '../../api/cache/holders';
import { useTranslation } from '../../ui/text/useTranslation';
import { useDetailsFromHere } from '../navigation/jobPanel';
import { recordKey } from '../../ui/over/undo/undoSlice';
import type { ToastContent } from '../../ui/over/toast/toastSlice';
import { useUndo } from '../../ui/over/undo/useUndo';
import { useToast } from '../../ui/over/toast/useToast';
import { useWritesInTurn, type ChangeOf } from './useWritesInTurn';

interface Sending<T> extends Omit<ChangeOf<T>, 'facts'> {
  /** The success message; omit it if the screen shows enough. */
  readonly done?: string | ToastContent;
  readonly failed: (error: unknown) => string;
}

/**
 * Shows a change at once, sends it, and rolls it back with a toast if the server refuses. Resolves to whether it was
 * made.
 */
export function useOptimisticChange<K extends Kind>(kind: K) {
  const { t } = useTranslation();
  const toast = useToast();
  const detailsFromHere = useDetailsFromHere();
  const { touch } = useUndo();
  const write = useWritesInTurn(kind);

  return useCallback(
    async (
      record: Records[K],
      facts: Partial<Records[K]>,
      { done, failed, ...change }: Sending<Records[K]>,
    ): Promise<boolean> => {
      const { about, back } = change;
      const settle = back && touch(recordKey(kind, record.id));
      const { data, error, undo } = await write(record, { facts, ...change }, back?.about ?? '');
      settle?.();
      if (!data) {
        toast.error(failed(error), about);
        return false;
      }
      const href = kind === 'job' ? detailsFromHere(record.id) : null;
      const told = {
        ...(href !== null && { action: { label: t('toast.view'), href } }),
        ...(about !== undefined && { about }),
        ...(undo && back && { undo: { changes: [undo], about: back.about } }),
      };
      if (typeof done === 'string') toast.success(done, told);
      else if (done) toast.show({ ...done, ...told });
      return true;
    },
    [detailsFromHere, kind, t, toast, touch, write],
  );
}
