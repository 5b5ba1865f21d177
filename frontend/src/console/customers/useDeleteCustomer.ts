import { useCallback } from 'react';
import { useDeleteCustomerMutation, type Customer } from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFailureText } from './useFailureText';

/** Asks, deletes and says how it went; resolves to whether the customer is gone. */
export function useDeleteCustomer(): (customer: Customer) => Promise<boolean> {
  const { t } = useTranslation('customers');
  const confirm = useConfirm();
  const toast = useToast();
  const failureText = useFailureText();
  const [deleteCustomer] = useDeleteCustomerMutation();
  return useCallback(
    async ({ id, name, version }) => {
      const isSure = await confirm({
        title: t('delete.title', { name }),
        text: t('delete.text', { name }),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      });
      if (!isSure) return false;
      const { error } = await deleteCustomer({ id, ...ifMatch(version) });
      if (error) toast.error(failureText(error, 'delete'));
      else toast.success(t('delete.done'));
      return !error;
    },
    [confirm, deleteCustomer, failureText, t, toast],
  );
}
