import type { DriverStatus } from '@dispatch/domain/jobs/driver-status';
import { useCallback } from 'react';
import { useChangeDriverStatusMutation, type Driver } from '../../api/drivers';
import { getServerMessage } from '../../api/request/errors';
import { useRecordPatch } from '../../api/cache/patchRecord';
import { ifMatch } from '../../api/request/requestHeaders';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

/** Available, on route or off duty: shown at once, undone when the server refuses. */
export function useDriverStatus() {
  const { t } = useTranslation('drivers');
  const toast = useToast();
  const errorText = useErrorText();
  const patch = useRecordPatch('driver');
  const [update, { isLoading }] = useChangeDriverStatusMutation();
  const change = useCallback(
    async ({ id, version }: Driver, status: DriverStatus) => {
      const undo = patch(id, (shown) => {
        shown.status = status;
      });
      const answer = await update({ id, driverStatusChange: { status }, ...ifMatch(version) });
      if (answer.error) {
        undo();
        const { error } = answer;
        toast.error(getServerMessage(error) === undefined ? t('status.failed') : errorText(error));
        return;
      }
      // The next change may come before the lists are loaded anew; it needs the new version.
      patch(id, (shown) => Object.assign(shown, answer.data));
    },
    [errorText, patch, t, toast, update],
  );
  return { change, isBusy: isLoading };
}
