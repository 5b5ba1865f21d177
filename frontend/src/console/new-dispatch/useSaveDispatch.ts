import { useEffect, useRef, useState } from 'react';
import { useCreateDispatchMutation } from '../../api/jobs/dispatch';
import { getErrorCode, isApiError } from '../../api/request/errors';
import { useDetailsFromHere } from '../../parts/navigation/jobPanel';
import { showServerProblems } from '../../ui/form/sending/serverProblems';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import type { DispatchForm, DispatchValues } from './dispatchForm';
import type { DispatchDraft } from './useDispatchDraft';

interface SaveDispatch {
  save: () => Promise<void>;
  isSaving: boolean;
  /** An earlier attempt with other values succeeded, although its response was lost. */
  mayExist: boolean;
}

/** Saves the form as one intent; a failure leaves it unchanged. */
export function useSaveDispatch(
  form: DispatchForm,
  draft: DispatchDraft,
  onSaved: () => void,
): SaveDispatch {
  const { t } = useTranslation(['dispatch', 'common']);
  const toast = useToast();
  const errorText = useErrorText();
  const detailsFromHere = useDetailsFromHere();
  const [create, { isLoading }] = useCreateDispatchMutation();
  const [mayExist, setMayExist] = useState(false);
  const isBusy = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const send = async (values: DispatchValues) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const currentYear = new Date().getFullYear();
    const { data, error } = await create({ values, currentYear, intent: draft.getIntent() });
    isBusy.current = false;
    if (!error) {
      draft.release();
      // A user who has left in the meantime stays on the current page.
      if (isOpen.current) onSaved();
      // The link opens over the page that follows the form.
      const href = detailsFromHere(data.id);
      toast.success(t('created'), {
        about: data.jobId,
        ...(href !== null && { action: { label: t('common:toast.view'), href } }),
      });
      return;
    }
    const wasMadeBefore = getErrorCode(error) === 'idempotency_mismatch';
    setMayExist(wasMadeBefore);
    if (wasMadeBefore) draft.renewIntent();
    const isUnreachable = isApiError(error) && error.status === 0;
    const message = isUnreachable ? t('unreachable') : errorText(error);
    toast.error(t('failed', { message }));
    showServerProblems(error, form.getValues(), form.setError);
  };
  return { save: () => form.handleSubmit(send)(), isSaving: isLoading, mayExist };
}
