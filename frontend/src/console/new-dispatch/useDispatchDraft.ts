import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../api/accounts/session';
import { newIdempotencyKey } from '../../api/request/requestHeaders';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useLeaveGuard } from '../../ui/form/sending/leaveGuard';
import { useTranslation } from '../../ui/text/useTranslation';
import { hasWork, type DispatchForm } from './dispatchForm';
import { dropDraft, keepDraft, type Draft } from './draft';

/** Stores the form in this tab during input and asks once before it is left unsaved. */
export function useDispatchDraft(form: DispatchForm, opened: Draft) {
  const { t } = useTranslation('dispatch');
  const confirm = useConfirm();
  const userId = useSession().user?.id ?? 0;
  const intent = useRef(opened.intent);
  const isReleased = useRef(false);
  const [isDirty, setIsDirty] = useState(() => hasWork(opened.values));

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isReleased.current) return;
          setIsDirty(hasWork(values));
          keepDraft(userId, { intent: intent.current, values });
        },
      }),
    [form, userId],
  );

  const ask = useCallback(
    async () =>
      isReleased.current ||
      confirm({
        title: t('leave.title'),
        text: t('leave.text'),
        confirmLabel: t('leave.confirm'),
      }),
    [confirm, t],
  );
  useLeaveGuard(isDirty, ask, { isOfView: true });

  const getIntent = useCallback(() => intent.current, []);
  /** Makes the next save a new one, regardless of the last result. */
  const renewIntent = useCallback(() => {
    intent.current = newIdempotencyKey();
    keepDraft(userId, { intent: intent.current, values: form.getValues() });
  }, [form, userId]);
  /** After saving or cancelling: drops the draft and no longer asks. */
  const release = useCallback(() => {
    isReleased.current = true;
    dropDraft(userId);
  }, [userId]);

  return { isDirty, getIntent, renewIntent, release };
}

export type DispatchDraft = ReturnType<typeof useDispatchDraft>;
