import { useCallback } from 'react';
import type { InvoiceLine } from '../../../api/invoicing/invoices';
import { useTexts } from '../../../ui/text/useTexts';

/** The quantity of a line in words; null for a single item. */
export function useLineWords() {
  const { t, format } = useTexts('invoice');
  const counted = useCallback(
    ({ unit, quantity, price }: InvoiceLine): string | null => {
      if (unit === 'percent') return t('counted.percent', { percent: format.number(price) });
      if (unit === 'each' && quantity === 1) return null;
      return t(`counted.${unit}`, {
        count: quantity,
        quantity: format.number(quantity),
        price: format.money(price),
      });
    },
    [format, t],
  );
  return { counted };
}
