import { useCallback } from 'react';
import { useUndoPaymentMutation, type Payment } from '../../api/invoicing/payments';
import { ifMatch } from '../../api/request/requestHeaders';
import { useIntentKeys } from '../../ui/form/sending/useIntentKeys';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

/** Asks, reverses a payment with a counter-entry, and reports the result. */
export function useUndoPayment(): (payment: Payment) => Promise<void> {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [undo] = useUndoPaymentMutation();
  const { once, settle } = useIntentKeys();
  return useCallback(
    async ({ id, version, customerName, amount, allocations }) => {
      const isSure = await confirm({
        title: t('undo.title', { amount: format.money(amount) }),
        text: t('undo.text', {
          customer: customerName,
          count: allocations.length,
          shown: format.number(allocations.length),
        }),
        confirmLabel: t('undo.confirm'),
        destructive: true,
      });
      if (!isSure) return;
      const { error } = await undo({ id, ...ifMatch(version), ...once(id) });
      settle(id, error);
      if (error) toast.error(errorText(error), customerName);
      else toast.success(t('undo.done', { amount: format.money(amount) }), { about: customerName });
    },
    [confirm, errorText, format, once, settle, t, toast, undo],
  );
}
