import { useCallback } from 'react';
import type { Kind, Records } from '../../api/cache/holders';
import { useTranslation } from '../../ui/text/useTranslation';
import { recordKey } from '../../ui/over/undo/undoSlice';
import { useUndo } from '../../ui/over/undo/useUndo';
import type { ToastContent } from '../../ui/over/toast/toastSlice';
import { useToast, type UndoOfRecord } from '../../ui/over/toast/useToast';
import { useWritesInTurn, type ChangeOf } from './useWritesInTurn';

/** One of several changes made together. */
interface NamedChange<T> {
  readonly record: T;
  readonly name: string;
  readonly change: ChangeOf<T>;
}

interface Told {
  /** The message after all are done. */
  readonly done: ToastContent;
  /** Shown after the names, such as the assigned driver. */
  readonly with?: string;
}

/** Beyond four, show a count instead of names. */
const NAMED = 4;

/**
 * Changes several records one after another, reported by one toast with one Undo. Refused changes
 * are listed by name, and the others stay. Resolves to the ids of refused records.
 */
export function useChangesTogether<K extends Kind>(kind: K) {
  const { t } = useTranslation();
  const toast = useToast();
  const { touch } = useUndo();
  const write = useWritesInTurn(kind);

  return useCallback(
    async (
      changes: readonly NamedChange<Records[K]>[],
      { done, with: whom }: Told,
    ): Promise<readonly number[]> => {
      const settle = changes.map(({ record }) => touch(recordKey(kind, record.id)));
      const names: string[] = [];
      const refused: NamedChange<Records[K]>[] = [];
      const undos: UndoOfRecord[] = [];
      for (const each of changes) {
        const { data, undo } = await write(each.record, each.change, each.name);
        if (data) names.push(each.name);
        else refused.push(each);
        if (undo) undos.push(undo);
      }
      for (const settleOne of settle) settleOne();
      const more = names.length - NAMED;
      const listed =
        more > 1
          ? t('together.more', { names: names.slice(0, NAMED).join(', '), count: more })
          : names.join(', ');
      const about = [listed, names.length > 0 && whom].filter(Boolean).join(' · ');
      toast.show({
        ...(refused.length === 0
          ? done
          : {
              title: t('toast.error'),
              description: t('together.refused', {
                count: refused.length,
                names: refused.map(({ name }) => name).join(', '),
              }),
              variant: 'destructive',
            }),
        ...(about !== '' && { about }),
        ...(undos.length > 0 && { undo: { changes: undos, about: listed } }),
      });
      return refused.map(({ record }) => record.id);
    },
    [kind, t, toast, touch, write],
  );
}
