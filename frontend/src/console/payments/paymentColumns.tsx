import { useMemo } from 'react';
import type { Payment } from '../../api/invoicing/payments';
import { InvoiceLink } from '../../parts/invoices/InvoiceLink';
import { MoneyText } from '../../ui/facts/MoneyText';
import { ToneChip } from '../../ui/facts/ToneChip';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { PaymentActions } from './PaymentActions';
import './payments.css';

/** The maximum number of names; the customer's statement has all of them. */
const NAMED = 3;

/** Names a payment by its customer and day. */
export function usePaymentName() {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return ({ customerName, paidOn }: Payment) =>
    t('named', { customer: customerName, date: format.day(paidOn) });
}

export function usePaymentColumns(): RecordColumn<Payment, 'paidOn'>[] {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return useMemo(() => {
    const methodOf = ({ method, reference }: Payment) =>
      [t(`methods.${method}`), reference].filter(Boolean).join(' · ');
    return [
      {
        id: 'paidOn',
        header: t('columns.paidOn'),
        width: '7.5rem',
        sort: 'paidOn',
        firstOrder: 'desc',
        cell: ({ paidOn }) => <span className="one-line">{format.day(paidOn)}</span>,
        card: 'quiet',
        cardCell: ({ paidOn }) => format.day(paidOn),
      },
      {
        id: 'customer',
        header: t('columns.customer'),
        cell: ({ customerName }) => <CutText value={customerName} onTwoLines />,
        card: 'title',
        cardCell: ({ customerName }) => <CutText value={customerName} className="strong" />,
      },
      {
        id: 'method',
        header: t('columns.method'),
        cell: (payment) => <CutText value={methodOf(payment)} onTwoLines />,
        card: 'quiet',
        cardCell: methodOf,
      },
      {
        id: 'applied',
        header: t('columns.applied'),
        cell: (payment) => <AppliedTo payment={payment} />,
        card: 'block',
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: '9.5rem',
        cell: (payment) => <PaymentState payment={payment} />,
        card: 'line',
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        width: '7.5rem',
        align: 'right',
        cell: ({ amount }) => <MoneyText amount={amount} />,
        card: 'corner',
        cardCell: ({ amount }) => (
          <span className="strong">
            <MoneyText amount={amount} />
          </span>
        ),
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '11.75rem',
        align: 'right',
        cell: (payment) => <PaymentActions payment={payment} />,
        card: 'line',
        cardCell: (payment) => (
          <>
            <span className="push" />
            <PaymentActions payment={payment} />
          </>
        ),
      },
    ];
  }, [format, t]);
}

/** The invoices to which a payment was applied. */
function AppliedTo({ payment: { allocations } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const more = allocations.length - NAMED;
  if (allocations.length === 0) return <span className="quiet">{t('appliedToNone')}</span>;
  return (
    <span className="payment-applied">
      {allocations.slice(0, NAMED).map(({ invoiceId, reference }) => (
        <InvoiceLink key={invoiceId} invoice={{ id: invoiceId, reference }} />
      ))}
      {more > 0 && (
        <span className="small quiet">
          {t('more', { count: more, shown: format.number(more) })}
        </span>
      )}
    </span>
  );
}

/** Whether a payment was reversed or has credit left; empty if fully applied. */
function PaymentState({ payment: { undoesId, undoneById, unapplied } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  if (undoesId !== null) return <ToneChip tone="gray" label={t('state.counter')} />;
  if (undoneById !== null) return <ToneChip tone="gray" label={t('state.undone')} />;
  if (unapplied <= 0) return null;
  return <ToneChip tone="blue" label={t('state.credit', { amount: format.money(unapplied) })} />;
}
