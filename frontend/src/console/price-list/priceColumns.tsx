import { useMemo } from 'react';
import type { PriceListItem } from '../../api/invoicing/priceList';
import { useChargeWords } from '../../parts/charges/useChargeWords';
import { FallbackText } from '../../ui/facts/FallbackText';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { CutText } from '../../ui/text/CutText';
import { useTranslation } from '../../ui/text/useTranslation';
import { ItemActions } from './ItemActions';

export function usePriceColumns(): RecordColumn<PriceListItem>[] {
  const { t } = useTranslation(['priceList', 'charges']);
  const words = useChargeWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        cell: (item) => <CutText value={words.nameOf(item)} className="strong" onTwoLines />,
      },
      {
        id: 'price',
        header: t('columns.price'),
        width: '11rem',
        cell: (item) => <span className="figures">{words.rateOf(item)}</span>,
      },
      {
        id: 'taxable',
        header: t('columns.taxable'),
        width: '8.5rem',
        cell: ({ taxable }) => t(`charges:taxable.${taxable ? 'yes' : 'no'}`),
      },
      {
        id: 'proposed',
        header: t('columns.proposed'),
        cell: ({ proposedBy }) => (
          <FallbackText
            value={proposedBy && t(`proposedBy.${proposedBy}`)}
            fallback={t('notProposed')}
          />
        ),
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '7rem',
        align: 'right',
        cell: (item) => <ItemActions item={item} />,
      },
    ],
    [t, words],
  );
}
