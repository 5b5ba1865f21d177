import { isTime } from '@dispatch/domain/time/read-time';
import * as z from './schema';

/** 'HH:MM' or empty. */
export const timeText = z
  .string()
  .refine((value) => value === '' || isTime(value), 'common:fields.time');
