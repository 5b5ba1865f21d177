import type { Charge } from '../../api/invoicing/charges';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

type Named = Pick<Charge, 'nameEn' | 'nameFr'>;
type Priced = Pick<Charge, 'unit' | 'price'>;

/** Charges and items of the price list in the person's language. */
export function useChargeWords() {
  const { t, i18n } = useTranslation('charges');
  const format = useFormat();
  const rateOf = ({ unit, price }: Priced) =>
    t(`rate.${unit}`, {
      price: unit === 'percent' ? format.number(price) : format.money(price),
    });
  return {
    nameOf: ({ nameEn, nameFr }: Named) => (i18n.language === 'fr-CA' ? nameFr : nameEn),
    rateOf,
    /** How the amount comes about. */
    linesOf: (charge: Priced & Pick<Charge, 'quantity'>) =>
      charge.unit === 'percent'
        ? rateOf(charge)
        : t('lines', { quantity: format.number(charge.quantity), rate: rateOf(charge) }),
    amountOf: ({ amount }: Pick<Charge, 'amount'>) =>
      amount === null ? t('unknownAmount') : format.money(amount),
  };
}
