import { Link } from 'react-router-dom';
import type { InvoiceMails } from '../../../api/invoicing/invoiceMails';
import type { Invoice } from '../../../api/invoicing/invoices';
import { viewHref } from '../../../parts/navigation/consoleViews';
import { useTexts } from '../../../ui/text/useTexts';

interface WhereItGoesProps {
  invoice: Invoice;
  mails: InvoiceMails;
}

/** Whether the invoice was sent, and to which addresses. */
export function WhereItGoes({ invoice, mails: { canSend, sentAt, to } }: WhereItGoesProps) {
  const { t, format } = useTexts('invoiceMail');
  return (
    <div>
      <p className={sentAt ? 'type-body' : 'type-body warned'}>
        {sentAt ? t('sentOn', { date: format.moment(sentAt) }) : t('notSent')}
      </p>
      {!canSend && <p className="type-body">{t('noServer')}</p>}
      {canSend && to !== null && (
        <p className="type-body quiet breakable">{t('goesTo', { address: to })}</p>
      )}
      {canSend && to === null && (
        <p className="type-body quiet">
          {t('noAddress')}{' '}
          <Link className="link" to={viewHref('customers', { customer: invoice.customerId })}>
            {t('openCustomer')}
          </Link>
        </p>
      )}
    </div>
  );
}
