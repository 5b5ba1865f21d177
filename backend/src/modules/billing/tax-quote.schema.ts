import { isProvinceCode, PROVINCE_CODES } from '@dispatch/domain/places/province';
import { FIRST_TAX_DATE } from '@dispatch/domain/tax/rates';
import { z } from 'zod';
import { maybe, money } from '../../http/answers/answer-fields';
import { flag, requiredCalendarDate, requiredMoney } from '../../http/input/fields';
import { says } from '../../http/input/problems';

const MAX_LINES = 500;
const TWO_LETTERS = /^[A-Z]{2}$/;

const place = () =>
  z
    .string(says('not_text'))
    .transform((text) => text.trim().toUpperCase())
    .refine((text) => TWO_LETTERS.test(text), says('not_two_letters'))
    .meta({ pattern: TWO_LETTERS.source, example: 'QC' });

const TaxQuoteLine = z
  .strictObject({
    amount: requiredMoney(),
    origin: place(),
    destination: place(),
    international: flag()
      .optional()
      .describe('The carriage leaves or enters Canada; one end may then lie outside.'),
    interline: flag().optional().describe('Billed to another carrier.'),
    beyondQuebec: flag().optional().describe('Part of a move that goes beyond Quebec.'),
  })
  .superRefine((line, context) => {
    if (line.international === true) return;
    for (const end of ['origin', 'destination'] as const)
      if (TWO_LETTERS.test(line[end]) && !isProvinceCode(line[end]))
        context.addIssue({
          code: 'custom',
          path: [end],
          message: says('not_one_of', { values: PROVINCE_CODES.join(', ') }),
        });
  })
  .meta({ id: 'TaxQuoteLine' });

const date = requiredCalendarDate()
  .refine((day) => day >= FIRST_TAX_DATE, says('date_too_early', { first: FIRST_TAX_DATE }))
  .meta({
    format: 'date',
    example: '2026-03-31',
    description: `When the tax becomes payable, as a rule the date of the invoice; ${FIRST_TAX_DATE} or later.`,
  });

export const TaxQuoteBody = z
  .strictObject({
    date,
    lines: z
      .array(TaxQuoteLine, says('not_list'))
      .min(1, says('list_empty'))
      .max(MAX_LINES, says('list_too_long')),
    exempt: flag().optional().describe('The customer pays no sales tax.'),
  })
  .meta({
    id: 'TaxQuoteRequest',
    example: {
      date: '2026-03-31',
      lines: [
        { amount: 800, origin: 'QC', destination: 'QC' },
        { amount: 1250.5, origin: 'QC', destination: 'ON' },
      ],
    },
  });

const TaxAnswer = z
  .object({
    name: z.enum(['GST', 'HST', 'QST']),
    province: maybe(z.enum(PROVINCE_CODES)).describe('Null for the GST.'),
    rate: z.number().meta({ description: 'In percent.', example: 9.975 }),
    base: money().describe('The sum of the lines that carry it.'),
    amount: money(),
  })
  .meta({ id: 'Tax', description: 'One tax, of one province and rate.' });

export const TaxQuoteAnswer = z
  .object({
    subtotal: money().describe('The sum of the lines.'),
    taxes: z.array(TaxAnswer).describe('None where nothing is taxed.'),
    total: money().describe('The subtotal and its taxes.'),
  })
  .meta({ id: 'TaxQuote', description: 'The sales tax of freight, in dollars.' });
export type TaxQuoteAnswer = z.output<typeof TaxQuoteAnswer>;
