import { useCallback } from 'react';
import { useMarkInvoiceSentMutation } from '../../../api/invoicing/invoiceMails';
import type { Invoice } from '../../../api/invoicing/invoices';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Marks an invoice as sent by other means, or undoes that; resolves to whether the change was saved. */
export function useMarkSent({ id, reference }: Pick<Invoice, 'id' | 'reference'>) {
  const { t } = useTranslation('invoiceMail');
  const toast = useToast();
  const errorText = useErrorText();
  const [send, { isLoading }] = useMarkInvoiceSentMutation();
  const mark = useCallback(
    async (sent: boolean): Promise<boolean> => {
      const about = reference ?? '';
      const { error } = await send({ id, invoiceSent: { sent } });
      if (error) toast.error(errorText(error), about);
      else toast.success(t(sent ? 'markedSent' : 'markedUnsent'), { about });
      return !error;
    },
    [errorText, id, reference, send, t, toast],
  );
  return { mark, isBusy: isLoading };
}
