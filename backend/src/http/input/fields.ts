import { TERMS_MAX_DAYS } from '@dispatch/domain/invoices/invoice-settings';
import {
  YEAR_MIN,
  PAGE_DEFAULT,
  PAGE_MAX,
  SEARCH_MAX_CHARS,
  TEXT_MAX,
} from '@dispatch/domain/limits';
import { normalisePostalCode } from '@dispatch/domain/places/postal-code';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { toCents } from '@dispatch/domain/text/money';
import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import {
  codePointLength,
  hasControlCharacters,
  hasLoneSurrogate,
} from '@dispatch/domain/text/text';
import type { FieldProblemCode } from '@dispatch/domain/field-problems';
import { z } from 'zod';
import { says } from './problems';

/**
 * Building blocks of request schemas. Each validates, cleans and documents one kind of field. Nothing is coerced, and
 * only validated text reaches a query.
 */

/** The last year that both engines' date-time columns support. */
const LAST_YEAR = 9999;
const MAX_ID = Number.MAX_SAFE_INTEGER;
const ID = /^[1-9]\d{0,15}$/;

interface TextOptions {
  readonly min?: number;
  /** Allows line breaks and tabs. */
  readonly multiline?: boolean;
  /** Normalises the stored text, without making it longer. */
  readonly normalise?: (text: string) => string;
}

function textProblem(value: string, max: number, options: TextOptions): string | null {
  if (hasLoneSurrogate(value)) return says('not_unicode');
  if (hasControlCharacters(value, options.multiline ?? false)) return says('control_characters');
  const length = codePointLength(value.trim());
  if (length > max) return says('too_long', { max });
  const { min = 0 } = options;
  if (length > 0 && length < min) return says('too_short', { min });
  return null;
}

