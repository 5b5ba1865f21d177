import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../text/useTranslation';
import { toastShown, type ShownToast, type ToastAction, type ToastContent } from './toastSlice';
import { useUndo } from '../undo/useUndo';

/** What a change is told with: names of what it happened to, and how it is undone. */
interface Change {
  about?: string;
  undo?: () => void;
  /** The record whose row offers Undo too, as `recordKey` writes it. */
  record?: string;
  action?: ToastAction;
}

/** Shows a toast; `error` and `success` carry the specification's usual titles. */
export function useToast() {
  const dispatch = useDispatch();
  const { t } = useTranslation();
  const { offer } = useUndo();
  return useMemo(() => {
    const show = ({ undo, record, ...content }: ToastContent & Change) => {
      const { payload } = dispatch(toastShown({ ...content, canUndo: undo !== undefined }));
      if (undo) offer(payload.id, undo, record ?? null);
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
      /** How pressing Undo went. */
      undone: (about: string) => show({ title: t('toast.undone'), about }),
      notUndone: (about: string) =>
        show({
          title: t('toast.error'),
          description: t('toast.notUndone'),
          about,
          variant: 'destructive',
        }),
    };
  }, [dispatch, offer, t]);
}

/** Whether there is a toast, for pages that load the toast area with their first one. */
export function useHasToast(): boolean {
  return useSelector(
    (root: { toast: { current: ShownToast | null } }) => root.toast.current !== null,
  );
}
