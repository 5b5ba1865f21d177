import { CARRIAGES, GATHERINGS, INVOICE_KINDS } from '@dispatch/domain/invoices/invoice';
import { TERMS_MAX_DAYS } from '@dispatch/domain/invoices/invoice-settings';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { PROVINCE_CODES } from '@dispatch/domain/places/province';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { toCents } from '@dispatch/domain/text/money';
import { z } from 'zod';
import {
  flag,
  id,
  oneOf,
  optionalCalendarDate,
  optionalMoney,
  optionalText,
  paging,
  queryId,
  queryText,
  requiredCalendarDate,
  requiredText,
  wholeNumber,
} from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

/** Dollars with at most two decimals in JSON, including negative amounts; integer cents after parsing. */
const signedMoney = () =>
  z
    .number(says('not_number'))
    .transform((dollars, context) => {
      try {
        return Math.sign(dollars) * toCents(Math.abs(dollars));
      } catch {
        context.addIssue({ code: 'custom', message: says('not_money') });
        return z.NEVER;
      }
    })
    .meta({ minimum: -9_999_999.99, maximum: 9_999_999.99, example: -125.5 });

/** The limit of jobs per invoice. A gathered invoice of a month uses as many pages as it needs. */
export const MAX_INVOICE_JOBS = 200;
const MAX_CORRECTIONS = 50;

const jobIds = () =>
  z
    .array(id(), says('not_list'))
    .min(1, says('list_empty'))
    .max(MAX_INVOICE_JOBS, says('list_too_long'));

export const NewInvoiceBody = z
  .strictObject({ jobIds: jobIds() })
  .meta({ id: 'NewInvoice', example: { jobIds: [123, 124] } });

export const GatheredInvoiceBody = z
  .strictObject({
    customerId: id(),
    from: requiredCalendarDate().describe('First day of the deliveries, in company time.'),
    to: requiredCalendarDate(),
  })
  .meta({
    id: 'NewGatheredInvoice',
    example: { customerId: 12, from: '2026-03-01', to: '2026-03-31' },
  });

const Correction = z
  .strictObject({
    description: requiredText(TEXT_MAX.lineDescription),
    amount: signedMoney(),
    taxable: flag(),
    jobId: id()
      .nullable()
      .optional()
      .describe('The job whose way it is taxed by; of the first job unless given.'),
  })
  .meta({ id: 'InvoiceCorrection' });

const DraftJob = z
  .strictObject({
    jobId: id(),
    price: optionalMoney().describe(
      'Of the job; where vehicles were left behind, of those that were delivered.',
    ),
    origin: oneOf(PROVINCE_CODES).optional().describe('Province of the pickup.'),
    destination: oneOf(PROVINCE_CODES).optional().describe('Province of the delivery.'),
  })
  .meta({ id: 'InvoiceJobChanges' });

export const InvoiceChangesBody = z
  .strictObject({
    jobIds: jobIds().optional(),
    carriages: z
      .array(
        z.strictObject({ jobId: id(), carriage: oneOf(CARRIAGES).nullable() }),
        says('not_list'),
      )
      .max(MAX_INVOICE_JOBS, says('list_too_long'))
      .optional()
      .describe('How jobs are taxed; null: by their provinces.'),
    jobs: z
      .array(DraftJob, says('not_list'))
      .max(MAX_INVOICE_JOBS, says('list_too_long'))
      .optional()
      .describe('Missing facts of a job on the draft; the job itself is changed.'),
    corrections: z
      .array(Correction, says('not_list'))
      .max(MAX_CORRECTIONS, says('list_too_long'))
      .optional()
      .describe('All lines in words of their own; they replace those before.'),
    invoiceDate: optionalCalendarDate(),
    // Its error names one limit, unlike that of `termsDays()`, and programs may read it.
    termsDays: wholeNumber(0, TERMS_MAX_DAYS).nullable().optional(),
    language: oneOf(LANGUAGES).nullable().optional(),
    poNumber: optionalText(TEXT_MAX.poNumber),
    note: optionalText(TEXT_MAX.invoiceNote, { multiline: true }),
  })
  .meta({
    id: 'InvoiceChanges',
    description: 'Of a draft. Only the sent fields change; `null` clears one.',
    example: { poNumber: 'PO-4711', termsDays: 15 },
  });

export const CreditNoteBody = z
  .strictObject({
    reason: requiredText(TEXT_MAX.invoiceNote, 'required', { multiline: true }),
    lines: z
      .array(
        z.strictObject({
          lineId: id(),
          amount: signedMoney().describe('The credited amount of the line.'),
        }),
        says('not_list'),
      )
      .min(1, says('list_empty'))
      .max(1000, says('list_too_long'))
      .optional()
      .describe('All of the invoice, which then is void, unless given.'),
  })
  .meta({ id: 'NewCreditNote', example: { reason: 'The price was agreed otherwise.' } });

export const INVOICE_STATES = [
  'draft',
  'open',
  'overdue',
  'issued',
  'partly-paid',
  'paid',
  'void',
] as const;

export const INVOICE_SORTS = ['created', 'date', 'due', 'number'] as const;

export const InvoicesQuery = z.strictObject({
  ...paging(),
  q: queryText().describe(
    'Number, customer, PO number, vehicle or job. An amount such as `3587.22` finds invoices with this total or balance.',
  ),
  status: oneOf(INVOICE_STATES)
    .optional()
    .describe('`open` is issued or partly paid; `overdue` is open and past its due date.'),
  kind: oneOf(INVOICE_KINDS).optional(),
  customerId: queryId(),
  jobId: queryId(),
  from: optionalCalendarDate().describe('First date of the invoice.'),
  to: optionalCalendarDate(),
  sort: oneOf(INVOICE_SORTS)
    .optional()
    .describe('By creation unless given. Drafts have no number: by `number` they stand below 1.'),
});

export const BillableJobsQuery = z.strictObject({
  ...paging(),
  customerId: queryId(),
  q: queryText(),
});

export const BillableCustomersQuery = z.strictObject({
  gathering: oneOf(GATHERINGS)
    .optional()
    .describe('Only customers who are invoiced so; all unless given.'),
  from: optionalCalendarDate().describe('First day of the deliveries, in company time.'),
  to: optionalCalendarDate(),
});
