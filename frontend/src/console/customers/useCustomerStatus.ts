import type { CustomerStatus } from '@dispatch/domain/people/customer';
import { useCallback } from 'react';
import { useUpdateCustomerMutation, type Customer } from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { useOptimisticChange } from '../../parts/records/useOptimisticChange';
import { useTranslation } from '../../ui/text/useTranslation';

/** Sets a customer active, or blacklisted with a reason. */
export function useCustomerStatus() {
  const { t } = useTranslation('customers');
  const optimistic = useOptimisticChange('customer');
  const [update, { isLoading }] = useUpdateCustomerMutation();
  const change = useCallback(
    (customer: Customer, status: CustomerStatus, reason: string | null = null) => {
      const { id, name, status: before, blacklistReason } = customer;
      const write = (to: CustomerStatus, why: string | null) => {
        const wanted = { status: to, ...(to === 'inactive' && { blacklistReason: why }) };
        return {
          facts: wanted,
          send: (version: number) => update({ id, customerChanges: wanted, ...ifMatch(version) }),
        };
      };
      const { facts, send } = write(status, reason);
      return optimistic(customer, facts, {
        send,
        done: t(`status.marked.${status}`),
        failed: () => t('status.failed'),
        about: name,
        back: { ...write(before, blacklistReason), about: name },
      });
    },
    [optimistic, t, update],
  );
  return { change, isBusy: isLoading };
}
