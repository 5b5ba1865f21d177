import { useCallback } from 'react';
import { useTranslation } from '../text/useTranslation';
import { useConfirm } from './confirm/useConfirm';

/** Asks whether unsaved changes may be discarded; keeps its identity between renders. */
export function useAskToDiscard(): () => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return useCallback(
    () =>
      confirm({
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        confirmLabel: t('unsaved.discard'),
        destructive: true,
      }),
    [confirm, t],
  );
}
