import { useCallback } from 'react';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

interface PromiseToPay {
  readonly on: string;
  readonly amount: number | null;
  readonly isBroken?: boolean;
}

/** A promise to pay in words. */
export function usePromiseWords(): (promise: PromiseToPay) => string {
  const { t } = useTranslation('collections');
  const format = useFormat();
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
