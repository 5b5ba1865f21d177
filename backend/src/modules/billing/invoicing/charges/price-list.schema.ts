import { PROPOSAL_REASONS } from '@dispatch/domain/invoices/proposals';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../../../http/answers/answer-fields';
import { oneOf } from '../../../../http/input/fields';
import { hasPriceOfUnit, PRICE_MISSING, sentFields, shownFields } from './charge-fields';

export const PriceListItemAnswer = z
  .object({
    id: recordId(),
    ...shownFields(),
    proposedBy: maybe(z.enum(PROPOSAL_REASONS)).describe(
      'The driver’s report that proposes it; null if no report does.',
    ),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({
    id: 'PriceListItem',
    description: 'An item that the company charges besides the transport.',
  });
export type PriceListItemAnswer = z.output<typeof PriceListItemAnswer>;

const proposedBy = () => oneOf(PROPOSAL_REASONS).nullable().optional();

export const NewPriceListItemBody = z
  .strictObject({ ...sentFields(), proposedBy: proposedBy() })
  .meta({
    id: 'NewPriceListItem',
    example: {
      nameEn: 'Waiting time',
      nameFr: 'Temps d’attente',
      unit: 'hour',
      price: 85,
      taxable: true,
    },
  });

export const PriceListItemChangesBody = z
  .strictObject({ ...z.object(sentFields()).partial().shape, proposedBy: proposedBy() })
  .refine(hasPriceOfUnit, PRICE_MISSING)
  .meta({ id: 'PriceListItemChanges', example: { price: 90 } });
