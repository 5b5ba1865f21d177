import type { CustomerStatus } from '@dispatch/domain/people/customer';
import { useCallback } from 'react';
import { useUpdateCustomerMutation, type Customer } from '../../api/customers';
import { useRecordPatch } from '../../api/cache/patchRecord';
import { ifMatch } from '../../api/request/requestHeaders';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';

/** Active or Blacklisted: shown at once, undone when the server refuses. */
export function useCustomerStatus() {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const patch = useRecordPatch('customer');
  const [update, { isLoading }] = useUpdateCustomerMutation();
  const change = useCallback(
    async ({ id, version }: Customer, status: CustomerStatus) => {
      const undo = patch(id, (shown) => {
        shown.status = status;
      });
      const answer = await update({ id, customerChanges: { status }, ...ifMatch(version) });
      if (answer.error) {
        undo();
        toast.error(t('status.failed'));
        return;
      }
      // The next change may come before the lists are loaded anew; it needs the new version.
      patch(id, (shown) => Object.assign(shown, answer.data));
      toast.success(t(`status.marked.${status}`));
    },
    [patch, t, toast, update],
  );
  return { change, isBusy: isLoading };
}
