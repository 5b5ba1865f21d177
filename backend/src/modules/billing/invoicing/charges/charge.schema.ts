import { PROPOSAL_REASONS } from '@dispatch/domain/invoices/proposals';
import { z } from 'zod';
import { instant, maybe, money, recordId, version } from '../../../../http/answers/answer-fields';
import { id } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';
import {
  hasPriceOfUnit,
  PRICE_MISSING,
  quantity,
  sentFields,
  shownFields,
  shownQuantity,
} from './charge-fields';

const amount = () =>
  maybe(money()).describe(
    'Quantity times price, or the percentage of the price that the job has now, rounded once, half a cent up. Null for a percentage while the job has no price.',
  );

export const ChargeAnswer = z
  .object({
    id: recordId(),
    jobId: recordId(),
    itemId: maybe(recordId()).describe(
      'The item of the price list that it was made of; null for a free one.',
    ),
    ...shownFields(),
    quantity: shownQuantity(),
    amount: amount(),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({ id: 'Charge', description: 'The charges of a job besides its transport.' });
export type ChargeAnswer = z.output<typeof ChargeAnswer>;

const ProposedChargeAnswer = z
  .object({
    itemId: recordId(),
    reason: z.enum(PROPOSAL_REASONS).describe('What the driver reported.'),
    ...shownFields(),
    quantity: shownQuantity(),
    amount: amount(),
  })
  .meta({ id: 'ProposedCharge' });

export const JobChargesAnswer = z
  .object({
    charges: z.array(ChargeAnswer).describe('In the order in which they were added.'),
    proposals: z
      .array(ProposedChargeAnswer)
      .describe(
        'Items of the price list that the reports of the driver are a reason for, until a charge is made of them.',
      ),
    total: money().describe(
      'The price of the job and its charges, before taxes; what is null counts as 0.',
    ),
  })
  .meta({ id: 'JobCharges' });
export type JobChargesAnswer = z.output<typeof JobChargesAnswer>;

const given = z.object({ ...sentFields(), quantity: quantity() }).partial().shape;

export const NewChargeBody = z
  .strictObject({
    itemId: id()
      .optional()
      .describe('An item of the price list; what is left out is then taken from there.'),
    ...given,
  })
  .superRefine((body, context) => {
    if (body.itemId !== undefined) return;
    for (const field of ['nameEn', 'unit', 'price', 'taxable'] as const)
      if (body[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: says('required') });
  })
  .refine(hasPriceOfUnit, PRICE_MISSING)
  .meta({
    id: 'NewCharge',
    example: { nameEn: 'Waiting time', unit: 'hour', quantity: 1.5, price: 85, taxable: true },
  });

export const ChargeChangesBody = z
  .strictObject(given)
  .refine(hasPriceOfUnit, PRICE_MISSING)
  .meta({ id: 'ChargeChanges', example: { quantity: 2 } });
