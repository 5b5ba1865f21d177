import { dayOf } from '@dispatch/domain/time/company-day';
import { useConfig } from '../../api/config';
import { useFormat } from '../../ui/text/useFormat';
import { useToday } from './useToday';

interface ShortMoment {
  readonly isToday: boolean;
  /** The time if it was today, else the day. */
  readonly text: string;
  /** Day and time. */
  readonly full: string;
}

/** Past instants for lists. */
export function useShortMoment(): (instant: string) => ShortMoment {
  const format = useFormat();
  const { timeZone } = useConfig();
  const today = useToday();
  return (instant) => {
    const isToday = dayOf(new Date(instant), timeZone) === today;
    const text = format.moment(instant, isToday ? 'time' : 'shortDay');
    return { isToday, text, full: format.moment(instant) };
  };
}
