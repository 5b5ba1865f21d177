import { useCallback } from 'react';
import {
  useDeleteCustomerMutation,
  useLazyCountDeliveredJobsQuery,
  type Customer,
} from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { useAct } from '../../ui/record/useAct';
import { useTexts } from '../../ui/text/useTexts';

/** Asks, deletes and reports the result; resolves to whether the customer was deleted. */
export function useDeleteCustomer(): (customer: Customer) => Promise<boolean> {
  const { t, format } = useTexts('customers');
  const act = useAct();
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
      return act({
        ask: {
          title: t('delete.title', { name }),
          text: [t('delete.text', { name }), jobs, open].filter(Boolean).join(' '),
          confirmLabel: t('delete.confirm'),
          destructive: true,
        },
        send: () => deleteCustomer({ id, ...ifMatch(version) }),
        done: t('delete.done'),
        failed: t('failed.delete'),
        about: name,
      });
    },
    [act, countDelivered, deleteCustomer, format, t],
  );
}
