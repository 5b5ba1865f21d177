import { useCallback } from 'react';
import { useDeleteInvoiceMutation, type Invoice } from '../../../api/invoicing/invoices';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Asks, deletes and reports the result; resolves to whether the draft was deleted. */
export function useDeleteDraft(): (invoice: Invoice) => Promise<boolean> {
  const { t } = useTranslation('invoice');
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [send] = useDeleteInvoiceMutation();
  return useCallback(
    async ({ id, version, customerName }) => {
      const isSure = await confirm({
        title: t('delete.title'),
        text: t('delete.text', { customer: customerName }),
        confirmLabel: t('actions.delete'),
        destructive: true,
      });
      if (!isSure) return false;
      const { error } = await send({ id, ...ifMatch(version) });
      if (error) toast.error(errorText(error), customerName);
      else toast.success(t('delete.done'), { about: customerName });
      return !error;
    },
    [confirm, errorText, send, t, toast],
  );
}
