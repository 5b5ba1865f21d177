import { useCallback } from 'react';
import { useTexts } from '../../../ui/text/useTexts';

interface PromiseToPay {
  readonly on: string;
  readonly amount: number | null;
  readonly isBroken?: boolean;
}

/** A promise to pay in words. */
export function usePromiseWords(): (promise: PromiseToPay) => string {
  const { t, format } = useTexts('collections');
  return useCallback(
    ({ on, amount, isBroken = false }) => {
      const date = format.day(on);
      const state = isBroken ? 'broken' : 'promised';
      return amount === null
        ? t(`${state}.all`, { date })
        : t(`${state}.amount`, { date, amount: format.money(amount) });
    },
    [format, t],
  );
}
