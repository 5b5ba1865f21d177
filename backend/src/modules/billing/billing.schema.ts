import { z } from 'zod';
import { money } from '../../http/answers/answer-fields';
import { flag } from '../../http/input/fields';
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
export type BillingBody = z.output<typeof BillingBody>;

export const BillingSummaryAnswer = z
  .object({
    pending: z.int().meta({ description: 'Jobs with the driver report, not yet billed.' }),
    complete: z.int().meta({ description: 'Jobs with the driver report, billed.' }),
    totalRevenue: money().meta({ description: 'Sum of the prices of both.' }),
  })
  .meta({ id: 'BillingSummary', description: 'The cards above Billing Management.' });
export type BillingSummaryAnswer = z.output<typeof BillingSummaryAnswer>;
