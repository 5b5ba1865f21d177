import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { late } from '../late';
import { ConfirmContext, DiscardContext, type ConfirmRequest } from './useConfirm';

export const ConfirmDialog = late(
  async () => (await import(/* webpackChunkName: "confirm" */ './ConfirmDialog')).ConfirmDialog,
);

interface Asked extends ConfirmRequest {
  answer: (confirmed: boolean) => void;
}

/** Holds the single confirmation dialog, loaded on the first question. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const confirm = useCallback(
    (request: ConfirmRequest) =>
      new Promise<boolean>((resolve) => {
        setAsked({ ...request, answer: resolve });
        setOpen(true);
      }),
    [],
  );
  const askToDiscard = useCallback(
    () =>
      confirm({
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        confirmLabel: t('unsaved.discard'),
        destructive: true,
      }),
    [confirm, t],
  );
  const handleAnswer = (confirmed: boolean) => {
    asked?.answer(confirmed);
    setOpen(false);
  };
  return (
    <ConfirmContext value={confirm}>
      <DiscardContext value={askToDiscard}>{children}</DiscardContext>
      {asked && <ConfirmDialog asked={asked} open={open} onAnswer={handleAnswer} />}
    </ConfirmContext>
  );
}
