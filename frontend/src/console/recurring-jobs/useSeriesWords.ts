import type { NextDate, Occurrence, RecurringJob } from '../../api/jobs/series';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** The texts for a series and its dates. */
export function useSeriesWords() {
  const { t } = useTranslation('recurring');
  const { weekday, moment, time } = useFormat();

  const daysOf = (weekdays: readonly number[]) =>
    weekdays.map((day) => t(`weekday.${day as 1}`)).join(', '); // 1 to 7, as the contract says
  const patternOf = ({ kind, weekdays, everyWeeks, monthDay, dates }: RecurringJob['schedule']) => {
    if (kind === 'dates') return t('pattern.dates', { count: dates.length });
    if (kind === 'month-day') return t('pattern.monthDay', { day: monthDay });
    const days = daysOf(weekdays);
    return everyWeeks > 1
      ? t('pattern.everyWeeks', { days, count: everyWeeks })
      : t('pattern.weekdays', { days });
  };
  const scheduleOf = ({ schedule }: RecurringJob) => {
    const { daysAhead, makeAt, endOn } = schedule;
    return [
      patternOf(schedule),
      t('pattern.ahead', { count: daysAhead, time: time(makeAt) }),
      ...(endOn === null ? [] : [t('pattern.last', { date: weekday(endOn) })]),
    ].join(' · ');
  };
  /** Includes the reason if the date is moved or skipped. */
  const dateOf = ({ plannedOn, day, holiday }: NextDate) => {
    const planned = weekday(plannedOn);
    if (holiday === null) return planned;
    const words = { planned, holiday: t(`holidays.${holiday}`) };
    if (day === null) return t('preview.leftOut', words);
    if (day === plannedOn) return t('preview.anyway', { ...words, day: planned });
    return t('preview.moved', { ...words, day: weekday(day) });
  };
  const problemOf = ({ plannedOn, state, reason }: Occurrence) =>
    t(`problem.${state === 'missed' ? 'missed' : (reason ?? 'not-valid')}`, {
      date: weekday(plannedOn),
    });
  const madeAtOf = ({ makeAt }: NextDate) =>
    makeAt === null ? null : t('preview.madeAt', { moment: moment(makeAt) });
  return { scheduleOf, daysOf, dateOf, problemOf, madeAtOf, dayOf: weekday };
}
