import { MONEY_LEAKS } from '@dispatch/domain/invoices/money-leaks';
import { z } from 'zod';
import { calendarDate, maybe, money, recordId } from '../../../../http/answers/answer-fields';
import { oneOf, paging, queryNumber } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

export const MoneyLeakAnswer = z
  .object({
    kind: z.enum(MONEY_LEAKS),
    jobId: maybe(recordId()),
    jobReference: maybe(z.string()).meta({ example: 'JOB-000123' }),
    invoiceId: maybe(recordId()).describe(
      'The invoice at risk; for `price-differs`, the last invoice of the job.',
    ),
    invoiceReference: maybe(z.string()).meta({ example: 'INV-000123' }),
    customerId: maybe(recordId()),
    customerName: maybe(z.string()),
    customerEmail: maybe(z.string()).describe('The address of the customer for invoices.'),
    amount: maybe(money()).describe(
      'The amount at risk; below 0 if more was invoiced than agreed; null if unknown.',
    ),
    since: calendarDate().describe('In company time.'),
    days: z.int(),
  })
  .meta({ id: 'MoneyLeak' });
export type MoneyLeakAnswer = z.output<typeof MoneyLeakAnswer>;

export const MoneyLeakTotalAnswer = z
  .object({ kind: z.enum(MONEY_LEAKS), count: z.int(), amount: money() })
  .meta({ id: 'MoneyLeakTotal' });
export type MoneyLeakTotalAnswer = z.output<typeof MoneyLeakTotalAnswer>;

export const MoneyLeaksQuery = z.strictObject({
  ...paging(),
  kind: oneOf(MONEY_LEAKS),
});

const AGE_MAX = 600;
export const MoneyLeakTotalsQuery = z.strictObject({
  maxAge: queryNumber(
    /^(0|[1-9]\d{0,2})$/,
    AGE_MAX,
    says('out_of_range', { min: 0, max: AGE_MAX }),
  ).meta({
    description: 'Maximum age of the answer in seconds; current unless given.',
    example: 15,
  }),
});
