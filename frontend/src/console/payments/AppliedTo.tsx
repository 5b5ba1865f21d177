import type { Payment } from '../../api/invoicing/payments';
import { InvoiceLink } from '../../parts/invoices/InvoiceLink';
import '../../ui/text/text.css';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import './payments.css';

/** The maximum number of names; the customer's statement has all of them. */
const NAMED = 3;

/** The invoices to which a payment was applied. */
export function AppliedTo({ payment: { allocations } }: { payment: Payment }) {
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
