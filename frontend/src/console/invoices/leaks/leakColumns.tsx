import type { MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { useMemo } from 'react';
import type { LeakRow } from '../../../api/invoicing/moneyLeaks';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { MoneyText } from '../../../ui/facts/MoneyText';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { CutText } from '../../../ui/text/CutText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { LeakAction } from './LeakAction';
import { isOfInvoices } from './leakKinds';
import { LeakLink } from './LeakLink';

export function useLeakColumns(kind: MoneyLeak): RecordColumn<LeakRow, 'since'>[] {
  const { t } = useTranslation('moneyLeaks');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'record',
        header: t(isOfInvoices(kind) ? 'columns.invoice' : 'columns.job'),
        width: '8.5rem',
        cell: (leak) => <LeakLink leak={leak} />,
      },
      {
        id: 'customer',
        header: t('columns.customer'),
        cell: ({ customerName }) =>
          customerName === null ? (
            <FallbackText value={null} fallback={t('noCustomer')} />
          ) : (
            <CutText value={customerName} onTwoLines />
          ),
      },
      {
        id: 'since',
        header: t(`since.${kind}`),
        width: '10rem',
        sort: 'since',
        firstOrder: 'asc',
        cell: ({ since }) => <span className="one-line">{format.day(since)}</span>,
      },
      {
        id: 'days',
        header: t('columns.days'),
        width: '5.5rem',
        align: 'right',
        cell: ({ days }) => <span className="figures">{format.number(days)}</span>,
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        width: '8rem',
        align: 'right',
        cell: ({ amount }) =>
          amount === null ? (
            <FallbackText value={null} fallback={t('unknown')} />
          ) : (
            <MoneyText amount={amount} />
          ),
      },
      {
        id: 'action',
        header: t('columns.action'),
        width: '12rem',
        align: 'right',
        cell: (leak) => <LeakAction leak={leak} />,
      },
    ],
    [format, kind, t],
  );
}
