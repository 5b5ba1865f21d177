import { useCallback } from 'react';
import { useDeleteInvoiceMutation, type Invoice } from '../../../api/invoicing/invoices';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Asks, deletes and reports the result; resolves to whether the draft was deleted. */
export function useDeleteDraft(): (invoice: Invoice) => Promise<boolean> {
  const { t } = useTranslation('invoice');
  const act = useAct();
  const [send] = useDeleteInvoiceMutation();
  return useCallback(
    ({ id, version, customerName }) =>
      act({
        ask: {
          title: t('delete.title'),
          text: t('delete.text', { customer: customerName }),
          confirmLabel: t('actions.delete'),
          destructive: true,
        },
        send: () => send({ id, ...ifMatch(version) }),
        done: t('delete.done'),
        about: customerName,
      }),
    [act, send, t],
  );
}
