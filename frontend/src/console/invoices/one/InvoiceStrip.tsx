import { useId, type ReactNode } from 'react';
import type { Invoice } from '../../../api/invoicing/invoices';
import { InvoiceStatusChip } from '../../../parts/invoices/InvoiceStatusChip';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { RecordLink } from '../../../ui/list/RecordLink';
import { useTexts } from '../../../ui/text/useTexts';
import './invoice.css';

/** A summary: state, customer, due date and amount owed. */
export function InvoiceStrip({ invoice }: { invoice: Invoice }) {
  const { t, format } = useTexts('invoice');
  const { kind, status, customerId, customerName, invoiceDate, dueDate, termsDays } = invoice;
  const { issuedAt, issuedBy, total, balance } = invoice;
  const isDraft = status === 'draft';
  const hasBalance = kind === 'invoice' && !isDraft;
  return (
    <div className="card invoice-strip">
      <Cell title={t('strip.state')}>
        <InvoiceStatusChip invoice={invoice} />
        {issuedAt && (
          <span className="small quiet">
            {issuedBy
              ? t('strip.issuedBy', { date: format.moment(issuedAt, 'date'), name: issuedBy })
              : t('strip.issued', { date: format.moment(issuedAt, 'date') })}
          </span>
        )}
      </Cell>
      <Cell title={t('strip.customer')}>
        <RecordLink to={viewHref('customers', { customer: customerId })} cutText={customerName}>
          {customerName}
        </RecordLink>
      </Cell>
      <Cell title={t('strip.dates')}>
        <span>{invoiceDate ? format.day(invoiceDate) : t('strip.dateOnIssue')}</span>
        {kind === 'invoice' && (
          <span className="small quiet">
            {dueDate
              ? t('strip.due', { date: format.day(dueDate) })
              : t('terms', { count: termsDays, days: format.number(termsDays) })}
          </span>
        )}
      </Cell>
      <Cell title={t(hasBalance ? 'sums.balance' : 'sums.total')} isRight>
        <span className="type-figure">
          <MoneyText amount={hasBalance ? balance : total} />
        </span>
        {hasBalance && balance !== total && (
          <span className="small quiet">{t('strip.of', { amount: format.money(total) })}</span>
        )}
      </Cell>
    </div>
  );
}

interface CellProps {
  title: string;
  isRight?: boolean;
  children: ReactNode;
}

function Cell({ title, isRight = false, children }: CellProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="invoice-strip-cell"
      data-right={isRight || undefined}
    >
      <div id={id} className="type-caption quiet">
        {title}
      </div>
      {children}
    </div>
  );
}
