import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Invoice } from '../../../api/invoicing/invoices';
import { useListPaymentsQuery } from '../../../api/invoicing/payments';
import { Button } from '../../../ui/button/Button';
import { MoneyText } from '../../../ui/facts/MoneyText';
import { Section } from '../../../ui/layout/Section';
import { useTexts } from '../../../ui/text/useTexts';
import './invoice.css';

interface MoneyMovedProps {
  invoice: Invoice;
  onOpen: (invoice: number) => void;
}

/** The payments and credit notes of an invoice, or the invoice that a credit note credits. Empty if there are none. */
export function MoneyMoved({ invoice, onOpen }: MoneyMovedProps) {
  const { t, format } = useTexts(['invoice', 'payments']);
  const { status, kind, creditNotes, correctsId } = invoice;
  const mayBePaid = kind === 'invoice' && status !== 'draft';
  const { data: payments = [] } = useListPaymentsQuery(
    mayBePaid ? { invoiceId: invoice.id, limit: 100 } : skipToken,
  );
  const applied = payments.flatMap((payment) =>
    payment.allocations
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .map(({ amount }) => ({ ...payment, amount })),
  );
  if (creditNotes.length === 0 && applied.length === 0 && correctsId === null) return null;
  return (
    <Section title={t(correctsId === null ? 'moved.title' : 'moved.corrects')}>
      <ul className="card plain-list invoice-moved">
        {correctsId !== null && (
          <li>
            <Button size="small" onClick={() => onOpen(correctsId)}>
              {t('moved.openInvoice')}
            </Button>
          </li>
        )}
        {creditNotes.map((note) => (
          <li key={`note ${String(note.id)}`}>
            <Button size="small" onClick={() => onOpen(note.id)}>
              {t('title.credit-note', { reference: note.reference })}
            </Button>
            <span className="push" />
            <MoneyText amount={note.total} />
          </li>
        ))}
        {applied.map((payment) => (
          <li key={`payment ${String(payment.id)}`}>
            <span className="push breakable">
              {(payment.method === 'write-off'
                ? [t('moved.writeOff', { date: format.day(payment.paidOn) })]
                : [
                    t('moved.payment', { date: format.day(payment.paidOn) }),
                    t(`payments:methods.${payment.method}`),
                    payment.reference,
                  ]
              )
                .filter(Boolean)
                .join(' · ')}
            </span>
            <MoneyText amount={-payment.amount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
