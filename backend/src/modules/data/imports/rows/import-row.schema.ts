import {
  CELL_MAX,
  IMPORT_COLUMNS,
  IMPORT_LIMITS,
  ROW_STATES,
} from '@dispatch/domain/imports/fields';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { z } from 'zod';
import { calendarDate, maybe, money, recordId } from '../../../../http/answers/answer-fields';
import { flag, oneOf, paging } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

const text = () => maybe(z.string());

const locations = Object.fromEntries(LOCATION_FIELDS.map((field) => [field, text()])) as Record<
  LocationField,
  ReturnType<typeof text>
>; // every field is in the list

const RowProblem = z
  .object({
    column: maybe(z.enum(IMPORT_COLUMNS)).describe('Null for the whole row.'),
    code: z.string().describe('The problem, as with the fields of a request.'),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    message: z.string(),
    isWarning: z.boolean().describe('A doubt; the row can be made all the same.'),
  })
  .meta({ id: 'ImportRowProblem' });

const RowCustomer = z
  .object({
    id: maybe(z.int()).describe('Null for one who is made with the row.'),
    name: z.string(),
    isBlacklisted: z.boolean().describe('Always false without `customers:read`.'),
  })
  .meta({ id: 'ImportRowCustomer' });

const RowUnit = z
  .object({
    ...{ year: maybe(z.int()), make: text(), model: text(), vinLast8: text() },
    poNumber: text(),
  })
  .meta({ id: 'ImportRowUnit' });

const RowJob = z
  .object({
    ...locations,
    preferredPickupDate: maybe(calendarDate()),
    preferredDeliveryDate: maybe(calendarDate()),
    ...{ pickupFrom: text(), pickupUntil: text(), dropoffFrom: text(), dropoffUntil: text() },
    poNumber: text(),
    specialInstructions: text(),
    price: maybe(money()),
    units: z.array(RowUnit),
  })
  .meta({ id: 'ImportRowJob', description: 'The job that the row becomes.' });

export const ImportRowAnswer = z
  .object({
    id: recordId(),
    line: z.int().describe('In the file, from 1 on.'),
    state: z.enum(ROW_STATES),
    cells: z.array(z.string()).describe('As they were sent or corrected.'),
    problems: z.array(RowProblem),
    customer: maybe(RowCustomer),
    job: maybe(RowJob).describe('Null in an import of customers.'),
    recordId: maybe(z.int()).describe('The job or customer that was made of it.'),
  })
  .meta({ id: 'ImportRow', description: 'One row of a file, and what it becomes.' });
export type ImportRowAnswer = z.output<typeof ImportRowAnswer>;

export const ImportRowsQuery = z.strictObject({
  ...paging(),
  state: oneOf(ROW_STATES).optional(),
});

export const ImportRowBody = z
  .strictObject({
    cells: z
      .array(
        z.string(says('not_text')).max(CELL_MAX, says('too_long', { max: CELL_MAX })),
        says('not_list'),
      )
      .max(IMPORT_LIMITS.columns, says('list_too_long'))
      .optional()
      .describe('The whole row, in the order of the heads.'),
    isLeftOut: flag().optional(),
  })
  .meta({
    id: 'ImportRowChange',
    description: 'Only the sent fields change.',
    example: { cells: ['KP042788', 'Laval', 'Toronto'] },
  });
