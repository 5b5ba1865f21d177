import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../text/useTranslation';
import { toastShown, type ShownToast, type ToastAction, type ToastContent } from './toastSlice';
import { useUndo } from '../undo/useUndo';

/** How a change is undone, from its toast, in the row of its record or by key. */
interface Undo {
  /** As `recordKey` writes it. */
  readonly record: string;
  /** Of the record, before the change and after it. */
  readonly versions: readonly [before: number, after: number];
  /** Writes what was there before over the record of this version. */
  readonly back: (
    version: number,
  ) => PromiseLike<{ readonly data?: { readonly version: number } | undefined }>;
  /** Names of what it happened to, as they are again. */
  readonly about: string;
}

/** What a change is told with: names of what it happened to, where that is, and how it is undone. */
interface Change {
  about?: string;
  undo?: Undo;
  action?: ToastAction;
}

/** Shows a toast; `error` and `success` carry the specification's usual titles. */
export function useToast() {
  const dispatch = useDispatch();
  const { t } = useTranslation();
  const { newest, note, offer } = useUndo();
  return useMemo(() => {
    const show = ({ undo, ...content }: ToastContent & Change) => {
      const { payload } = dispatch(toastShown({ ...content, canUndo: undo !== undefined }));
      if (!undo) return;
      note(undo.record, ...undo.versions);
      offer(payload.id, () => void run(undo), undo.record);
    };
    const run = async ({ record, versions: [, after], back, about }: Undo): Promise<void> => {
      const version = newest(record, after);
      const { data } = await back(version);
      if (data) note(record, version, data.version);
      show(
        data
          ? { title: t('toast.undone'), about }
          : {
              title: t('toast.error'),
              description: t('toast.notUndone'),
              about,
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

/** Whether there is a toast, for pages that load the toast area with their first one. */
export function useHasToast(): boolean {
  return useSelector(
    (root: { toast: { current: ShownToast | null } }) => root.toast.current !== null,
  );
}
