import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../text/useTranslation';
import { toastShown, type ShownToast, type ToastAction, type ToastContent } from './toastSlice';
import { useUndo } from '../undo/useUndo';

/** The undo of one record's change. */
export interface UndoOfRecord {
  /** As returned by `recordKey`. */
  readonly record: string;
  /** The record's version before and after the change. */
  readonly versions: readonly [before: number, after: number];
  /** Writes the old values over the record of this version. */
  readonly back: (
    version: number,
  ) => PromiseLike<{ readonly data?: { readonly version: number } | undefined }>;
  /** The record's name, for the error message of a failed undo. */
  readonly name: string;
}

/** How a change is undone: from its toast, in a row of its records or by key. */
interface Undo {
  readonly changes: readonly UndoOfRecord[];
  /** Undoes many at once; resolves to their new versions, without those that failed. */
  readonly together?: (records: readonly string[]) => PromiseLike<ReadonlyMap<string, number>>;
  /** Names of the affected records after the undo. */
  readonly about: string;
}

/** Content of a success toast: names of the affected records, a link to them, and the undo. */
export interface Change {
  about?: string;
  undo?: Undo;
  action?: ToastAction;
}

/** More names would fill the screen. */
const NAMED = 12;

const namesOf = (failed: readonly string[]) =>
  failed.length > NAMED ? `${failed.slice(0, NAMED).join(', ')}, …` : failed.join(', ');

/** Shows a toast; `error` and `success` use the specification's titles. */
export function useToast() {
  const dispatch = useDispatch();
  const { t } = useTranslation();
  const { newest, note, offer } = useUndo();
  return useMemo(() => {
    const show = ({ undo, ...content }: ToastContent & Change) => {
      const { payload } = dispatch(toastShown({ ...content, canUndo: undo !== undefined }));
      if (!undo) return;
      for (const { record, versions } of undo.changes) note(record, ...versions);
      const records = undo.changes.map(({ record }) => record);
      offer(payload.id, (left) => void run(undo, left), records);
    };
    /** Each record is a separate write, so one failure does not affect the others. */
    const run = async ({ changes, together, about }: Undo, all: readonly string[]) => {
      const left = new Set(all);
      const wanted = changes.filter(({ record }) => left.has(record));
      const restored = await together?.(wanted.map(({ record }) => record));
      const failed: string[] = [];
      for (const { record, versions, back, name } of wanted) {
        const version = newest(record, versions[1]);
        const after = restored ? restored.get(record) : (await back(version)).data?.version;
        if (after === undefined) failed.push(name);
        else note(record, version, after);
      }
      const isSingle = changes.length === 1;
      show(
        failed.length === 0
          ? { title: t('toast.undone'), about }
          : {
              title: t('toast.error'),
              description: t('toast.notUndone'),
              about: isSingle ? about : namesOf(failed),
              variant: 'destructive',
            },
      );
    };
    return {
      show,
      success: (description: string, change: Change = {}) =>
        show({ title: t('toast.success'), description, ...change }),
      error: (description: string, about?: string) =>
        show({
          title: t('toast.error'),
          description,
          variant: 'destructive',
          ...(about !== undefined && { about }),
        }),
    };
  }, [dispatch, newest, note, offer, t]);
}

/** Whether there is a toast, for pages that load the toast area on demand. */
export function useHasToast(): boolean {
  return useSelector(
    (root: { toast: { current: ShownToast | null } }) => root.toast.current !== null,
  );
}
