import { useLocation } from 'react-router-dom';
import type { InvoiceSummary } from '../../api/invoicing/invoices';
import { RecordLink } from '../../ui/list/RecordLink';
import { useTranslation } from '../../ui/text/useTranslation';
import { INVOICE_OPENED_HERE, useInvoiceHref } from '../navigation/invoicePanel';
import { openedOver } from '../navigation/panelDepth';

interface InvoiceLinkProps {
  invoice: Pick<InvoiceSummary, 'id' | 'reference'>;
  /** Makes the whole nearest positioned ancestor clickable as this link. */
  stretched?: boolean;
}

/** Opens an invoice over the current screen; a draft has no number yet. */
export function InvoiceLink({ invoice: { id, reference }, stretched }: InvoiceLinkProps) {
  const { t } = useTranslation('invoices');
  const hrefOf = useInvoiceHref();
  const opened = { ...INVOICE_OPENED_HERE, ...openedOver(useLocation()) };
  return (
    <RecordLink to={hrefOf(id)} state={opened} stretched={stretched}>
      {reference ?? t('draftNumber', { id: String(id) })}
    </RecordLink>
  );
}
