import { useCallback } from 'react';
import {
  useDeleteCustomerMutation,
  useLazyCountDeliveredJobsQuery,
  type Customer,
} from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { useFailureText } from './useFailureText';

/** Asks, deletes and reports the result; resolves to whether the customer was deleted. */
export function useDeleteCustomer(): (customer: Customer) => Promise<boolean> {
  const { t } = useTranslation('customers');
  const confirm = useConfirm();
  const toast = useToast();
  const failureText = useFailureText();
  const format = useFormat();
  const [countDelivered] = useLazyCountDeliveredJobsQuery();
  const [deleteCustomer] = useDeleteCustomerMutation();
  return useCallback(
    async ({ id, name, version, totalJobs }) => {
      const { data: delivered } =
        totalJobs === 0 ? { data: 0 } : await countDelivered({ customerId: id });
      const jobs = t('delete.jobs', { count: totalJobs, jobs: format.number(totalJobs) });
      const open =
        delivered === undefined || totalJobs <= delivered
          ? null
          : t('delete.open', {
              count: totalJobs - delivered,
              jobs: format.number(totalJobs - delivered),
            });
      const isSure = await confirm({
        title: t('delete.title', { name }),
        text: [t('delete.text', { name }), jobs, open].filter(Boolean).join(' '),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      });
      if (!isSure) return false;
      const { error } = await deleteCustomer({ id, ...ifMatch(version) });
      if (error) toast.error(failureText(error, 'delete'), name);
      else toast.success(t('delete.done'), { about: name });
      return !error;
    },
    [confirm, countDelivered, deleteCustomer, failureText, format, t, toast],
  );
}
