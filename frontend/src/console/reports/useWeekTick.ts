import { useCallback } from 'react';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** The short name of a week below a chart. */
export function useWeekTick() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return useCallback(
    (week: string) =>
      week === 'past' || week === 'later' || week === 'none'
        ? t(`weeks.short.${week}`)
        : format.shortDay(week),
    [format, t],
  );
}
