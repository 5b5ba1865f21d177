import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { dto } from '../../../../http/input/dto';
import { oneOf, optionalCalendarDate } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

const MOST = 200;
const IDS = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/;

const InvoiceArchiveQuery = z.strictObject({
  ids: z
    .string(says('required'))
    .refine((text) => IDS.test(text), says('not_positive'))
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= MOST, says('list_too_long'))
    .meta({
      type: 'string',
      pattern: IDS.source,
      example: '7,8,9',
      description: `Ids of invoices, with commas between them; at most ${String(MOST)}.`,
    }),
});

const StatementQuery = z.strictObject({
  from: optionalCalendarDate().describe('The first day of the month of `to` unless given.'),
  to: optionalCalendarDate().describe('The company’s today unless given.'),
  language: oneOf(LANGUAGES).optional().describe('That of the customer’s invoices unless given.'),
});

export class InvoiceArchiveQueryDto extends dto(InvoiceArchiveQuery) {}
export class StatementQueryDto extends dto(StatementQuery) {}
