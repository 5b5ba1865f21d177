import { useCallback, useRef } from 'react';
import { useCreateInvoiceMutation, type Invoice } from '../../api/invoicing/invoices';
import { useIntentKeys } from '../../ui/form/sending/useIntentKeys';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { useInvoiceFromHere, useOpenInvoice } from '../navigation/invoicePanel';

/** Creates a draft invoice of one customer's delivered jobs; it opens, or a toast links to it. */
export function useMakeInvoice(then: 'open' | 'stay' = 'open') {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const errorText = useErrorText();
  const invoiceFromHere = useInvoiceFromHere();
  const openInvoice = useOpenInvoice();
  const [create, { isLoading }] = useCreateInvoiceMutation();
  const { once, settle } = useIntentKeys();
  const isBusy = useRef(false);
  const make = useCallback(
    async (jobIds: readonly number[]): Promise<Invoice | undefined> => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      const intent = jobIds.join();
      const { data, error } = await create({
        newInvoice: { jobIds: [...jobIds] },
        ...once(intent),
      });
      settle(intent, error);
      isBusy.current = false;
      if (!data) {
        toast.error(errorText(error));
        return undefined;
      }
      const about = data.customerName;
      if (then === 'open') {
        toast.success(t('made'), { about });
        openInvoice(data.id);
      } else {
        const action = { label: t('view'), href: invoiceFromHere(data.id) };
        toast.success(t('made'), { about, action });
      }
      return data;
    },
    [create, errorText, invoiceFromHere, once, openInvoice, settle, t, then, toast],
  );
  return { make, isBusy: isLoading };
}
