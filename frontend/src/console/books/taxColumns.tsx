import { useMemo } from 'react';
import { MoneyText } from '../../ui/facts/MoneyText';
import type { Identified, RecordColumn } from '../../ui/list/recordColumn';
import { useTranslation } from '../../ui/text/useTranslation';
import { useTaxWords, type TaxLine } from './useTaxWords';

export function useTaxColumns(): RecordColumn<TaxLine & Identified>[] {
  const { t } = useTranslation('books');
  const words = useTaxWords();
  return useMemo(
    () => [
      { id: 'tax', header: t('taxes.columns.tax'), width: '8rem', cell: words.name },
      { id: 'province', header: t('taxes.columns.province'), cell: words.province },
      {
        id: 'rate',
        header: t('taxes.columns.rate'),
        width: '7rem',
        align: 'right',
        cell: (line) => <span className="figures">{words.rate(line)}</span>,
      },
      {
        id: 'base',
        header: t('taxes.columns.base'),
        width: '11rem',
        align: 'right',
        cell: ({ base }) => <MoneyText amount={base} />,
      },
      {
        id: 'amount',
        header: t('taxes.columns.amount'),
        width: '11rem',
        align: 'right',
        cell: ({ amount }) => <MoneyText amount={amount} />,
      },
    ],
    [t, words],
  );
}
