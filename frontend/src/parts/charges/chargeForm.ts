import { isPriceOf, toQuantity } from '@dispatch/domain/invoices/charge';
import { CHARGE_UNITS } from '@dispatch/domain/invoices/invoice';
import { TEXT_MAX } from '@dispatch/domain/limits';
import * as z from '../../lib/schema';

const price = z.custom<number | null>((value) => value === null || typeof value === 'number');

const isPriced = ({ unit, price }: Pick<PricedValues, 'unit' | 'price'>) => isPriceOf(unit, price);
/** The price error depends on the unit. */
const WRONG_PRICE = {
  path: ['price'],
  error: ({ input }: { readonly input?: unknown }) =>
    (input as Pick<PricedValues, 'unit'>).unit === 'percent' // what the form holds
      ? 'charges:errors.percent'
      : 'charges:errors.price',
};

const name = z.text(TEXT_MAX.name).refine((value) => value.trim() !== '', 'charges:errors.name');

/** The common fields of a price list item and a charge. */
const priced = z.object({
  nameEn: name,
  nameFr: z.text(TEXT_MAX.name),
  unit: z.enum(CHARGE_UNITS),
  price,
  taxable: z.boolean(),
});
export type PricedValues = z.infer<typeof priced>;

export const itemSchema = priced
  .extend({ nameFr: name, isProposed: z.boolean() })
  .refine(isPriced, WRONG_PRICE);
export type ItemValues = z.infer<typeof itemSchema>;

export const chargeSchema = priced
  .extend({
    /** Empty for a custom charge. */
    itemId: z.string(),
    quantity: z.custom<number | null>(),
  })
  // A percentage has no field for it.
  .refine(
    ({ unit, quantity }) =>
      unit === 'percent' || (typeof quantity === 'number' && toQuantity(quantity) !== null),
    { path: ['quantity'], error: 'charges:errors.quantity' },
  )
  .refine(isPriced, WRONG_PRICE);
export type ChargeValues = z.infer<typeof chargeSchema>;

export const BLANK_PRICED: PricedValues = {
  nameEn: '',
  nameFr: '',
  unit: 'each',
  price: null,
  taxable: true,
};
