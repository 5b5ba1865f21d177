import type { NewPriceListItem, PriceListItem } from '../../api/invoicing/priceList';
import { BLANK_PRICED, type ItemValues } from '../../parts/charges/chargeForm';

export const NO_ITEM: ItemValues = { ...BLANK_PRICED, isProposed: false };

export function toValues(item: PriceListItem): ItemValues {
  const { nameEn, nameFr, unit, price, taxable, proposedBy } = item;
  return { nameEn, nameFr, unit, price, taxable, isProposed: proposedBy === 'winch' };
}

/** The request body of validated values. */
export function toPayload({ isProposed, price, ...values }: ItemValues): NewPriceListItem {
  return {
    ...values,
    nameEn: values.nameEn.trim(),
    nameFr: values.nameFr.trim(),
    price: price ?? 0,
    proposedBy: isProposed ? 'winch' : null,
  };
}
