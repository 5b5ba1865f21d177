import { useCallback } from 'react';
import { useIssueInvoiceMutation, type Invoice } from '../../../api/invoicing/invoices';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useInvoiceFromHere } from '../../../parts/navigation/invoicePanel';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Asks for confirmation, issues the invoice and reports its number. */
export function useIssueInvoice() {
  const { t } = useTranslation(['invoice', 'invoices']);
  const format = useFormat();
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const invoiceFromHere = useInvoiceFromHere();
  const [send, { isLoading }] = useIssueInvoiceMutation();
  const issue = useCallback(
    async ({ id, version, customerName, total }: Invoice): Promise<void> => {
      const isSure = await confirm({
        title: t('issue.title'),
        text: t('issue.text', { customer: customerName, amount: format.money(total) }),
        confirmLabel: t('actions.issue'),
      });
      if (!isSure) return;
      const { data, error } = await send({ id, ...ifMatch(version) });
      if (data)
        toast.success(t('issue.done', { reference: data.reference ?? '' }), {
          about: customerName,
          action: { label: t('invoices:view'), href: invoiceFromHere(id) },
        });
      else toast.error(errorText(error), customerName);
    },
    [confirm, errorText, format, invoiceFromHere, send, t, toast],
  );
  return { issue, isBusy: isLoading };
}
