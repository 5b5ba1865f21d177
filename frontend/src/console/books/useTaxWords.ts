import { useMemo } from 'react';
import type { TaxReport } from '../../api/invoicing/books';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

export type TaxLine = TaxReport['lines'][number];

/** The name, province and rate of a line of the tax report. */
export function useTaxWords() {
  const { t } = useTranslation('books');
  const format = useFormat();
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
