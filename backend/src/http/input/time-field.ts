import { readTime } from '@dispatch/domain/time/read-time';
import { z } from 'zod';
import { optionalText } from './fields';
import { says } from './problems';

/** `HH:MM`; other common forms of a time of day are accepted. */
export const optionalTime = () =>
  optionalText(20)
    .transform((value, context) => {
      if (value == null) return value;
      const time = readTime(value);
      if (time !== null) return time;
      context.addIssue({ code: 'custom', message: says('not_time') });
      return z.NEVER;
    })
    .optional()
    .meta({ format: 'time', example: '14:30' });
