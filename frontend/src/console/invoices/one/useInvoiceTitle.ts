import { useCallback } from 'react';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { useTranslation } from '../../../ui/text/useTranslation';

type Named = Pick<InvoiceSummary, 'kind' | 'reference' | 'customerName'>;

/** The name of an invoice in headings and sentences: its number, or for a draft its customer. */
export function useInvoiceTitle(): (invoice: Named) => string {
  const { t } = useTranslation('invoice');
  return useCallback(
    ({ kind, reference, customerName }) =>
      reference === null
        ? t('title.draft', { customer: customerName })
        : t(`title.${kind}`, { reference }),
    [t],
  );
}
