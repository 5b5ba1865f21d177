import type { InvoiceSummary } from '../../api/invoicing/invoices';
import { MoneyText } from '../../ui/facts/MoneyText';
import { useTexts } from '../../ui/text/useTexts';
import { InvoiceLink } from './InvoiceLink';
import { InvoiceStatusChip } from './InvoiceStatusChip';
import './invoices.css';

interface InvoiceShortListProps {
  invoices: readonly InvoiceSummary[];
  /** The accessible name of the list. */
  label: string;
}

/** A short list of invoices inside another view: number, state, date and balance. */
export function InvoiceShortList({ invoices, label }: InvoiceShortListProps) {
  const { t, format } = useTexts('invoices');
  return (
    <ul className="invoice-short-list" aria-label={label}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <InvoiceLink invoice={invoice} />
          <InvoiceStatusChip invoice={invoice} />
          <span className="small quiet push one-line">
            {invoice.invoiceDate && format.day(invoice.invoiceDate)}
          </span>
          <span className="invoice-short-sums">
            <MoneyText amount={invoice.total} />
            {invoice.balance !== 0 && invoice.balance !== invoice.total && (
              <span className="small quiet one-line">
                {t('owed', { amount: format.money(invoice.balance) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
