import { useCallback, useRef } from 'react';
import { useCreateInvoiceDraftsMutation } from '../../api/invoicing/invoices';
import { useIntentKeys } from '../../ui/form/sending/useIntentKeys';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTexts } from '../../ui/text/useTexts';
import { viewHref } from '../navigation/consoleViews';
import { useInvoiceFromHere, useOpenInvoice } from '../navigation/invoicePanel';

/**
 * Creates the drafts of one customer's delivered jobs, as the customer is invoiced. A single draft opens, or a toast
 * links to it; the toast of several links to the customer's drafts.
 */
export function useMakeInvoice(then: 'open' | 'stay' = 'open') {
  const { t, format } = useTexts('invoices');
  const toast = useToast();
  const errorText = useErrorText();
  const invoiceFromHere = useInvoiceFromHere();
  const openInvoice = useOpenInvoice();
  const [create, { isLoading }] = useCreateInvoiceDraftsMutation();
  const { once, settle } = useIntentKeys();
  const isBusy = useRef(false);
  const make = useCallback(
    async (jobIds: readonly number[]): Promise<boolean> => {
      if (isBusy.current) return false;
      isBusy.current = true;
      const intent = jobIds.join();
      const { data, error } = await create({
        newInvoice: { jobIds: [...jobIds] },
        ...once(intent),
      });
      settle(intent, error);
      isBusy.current = false;
      const [first, ...others] = data?.drafts ?? [];
      if (!first) {
        toast.error(errorText(error));
        return false;
      }
      const about = first.customerName;
      const count = others.length + 1;
      if (count > 1) {
        const drafts = { state: 'draft', customer: String(first.customerId) };
        const action = { label: t('view'), href: viewHref('invoices', drafts) };
        toast.success(t('madeSeveral', { count, shown: format.number(count) }), { about, action });
      } else if (then === 'open') {
        toast.success(t('made'), { about });
        openInvoice(first.id);
      } else {
        const action = { label: t('view'), href: invoiceFromHere(first.id) };
        toast.success(t('made'), { about, action });
      }
      return true;
    },
    [create, errorText, format, invoiceFromHere, once, openInvoice, settle, t, then, toast],
  );
  return { make, isBusy: isLoading };
}
