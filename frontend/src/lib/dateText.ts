import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import * as z from './schema';

/** 'YYYY-MM-DD' or empty. An incomplete date is refused, so it is never saved as empty. */
export const dateText = z
  .string()
  .refine((value) => value === '' || parseCalendarDate(value) === value, 'common:fields.date');
