import { useMemo } from 'react';
import type { TaxReport } from '../../api/invoicing/books';
import { useTexts } from '../../ui/text/useTexts';

export type TaxLine = TaxReport['lines'][number];

/** The name, province and rate of a line of the tax report. */
export function useTaxWords() {
  const { t, format } = useTexts('books');
  return useMemo(
    () => ({
      name: ({ name }: TaxLine) => t(`taxes.names.${name}`),
      province: ({ province }: TaxLine) =>
        province === null ? t('taxes.allProvinces') : t(`provinces.${province}`),
      rate: ({ rate }: TaxLine) => t('taxes.rate', { rate: format.number(rate) }),
    }),
    [format, t],
  );
}
