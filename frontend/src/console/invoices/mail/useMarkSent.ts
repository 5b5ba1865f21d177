import { useCallback } from 'react';
import { useMarkInvoiceSentMutation } from '../../../api/invoicing/invoiceMails';
import type { Invoice } from '../../../api/invoicing/invoices';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Marks an invoice as sent by other means, or undoes that; resolves to whether the change was saved. */
export function useMarkSent({ id, reference }: Pick<Invoice, 'id' | 'reference'>) {
  const { t } = useTranslation('invoiceMail');
  const act = useAct();
  const [send, { isLoading }] = useMarkInvoiceSentMutation();
  const mark = useCallback(
    (sent: boolean) =>
      act({
        send: () => send({ id, invoiceSent: { sent } }),
        done: t(sent ? 'markedSent' : 'markedUnsent'),
        about: reference ?? '',
      }),
    [act, id, reference, send, t],
  );
  return { mark, isBusy: isLoading };
}
