import { useMemo } from 'react';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { InvoiceLink } from '../../../parts/invoices/InvoiceLink';
import { InvoiceStatusChip } from '../../../parts/invoices/InvoiceStatusChip';
import { FallbackText } from '../../../ui/facts/FallbackText';
import { MoneyText } from '../../../ui/facts/MoneyText';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { CutText } from '../../../ui/text/CutText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DraftMark } from './DraftMark';
import type { InvoiceSort } from './useInvoiceList';

export function useInvoiceColumns(): RecordColumn<InvoiceSummary, InvoiceSort>[] {
  const { t } = useTranslation('invoices');
  const format = useFormat();
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
        sort: 'created',
        firstOrder: 'desc',
      },
      {
        id: 'customer',
        header: t('columns.customer'),
        cell: ({ customerName }) => <CutText value={customerName} onTwoLines />,
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
          <span className="line">
            <InvoiceStatusChip invoice={invoice} />
            <DraftMark invoice={invoice} />
          </span>
        ),
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
      },
    ];
  }, [format, t]);
}
