import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../text/useTranslation';
import { toastShown, type ShownToast, type ToastContent } from './toastSlice';

/** Shows a toast; `error` and `success` carry the specification's usual titles. */
export function useToast() {
  const dispatch = useDispatch();
  const { t } = useTranslation();
  return useMemo(() => {
    const show = (content: ToastContent) => {
      dispatch(toastShown(content));
    };
    return {
      show,
      success: (description: string) => show({ title: t('toast.success'), description }),
      error: (description: string) =>
        show({ title: t('toast.error'), description, variant: 'destructive' }),
    };
  }, [dispatch, t]);
}

/** Whether there is a toast, for pages that load the toast area with their first one. */
export function useHasToast(): boolean {
  return useSelector(
    (root: { toast: { current: ShownToast | null } }) => root.toast.current !== null,
  );
}
