import { useCallback, useState, type ReactNode } from 'react';
import { late } from '../late';
import { ConfirmContext, type ConfirmRequest } from './useConfirm';

export const ConfirmDialog = late(
  async () => (await import(/* webpackChunkName: "confirm" */ './ConfirmDialog')).ConfirmDialog,
);

interface Asked extends ConfirmRequest {
  answer: (confirmed: boolean) => void;
}

/** Holds the single confirmation dialog, loaded on the first question. */
export function ConfirmHost({ children }: { children: ReactNode }) {
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
  const handleAnswer = (confirmed: boolean) => {
    asked?.answer(confirmed);
    setOpen(false);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <ConfirmDialog asked={asked} open={open} onAnswer={handleAnswer} />}
    </ConfirmContext>
  );
}
