import { useMemo } from 'react';
import { useTranslation } from '../../ui/text/useTranslation';
import { useToday } from '../job/useToday';
import { daysOf, PERIODS, type Days } from './periods';

/** The periods a list can be filtered by, with labels, and the one that matches the days. */
export function usePeriods({ from, to }: Days) {
  const { t } = useTranslation('invoices');
  const today = useToday();
  return useMemo(() => {
    const periods = PERIODS.map((value) => ({
      value,
      label: t(`periods.${value}`),
      days: daysOf(value, today),
    }));
    const shown = periods.find(({ days }) => days.from === from && days.to === to);
    return { periods, shown: shown?.value ?? ('' as const) };
  }, [from, t, to, today]);
}
