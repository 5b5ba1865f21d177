import type { Charge } from '../../api/invoicing/charges';
import { useTexts } from '../../ui/text/useTexts';

type Named = Pick<Charge, 'nameEn' | 'nameFr'>;
type Priced = Pick<Charge, 'unit' | 'price'>;

/** Charges and price list items in the user's language. */
export function useChargeWords() {
  const { t, i18n, format } = useTexts('charges');
  const rateOf = ({ unit, price }: Priced) =>
    t(`rate.${unit}`, {
      price: unit === 'percent' ? format.number(price) : format.money(price),
    });
  return {
    nameOf: ({ nameEn, nameFr }: Named) => (i18n.language === 'fr-CA' ? nameFr : nameEn),
    rateOf,
    /** The calculation of the amount. */
    linesOf: (charge: Priced & Pick<Charge, 'quantity'>) =>
      charge.unit === 'percent'
        ? rateOf(charge)
        : t('lines', { quantity: format.number(charge.quantity), rate: rateOf(charge) }),
    amountOf: ({ amount }: Pick<Charge, 'amount'>) =>
      amount === null ? t('unknownAmount') : format.money(amount),
  };
}
