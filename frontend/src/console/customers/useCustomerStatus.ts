import type { CustomerStatus } from '@dispatch/domain/people/customer';
import { useCallback } from 'react';
import { useUpdateCustomerMutation, type Customer } from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { useOptimisticChange } from '../../parts/records/useOptimisticChange';
import { useTranslation } from '../../ui/text/useTranslation';

/** Active or Blacklisted. */
export function useCustomerStatus() {
  const { t } = useTranslation('customers');
  const optimistic = useOptimisticChange('customer');
  const [update, { isLoading }] = useUpdateCustomerMutation();
  const change = useCallback(
    (customer: Customer, status: CustomerStatus) =>
      optimistic(
        customer,
        { status },
        {
          send: (version) =>
            update({ id: customer.id, customerChanges: { status }, ...ifMatch(version) }),
          done: t(`status.marked.${status}`),
          failed: () => t('status.failed'),
        },
      ),
    [optimistic, t, update],
  );
  return { change, isBusy: isLoading };
}
