import { toQuantity } from '@dispatch/domain/invoices/charge';
import { CHARGE_UNITS } from '@dispatch/domain/invoices/invoice';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { flag, oneOf, requiredText } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

/** Names, unit and price in the body of a price list item or a charge. */
export const sentFields = () => ({
  nameEn: requiredText(TEXT_MAX.name).meta({ example: 'Waiting time' }),
  nameFr: requiredText(TEXT_MAX.name).meta({ example: 'Temps d’attente' }),
  unit: oneOf(CHARGE_UNITS),
  price: z.number(says('not_number')).meta({
    description:
      'Dollars for one unit; where the unit is `percent` a percentage of the price of the job, with at most three decimals.',
    minimum: 0,
    maximum: 9_999_999.99,
    example: 85,
  }),
  taxable: flag().describe('Whether it is taxed as the transport is.'),
});

/** A new unit changes the meaning of the price, so it requires a price too. */
export const hasPriceOfUnit = ({
  unit,
  price,
}: {
  readonly unit?: unknown;
  readonly price?: unknown;
}) => unit === undefined || price !== undefined;
export const PRICE_MISSING = { path: ['price'], message: says('required') };

/** Units with at most three decimals in JSON, thousandths after parsing. */
export const quantity = () =>
  z
    .number(says('not_number'))
    .transform((number, context) => {
      const thousandths = toQuantity(number);
      if (thousandths !== null) return thousandths;
      context.addIssue({ code: 'custom', message: says('not_quantity') });
      return z.NEVER;
    })
    .meta({ minimum: 0.001, maximum: 99_999.999, example: 1.5 });

/** The same fields in an answer. */
export const shownFields = () => ({
  nameEn: z.string().meta({ example: 'Waiting time' }),
  nameFr: z.string().meta({ example: 'Temps d’attente' }),
  unit: z.enum(CHARGE_UNITS),
  price: z.number().meta({
    description: 'In dollars a unit; in percent where that is the unit.',
    example: 85,
  }),
  taxable: z.boolean(),
});

export const shownQuantity = () => z.number().meta({ example: 1.5 });
