import { useMemo } from 'react';
import { useMakeInvoice } from '../../parts/invoices/useMakeInvoice';
import type { SelectedAct } from '../../parts/selected/selectedAct';
import { useTranslation } from '../../ui/text/useTranslation';

/** Drafts one invoice for several selected jobs of the same customer. */
export function useInvoiceTogether(): SelectedAct {
  const { t } = useTranslation('invoices');
  const { make } = useMakeInvoice();
  return useMemo(
    () => ({
      id: 'invoice',
      label: t('invoiceThis'),
      suits: (jobs) => {
        const [first] = jobs;
        return (
          first !== undefined &&
          first.customerId !== null &&
          jobs.every(({ customerId }) => customerId === first.customerId)
        );
      },
      run: async (jobs) => {
        const ids = jobs.map(({ id }) => id);
        return (await make(ids)) ? [] : ids;
      },
    }),
    [make, t],
  );
}