/** Trimmed text that must not be empty. */
export const requiredText = (
  max: number,
  whenEmpty: FieldProblemCode = 'required',
  options: TextOptions = {},
) =>
  z
    .string(says('not_text'))
    .superRefine((value, context) => {
      const problem = value.trim() === '' ? says(whenEmpty) : textProblem(value, max, options);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((value) => value.trim())
    .meta({ minLength: 1, maxLength: max });

/** Trimmed text; empty and `null` both mean "no value", an absent field means "unchanged". */
export const optionalText = (max: number, options: TextOptions = {}) =>
  z
    .string(says('not_text'))
    .superRefine((value, context) => {
      const problem = textProblem(value, max, options);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((value) => (options.normalise?.(value) ?? value).trim() || null)
    .meta({ maxLength: max })
    .nullable()
    .optional();

/** Stores `h2x1y4` as `H2X 1Y4`, and other countries' codes in upper case. */
export const optionalPostalCode = () =>
  optionalText(TEXT_MAX.postalCode, {
    normalise: (text) => {
      const code = normalisePostalCode(text);
      return codePointLength(code) <= TEXT_MAX.postalCode ? code : text;
    },
  });

/** Lower-case e-mail address; `problem` selects the form's error message in the specification. */
export const optionalEmail = (problem: FieldProblemCode) =>
  optionalText(254)
    .refine((value) => value == null || isEmail(value), says(problem))
    .transform((value) => (value == null ? value : normaliseEmail(value)))
    .meta({ format: 'email' });

export const requiredEmail = (problem: FieldProblemCode) =>
  requiredText(254, problem)
    .refine(isEmail, says(problem))
    .transform(normaliseEmail)
    .meta({ format: 'email' });

export const wholeNumber = (min: number, max: number) =>
  z.int(says('not_whole_number')).min(min, says('too_small', { min })).max(max, says('too_large'));

/** A wrong number is refused with both limits. */
export const wholeInRange = (min: number, max: number) =>
  z
    .int(says('not_whole_number'))
    .min(min, says('out_of_range', { min, max }))
    .max(max, says('out_of_range', { min, max }));

export const id = () => wholeNumber(1, MAX_ID);

export const optionalId = () => id().nullable().optional();

/** Model year; `ModelYearPipe` also checks the body, because a schema has no clock. */
export const optionalYear = () => z.int(says('not_whole_number')).nullable().optional();

/** Dollars with at most two decimals in JSON, integer cents after parsing. */
export const requiredMoney = () =>
  z
    .number(says('not_number'))
    .transform((dollars, context) => {
      try {
        return toCents(dollars);
      } catch {
        context.addIssue({
          code: 'custom',
          message: says('not_money'),
        });
        return z.NEVER;
      }
    })
    .meta({ minimum: 0, maximum: 9_999_999.99, example: 1250.5 });

export const optionalMoney = () => requiredMoney().nullable().optional();

/** Payment terms in days after the invoice date. */
export const termsDays = () => wholeInRange(0, TERMS_MAX_DAYS).nullable().optional();

const DATE = { format: 'date', example: '2026-03-31' };

function toCalendarDate(value: string, context: z.RefinementCtx): string {
  const date = parseCalendarDate(value);
  if (date !== null) return date;
  context.addIssue({ code: 'custom', message: says('not_date') });
  return z.NEVER;
}

/** `YYYY-MM-DD`; a date-time is cut to its date. */
export const requiredCalendarDate = () => requiredText(40).transform(toCalendarDate).meta(DATE);

/** `YYYY-MM-DD` alone: a date of a schedule must not come from an instant, whose day depends on a time zone. */
export const exactCalendarDate = () =>
  z
    .string(says('not_text'))
    .refine((value) => parseCalendarDate(value) === value, says('not_date'))
    .meta(DATE);

export const optionalCalendarDate = () =>
  optionalText(40)
    .transform((value, context) => (value == null ? value : toCalendarDate(value, context)))
    .optional()
    .meta(DATE);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** `Date` reads 30 February as 2 March, so the calendar date is checked first. */
function parseInstant(text: string): Date | null {
  return INSTANT.test(text) && parseCalendarDate(text) !== null ? new Date(text) : null;
}

export const requiredInstant = () =>
  z
    .string(says('not_text'))
    .transform((value, context) => {
      const at = parseInstant(value);
      const year = at?.getUTCFullYear() ?? 0;
      if (at !== null && year >= YEAR_MIN && year <= LAST_YEAR) return at;
      context.addIssue({ code: 'custom', message: says('not_instant') });
      return z.NEVER;
    })
    .meta({ format: 'date-time', example: '2026-03-31T14:05:00.000Z' });

export const optionalInstant = () => requiredInstant().nullable().optional();

/** Converted to lower case. */
export const uuid = () =>
  z
    .string(says('not_text'))
    .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, says('not_uuid'))
    .transform((value) => value.toLowerCase())
    .meta({ format: 'uuid', minLength: 36, maxLength: 36 });

/** Hexadecimal, converted to lower case. */
export const sha256 = () =>
  z
    .string(says('not_text'))
    .regex(/^[\da-f]{64}$/i, says('not_digest'))
    .transform((value) => value.toLowerCase())
    .meta({ minLength: 64, maxLength: 64, pattern: '^[0-9a-fA-F]{64}$' });

export const flag = () => z.boolean(says('not_flag'));

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, says('not_one_of', { values: values.join(', ') }));

/** Search text: trimmed, at most 200 characters. */
export const queryText = () =>
  optionalText(SEARCH_MAX_CHARS)
    .transform((value) => value ?? '')
    .describe(
      'Words to find, whatever their case and accents; fewer than 2 characters find nothing.',
    );

export const queryNumber = (pattern: RegExp, max: number, message: string) =>
  z
    .string(message)
    .refine((value) => pattern.test(value) && Number(value) <= max, message)
    .transform(Number)
    .meta({ type: 'integer' })
    .optional();

export const queryId = () => queryNumber(ID, MAX_ID, says('not_positive'));

/** The error of a path without a valid id; it concerns the request, not a field. */
export const INVALID_ID = 'invalid_id';

/** A record's id in the path: a positive integer; anything else is 400. */
export const pathId = z
  .string()
  .refine((value) => ID.test(value) && Number(value) <= MAX_ID, INVALID_ID)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1 });

/** Paging; without parameters the whole list, as the specification requires. */
export const paging = () => ({
  limit: queryNumber(
    /^[1-9]\d{0,3}$/,
    PAGE_MAX,
    says('out_of_range', { min: 1, max: PAGE_MAX }),
  ).meta({
    description: `Records per page, at most ${PAGE_MAX}; ${PAGE_DEFAULT} when only the offset is given. Needed for a list of more than 10,000 records.`,
    example: PAGE_DEFAULT,
  }),
  offset: queryNumber(/^(0|[1-9]\d{0,8})$/, 999_999_999, says('too_small', { min: 0 })).describe(
    'Records to skip at the beginning.',
  ),
  order: oneOf(['asc', 'desc']).optional().describe('Ascending or descending.'),
});
