import { useMemo } from 'react';
import type { Payment } from '../../api/invoicing/payments';
import { MoneyText } from '../../ui/facts/MoneyText';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { AppliedTo } from './AppliedTo';
import { PaymentActions } from './PaymentActions';
import { PaymentState } from './PaymentState';

export function usePaymentColumns(): RecordColumn<Payment, 'paidOn'>[] {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'paidOn',
        header: t('columns.paidOn'),
        width: '7.5rem',
        sort: 'paidOn',
        firstOrder: 'desc',
        cell: ({ paidOn }) => <span className="one-line">{format.day(paidOn)}</span>,
      },
      {
        id: 'customer',
        header: t('columns.customer'),
        cell: ({ customerName }) => <CutText value={customerName} onTwoLines />,
      },
      {
        id: 'method',
        header: t('columns.method'),
        cell: ({ method, reference }) => (
          <CutText
            value={[t(`methods.${method}`), reference].filter(Boolean).join(' · ')}
            onTwoLines
          />
        ),
      },
      {
        id: 'applied',
        header: t('columns.applied'),
        cell: (payment) => <AppliedTo payment={payment} />,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: '9.5rem',
        cell: (payment) => <PaymentState payment={payment} />,
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        width: '7.5rem',
        align: 'right',
        cell: ({ amount }) => <MoneyText amount={amount} />,
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '10.5rem',
        align: 'right',
        cell: (payment) => <PaymentActions payment={payment} />,
      },
    ],
    [format, t],
  );
}
