import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { InvoiceLink } from '../../../parts/invoices/InvoiceLink';
import { InvoiceStatusChip } from '../../../parts/invoices/InvoiceStatusChip';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { RecordCard } from '../../../ui/list/RecordCard';
import { CutText } from '../../../ui/text/CutText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DraftMark } from './DraftMark';

/** One invoice on a phone; the whole card opens it. */
export function InvoiceCard({ invoice }: { invoice: InvoiceSummary }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { id, reference, customerName, jobCount, invoiceDate, dueDate, status } = invoice;
  const isInvoice = invoice.kind === 'invoice';
  const jobs = t('jobs', { count: jobCount, shown: format.number(jobCount) });
  const owes = isInvoice && (status === 'issued' || status === 'partly-paid');
  const when = owes && dueDate ? t('dueOn', { date: format.day(dueDate) }) : null;
  return (
    <RecordCard label={reference ?? t('draftNumber', { id: String(id) })}>
      <div className="record-card-head">
        <InvoiceLink invoice={invoice} stretched />
        <span className="push" />
        <InvoiceStatusChip invoice={invoice} />
      </div>
      <CutText value={customerName} className="strong" />
      <span className="cut small quiet">
        {[invoiceDate && format.day(invoiceDate), jobs].filter(Boolean).join(' · ')}
      </span>
      <div className="line line-baseline">
        <span className="small quiet push cut">
          <DraftMark invoice={invoice} />
          {when}
        </span>
        <span className="strong">
          <MoneyText amount={owes ? invoice.balance : invoice.total} />
        </span>
      </div>
    </RecordCard>
  );
}
