import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { useTexts } from '../../../ui/text/useTexts';

interface InvoiceMarkProps {
  invoice: Pick<InvoiceSummary, 'problems' | 'isUndelivered'>;
}

/** The number of problems that block issuing a draft, or an email that did not arrive; else nothing. */
export function InvoiceMark({ invoice: { problems, isUndelivered } }: InvoiceMarkProps) {
  const { t, format } = useTexts('invoices');
  if (problems === 0 && !isUndelivered) return null;
  return (
    <span className="small warned one-line">
      {isUndelivered
        ? t('notDelivered')
        : t('problems', { count: problems, shown: format.number(problems) })}
    </span>
  );
}
