import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import * as z from './schema';

/** 'YYYY-MM-DD' or nothing. What is only half a date is refused, so that it is never saved as none. */
export const dateText = z
  .string()
  .refine((value) => value === '' || parseCalendarDate(value) === value, 'common:fields.date');
