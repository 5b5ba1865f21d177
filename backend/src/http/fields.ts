import {
  YEAR_MIN,
  PAGE_DEFAULT,
  PAGE_MAX,
  SEARCH_MAX_CHARS,
  maxYear,
} from '@dispatch/domain/limits';
import { parseCalendarDate } from '@dispatch/domain/calendar-date';
import { toCents } from '@dispatch/domain/money';
import { isEmail, normaliseEmail } from '@dispatch/domain/email';
import { codePointLength, hasControlCharacters, hasLoneSurrogate } from '@dispatch/domain/text';
import { z } from 'zod';

/**
 * The pieces that request bodies and queries are made of. Each checks, cleans and documents
 * one kind of field; nothing is coerced, and text never reaches a query before it is known to be text.
 */

/** The last that the date-time columns of both engines hold. */
const LAST_YEAR = 9999;
const MAX_ID = Number.MAX_SAFE_INTEGER;

interface TextOptions {
  readonly min?: number;
  /** Lets line breaks and tabs through. */
  readonly multiline?: boolean;
}

function textProblem(value: string, max: number, options: TextOptions): string | null {
  if (hasLoneSurrogate(value)) return 'must be valid Unicode text';
  if (hasControlCharacters(value, options.multiline ?? false))
    return 'must not contain control characters';
  const length = codePointLength(value.trim());
  if (length > max) return `must be at most ${max} characters`;
  if (length > 0 && length < (options.min ?? 0))
    return `must be at least ${options.min} characters`;
  return null;
}

/** Trimmed text that must not be empty. */
export const requiredText = (
  max: number,
  emptyMessage = 'is required',
  options: TextOptions = {},
) =>
  z
    .string('must be text')
    .superRefine((value, context) => {
      const problem = value.trim() === '' ? emptyMessage : textProblem(value, max, options);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((value) => value.trim())
    .meta({ minLength: 1, maxLength: max });

/** Trimmed text; empty and `null` both mean "no value", an absent field means "leave as it is". */
export const optionalText = (max: number, options: TextOptions = {}) =>
  z
    .string('must be text')
    .superRefine((value, context) => {
      const problem = textProblem(value, max, options);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((value) => value.trim() || null)
    .meta({ maxLength: max })
    .nullable()
    .optional();

/** Lower-case e-mail address; `message` is the specification's sentence for the form it belongs to. */
export const optionalEmail = (message: string) =>
  optionalText(254)
    .refine((value) => value == null || isEmail(value), message)
    .transform((value) => (value == null ? value : normaliseEmail(value)))
    .meta({ format: 'email' });

export const requiredEmail = (message: string) =>
  requiredText(254, message)
    .refine(isEmail, message)
    .transform(normaliseEmail)
    .meta({ format: 'email' });

export const id = () =>
  z.int('must be a whole number').min(1, 'must be 1 or more').max(MAX_ID, 'is too large');

export const optionalId = () => id().nullable().optional();

/** Model year, 1900 to next year's models. */
export const optionalYear = () =>
  z
    .int('must be a whole number')
    .superRefine((year, context) => {
      const latest = maxYear(new Date());
      if (year < YEAR_MIN || year > latest)
        context.addIssue({ code: 'custom', message: `must be from ${YEAR_MIN} to ${latest}` });
    })
    .nullable()
    .optional();

/** Dollars with at most two decimals on the wire, integer cents after parsing. */
export const optionalMoney = () =>
  z
    .number('must be a number')
    .transform((dollars, context) => {
      try {
        return toCents(dollars);
      } catch {
        context.addIssue({
          code: 'custom',
          message: 'must be from 0 to 9,999,999.99 with at most two decimals',
        });
        return z.NEVER;
      }
    })
    .meta({ minimum: 0, maximum: 9_999_999.99, example: 1250.5 })
    .nullable()
    .optional();

/** `YYYY-MM-DD`; of a date-time the date is kept. */
export const optionalCalendarDate = () =>
  optionalText(40)
    .transform((value, context) => {
      if (value == null) return value;
      const date = parseCalendarDate(value);
      if (date !== null) return date;
      context.addIssue({ code: 'custom', message: 'must be a date such as 2026-03-31' });
      return z.NEVER;
    })
    .meta({ format: 'date', example: '2026-03-31' });

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

export const requiredInstant = () =>
  z
    .string('must be text')
    .transform((value, context) => {
      const at = INSTANT.test(value) ? new Date(value) : null;
      const year = at?.getUTCFullYear() ?? 0;
      if (at !== null && year >= YEAR_MIN && year <= LAST_YEAR) return at;
      context.addIssue({ code: 'custom', message: 'must be an ISO 8601 instant with a time zone' });
      return z.NEVER;
    })
    .meta({ format: 'date-time', example: '2026-03-31T14:05:00.000Z' });

export const optionalInstant = () => requiredInstant().nullable().optional();

export const flag = () => z.boolean('must be true or false');

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** Text of a search box: trimmed, at most 200 characters. */
export const queryText = () =>
  optionalText(SEARCH_MAX_CHARS)
    .transform((value) => value ?? '')
    .meta({
      description:
        'Words to find, whatever their case and accents; fewer than 2 characters find nothing.',
    });

const queryNumber = (pattern: RegExp, max: number, message: string) =>
  z
    .string(message)
    .refine((value) => pattern.test(value) && Number(value) <= max, message)
    .transform(Number)
    .meta({ type: 'integer' })
    .optional();

export const queryId = () =>
  queryNumber(/^[1-9]\d{0,15}$/, MAX_ID, 'must be a positive whole number');

/** Paging: nothing given means the whole list, as the specification says. */
export const paging = () => ({
  limit: queryNumber(/^[1-9]\d{0,3}$/, PAGE_MAX, `must be from 1 to ${PAGE_MAX}`).meta({
    description: `Records per page, at most ${PAGE_MAX}; ${PAGE_DEFAULT} when only the offset is given.`,
    example: PAGE_DEFAULT,
  }),
  offset: queryNumber(/^(0|[1-9]\d{0,8})$/, 999_999_999, 'must be 0 or more').meta({
    description: 'Records to leave out at the beginning.',
  }),
  order: oneOf(['asc', 'desc']).optional().meta({ description: 'Ascending or descending.' }),
});
