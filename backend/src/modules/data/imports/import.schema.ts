import { DATE_ORDERS } from '@dispatch/domain/imports/dates';
import {
  IMPORT_COLUMNS,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_STATES,
} from '@dispatch/domain/imports/fields';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../../http/answers/answer-fields';
import { oneOf, optionalId, paging, queryId, requiredText } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';
import { SHEET_FORMATS } from '../../../spreadsheet/sheet-pieces';

const FILE_NAME_MAX = 255;

const column = () => maybe(z.enum(IMPORT_COLUMNS));

export const ImportAnswer = z
  .object({
    id: recordId(),
    kind: z.enum(IMPORT_KINDS),
    fileName: z.string().meta({ example: 'orders.xlsx' }),
    state: z
      .enum(IMPORT_STATES)
      .describe(
        '`draft` until a user starts it; `running`, `stopped` and `done` as its rows are made; `undoing` and `undone` as they are taken back.',
      ),
    heads: z.array(z.string()).describe('As they stand in the file.'),
    columns: z.array(column()).describe('Where each column goes; null for one that is not read.'),
    dateOrder: maybe(z.enum(DATE_ORDERS)).describe(
      'The first part of a date such as `05/11/2026`; null if the file does not show it.',
    ),
    customer: maybe(z.object({ id: recordId(), name: z.string() })).describe(
      'The one customer of all rows, where one was chosen.',
    ),
    counts: z
      .object({
        ready: z.int(),
        wrong: z.int(),
        leftOut: z.int(),
        made: z.int(),
        undone: z.int(),
      })
      .describe('Rows by their outcome.'),
    createdBy: z.string(),
    startedAt: maybe(instant()),
    finishedAt: maybe(instant()),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({ id: 'Import', description: 'One file of jobs or customers, and its progress.' });
export type ImportAnswer = z.output<typeof ImportAnswer>;

const fileName = () =>
  requiredText(FILE_NAME_MAX).meta({
    description: 'As the person knows the file.',
    example: 'orders.xlsx',
  });

export const NewImportQuery = z.strictObject({
  kind: oneOf(IMPORT_KINDS),
  fileName: fileName(),
  customerId: queryId().describe('All rows are of this customer.'),
});

export const JobImportQuery = z.strictObject({
  fileName: fileName(),
  customerId: queryId().describe('All rows are of this customer.'),
  wrongRows: oneOf(['refuse', 'leave-out'])
    .optional()
    .describe(
      'With `refuse`, as without it, nothing is made while a row is wrong; `leave-out` makes the others.',
    ),
});

export const ImportsQuery = z.strictObject(paging());

export const ImportColumnsBody = z
  .strictObject({
    columns: z
      .array(oneOf(IMPORT_COLUMNS).nullable(), says('not_list'))
      .min(1, says('list_empty'))
      .max(IMPORT_LIMITS.columns, says('list_too_long'))
      .describe('One for each head of the file; null for a column that is not read.'),
    dateOrder: oneOf(DATE_ORDERS).nullable().optional(),
    customerId: optionalId().describe('All rows are of this customer.'),
    keepFor: oneOf(['nobody', 'customer', 'all'])
      .optional()
      .describe(
        'Whether the next file with such heads is read likewise: of the customer of all rows, or every file.',
      ),
  })
  .meta({
    id: 'ImportColumns',
    example: { columns: ['vin', 'pickupAddress', null], dateOrder: 'day-first', keepFor: 'all' },
  });

const fileFields = {
  format: oneOf(SHEET_FORMATS).optional(),
  language: oneOf(LANGUAGES).optional().describe('Your own unless another is given.'),
};

export const ImportFileQuery = z.strictObject(fileFields);

export const ImportTemplateQuery = z.strictObject({ kind: oneOf(IMPORT_KINDS), ...fileFields });
