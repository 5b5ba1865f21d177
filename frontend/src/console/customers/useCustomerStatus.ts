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
    (customer: Customer, status: CustomerStatus) => {
      const { id, name, status: before } = customer;
      const write = (to: CustomerStatus) => ({
        facts: { status: to },
        send: (version: number) =>
          update({ id, customerChanges: { status: to }, ...ifMatch(version) }),
      });
      const { facts, send } = write(status);
      return optimistic(customer, facts, {
        send,
        done: t(`status.marked.${status}`),
        failed: () => t('status.failed'),
        about: name,
        back: { ...write(before), about: name },
      });
    },
    [optimistic, t, update],
  );
  return { change, isBusy: isLoading };
}
