import { z } from 'zod';
import { maybe, money } from '../../http/answers/answer-fields';
import { flag, queryText } from '../../http/input/fields';
import { says } from '../../http/input/problems';

export const BillingBody = z
  .strictObject({
    hasDriverReport: flag().optional(),
    billingComplete: flag().optional(),
  })
  .refine(
    (body) => body.hasDriverReport !== undefined || body.billingComplete !== undefined,
    says('no_billing_flag'),
  )
  .meta({
    id: 'JobBillingChange',
    minProperties: 1,
    description: 'At least one of the two.',
    example: { hasDriverReport: true },
  });

export const BillingSummaryQuery = z.strictObject({ q: queryText() });

const JobsAndAmount = z
  .object({ jobs: z.int(), amount: money() })
  .meta({ id: 'JobsAndAmount', description: 'How many jobs, and the sum of their prices.' });
export type JobsAndAmount = z.output<typeof JobsAndAmount>;

export const BillingSummaryAnswer = z
  .object({
    pending: z.int().describe('Jobs with the driver report, not yet billed.'),
    complete: z.int().describe('Jobs with the driver report, billed.'),
    totalRevenue: money().describe('Sum of the prices of both.'),
    pendingRevenue: money().describe('Sum of the prices of those not yet billed.'),
    found: maybe(JobsAndAmount).describe(
      'Of those not yet billed the jobs that `q` finds; null without `q`.',
    ),
  })
  .meta({ id: 'BillingSummary', description: 'The cards above Billing Management.' });
export type BillingSummaryAnswer = z.output<typeof BillingSummaryAnswer>;
