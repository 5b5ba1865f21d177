import { useMemo } from 'react';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { InvoiceLink } from '../../../parts/invoices/InvoiceLink';
import { InvoiceStatusChip } from '../../../parts/invoices/InvoiceStatusChip';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { MoneyText } from '../../../ui/facts/MoneyText';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { CutText } from '../../../ui/text/CutText';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { InvoiceMark } from './InvoiceMark';
import type { InvoiceSort } from './useInvoiceList';

/** Whether money is still expected for the invoice. */
const isOwed = ({ kind, status }: InvoiceSummary) =>
  kind === 'invoice' && (status === 'issued' || status === 'partly-paid');

export function useInvoiceName() {
  const { t } = useTranslation('invoices');
  return ({ id, reference }: InvoiceSummary) => reference ?? t('draftNumber', { id: String(id) });
}

/** At the end of a card: problems or the due date, and the amount. */
function MoneyLine({ invoice }: { invoice: InvoiceSummary }) {
  const { t, format } = useTexts('invoices');
  const { dueDate, balance, total } = invoice;
  return (
    <div className="line line-baseline">
      <span className="small quiet push cut">
        <InvoiceMark invoice={invoice} />
        {invoice.isUndelivered && ' · '}
        {isOwed(invoice) && dueDate && t('dueOn', { date: format.day(dueDate) })}
      </span>
      <span className="strong">
        <MoneyText amount={isOwed(invoice) ? balance : total} />
      </span>
    </div>
  );
}

export function useInvoiceColumns(): RecordColumn<InvoiceSummary, InvoiceSort>[] {
  const { t, format } = useTexts('invoices');
  return useMemo(() => {
    const day = (date: string | null, status: InvoiceSummary['status']) =>
      (date !== null || status === 'draft') && (
        <span className="one-line">
          <FallbackText value={date && format.day(date)} fallback={t('noDate')} />
        </span>
      );
    return [
      {
        id: 'number',
        header: t('columns.number'),
        width: '8.5rem',
        cell: (invoice) => <InvoiceLink invoice={invoice} />,
        card: 'title',
        cardCell: (invoice) => <InvoiceLink invoice={invoice} stretched />,
        sort: 'number',
        firstOrder: 'desc',
      },
      {
        id: 'customer',
        header: t('columns.customer'),
        cell: ({ customerName }) => <CutText value={customerName} onTwoLines />,
        card: 'block',
        cardCell: ({ customerName }) => <CutText value={customerName} className="strong" />,
      },
      {
        id: 'jobs',
        header: t('columns.jobs'),
        width: '5.75rem',
        align: 'right',
        hideBelow: 'lg',
        cell: ({ jobCount }) => <span className="figures">{format.number(jobCount)}</span>,
      },
      {
        id: 'date',
        header: t('columns.date'),
        width: '7.5rem',
        cell: ({ invoiceDate, status }) => day(invoiceDate, status),
        card: 'quiet',
        cardCell: ({ invoiceDate, jobCount }) =>
          [
            invoiceDate && format.day(invoiceDate),
            t('jobs', { count: jobCount, shown: format.number(jobCount) }),
          ]
            .filter(Boolean)
            .join(' · '),
        sort: 'date',
        firstOrder: 'desc',
      },
      {
        id: 'due',
        header: t('columns.due'),
        width: '7.5rem',
        cell: ({ dueDate, status, kind }) => kind === 'invoice' && day(dueDate, status),
        sort: 'due',
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: '12.5rem',
        cell: (invoice) => (
          <span className="wrap-row middle gap-4">
            <InvoiceStatusChip invoice={invoice} />
            <InvoiceMark invoice={invoice} />
          </span>
        ),
        card: 'corner',
        cardCell: (invoice) => <InvoiceStatusChip invoice={invoice} />,
      },
      {
        id: 'total',
        header: t('columns.total'),
        width: '7.5rem',
        align: 'right',
        hideBelow: 'lg',
        cell: ({ total }) => <MoneyText amount={total} />,
      },
      {
        id: 'balance',
        header: t('columns.balance'),
        width: '7.5rem',
        align: 'right',
        cell: ({ balance, status, kind }) =>
          kind === 'invoice' && status !== 'draft' && <MoneyText amount={balance} />,
        card: 'block',
        cardCell: (invoice) => <MoneyLine invoice={invoice} />,
      },
    ];
  }, [format, t]);
}
