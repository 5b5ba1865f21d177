import { dayOf } from '@dispatch/domain/time/company-day';
import { useConfig } from '../../api/config';
import { useFormat } from '../../ui/text/useFormat';
import { useToday } from './useToday';

/** A past instant for lists: the time if it was today, else the day and the time. */
export function useShortMoment(): (instant: string) => string {
  const format = useFormat();
  const { timeZone } = useConfig();
  const today = useToday();
  return (instant) =>
    dayOf(new Date(instant), timeZone) === today
      ? format.moment(instant, 'time')
      : `${format.moment(instant, 'shortDay')}, ${format.moment(instant, 'time')}`;
}
