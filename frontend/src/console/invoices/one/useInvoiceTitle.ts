import { useCallback } from 'react';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { useTranslation } from '../../../ui/text/useTranslation';

type Named = Pick<InvoiceSummary, 'kind' | 'reference' | 'customerName'>;

/** What an invoice is called in a heading or a sentence: by its number, a draft by its customer. */
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
