import type { RecurringJob } from '../../api/jobs/series';
import { useTranslation } from '../../ui/text/useTranslation';
import { type SeriesValues, valuesOf } from './seriesForm';
import { useSeriesWords } from './useSeriesWords';

/** The value of one field of a series in words; empty if not set. */
export function useSeriesFieldText() {
  const { t } = useTranslation(['recurring', 'books']);
  const { daysOf } = useSeriesWords();
  return (name: keyof SeriesValues, series: RecurringJob): string => {
    const { kind, weekdays, onHoliday, province } = series.schedule;
    switch (name) {
      case 'templateId':
        return series.templateName ?? t('own');
      case 'driverId':
        return series.driverName ?? t('noDriver');
      case 'kind':
        return t(`kinds.${kind}`);
      case 'weekdays':
        return daysOf(weekdays);
      case 'province':
        return province === null ? t('noProvince') : t(`books:provinces.${province}`);
      case 'onHoliday':
        return t(`rules.${onHoliday}`);
      case 'everyWeeks':
      case 'monthDay':
      case 'daysAhead':
        return String(valuesOf(series)[name]);
      default:
        return valuesOf(series)[name].replaceAll('\n', ', ');
    }
  };
}
