import { fromQuantity, ONCE } from '@dispatch/domain/invoices/charge';
import { trimmed } from '@dispatch/domain/text/text';
import type { Charge, NewCharge } from '../../../api/invoicing/charges';
import type { PriceListItem } from '../../../api/invoicing/priceList';
import { BLANK_PRICED, type ChargeValues } from '../../../parts/charges/chargeForm';

const ONE = fromQuantity(ONCE);

export const NO_CHARGE: ChargeValues = { ...BLANK_PRICED, itemId: '', quantity: ONE };

/** Form values from an item of the price list. */
export function valuesOfItem({ id, nameEn, nameFr, unit, price, taxable }: PriceListItem) {
  return { itemId: String(id), nameEn, nameFr, unit, price, taxable, quantity: ONE };
}

export function toValues(charge: Charge): ChargeValues {
  const { itemId, nameEn, nameFr, unit, price, taxable, quantity } = charge;
  return { itemId: String(itemId ?? ''), nameEn, nameFr, unit, price, taxable, quantity };
}

/** The request body of validated values. A percentage always has quantity one. */
export function toPayload({ itemId, ...values }: ChargeValues): NewCharge {
  const nameEn = values.nameEn.trim();
  return {
    ...(itemId !== '' && { itemId: Number(itemId) }),
    nameEn,
    nameFr: trimmed(values.nameFr) ?? nameEn,
    unit: values.unit,
    price: values.price ?? 0,
    taxable: values.taxable,
    quantity: values.unit === 'percent' ? ONE : (values.quantity ?? ONE),
  };
}
