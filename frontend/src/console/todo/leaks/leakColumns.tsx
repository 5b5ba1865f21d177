import type { MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { useMemo } from 'react';
import type { LeakRow } from '../../../api/invoicing/moneyLeaks';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { MoneyText } from '../../../ui/facts/MoneyText';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { CutText } from '../../../ui/text/CutText';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { LeakAction } from './LeakAction';
import { isOfInvoices } from './leakKinds';
import { LeakLink } from './LeakLink';

function Amount({ amount }: Pick<LeakRow, 'amount'>) {
  const { t } = useTranslation('moneyLeaks');
  if (amount === null) return <FallbackText value={null} fallback={t('unknown')} />;
  return <MoneyText amount={amount} />;
}

/** At the end of a card. */
function ActionLine({ leak }: { leak: LeakRow }) {
  const { t, format } = useTexts('moneyLeaks');
  const { kind, since, days } = leak;
  const ago = t('daysAgo', { count: days, shown: format.number(days) });
  return (
    <div className="line">
      <span className="small quiet push">
        {t('sinceDay', { what: t(`since.${kind}`), date: format.day(since), ago })}
      </span>
      <LeakAction leak={leak} />
    </div>
  );
}

export function useLeakColumns(kind: MoneyLeak): RecordColumn<LeakRow, 'since'>[] {
  const { t, format } = useTexts('moneyLeaks');
  return useMemo(
    () => [
      {
        id: 'record',
        header: t(isOfInvoices(kind) ? 'columns.invoice' : 'columns.job'),
        width: '8.5rem',
        cell: (leak) => <LeakLink leak={leak} />,
        card: 'title',
        cardCell: (leak) => <LeakLink leak={leak} />,
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
        card: 'block',
        cardCell: ({ customerName }) => <CutText value={customerName ?? t('noCustomer')} />,
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
        cell: ({ amount }) => <Amount amount={amount} />,
        card: 'corner',
        cardCell: ({ amount }) => (
          <span className="strong">
            <Amount amount={amount} />
          </span>
        ),
      },
      {
        id: 'action',
        header: t('columns.action'),
        width: '12rem',
        align: 'right',
        cell: (leak) => <LeakAction leak={leak} />,
        card: 'block',
        cardCell: (leak) => <ActionLine leak={leak} />,
      },
    ],
    [format, kind, t],
  );
}
