import { useCallback } from 'react';
import { useTexts } from '../../ui/text/useTexts';

/** The short name of a week below a chart. */
export function useWeekTick() {
  const { t, format } = useTexts('reports');
  return useCallback(
    (week: string) =>
      week === 'past' || week === 'later' || week === 'none'
        ? t(`weeks.short.${week}`)
        : format.shortDay(week),
    [format, t],
  );
}
