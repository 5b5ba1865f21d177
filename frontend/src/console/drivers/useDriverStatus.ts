import type { DriverStatus } from '@dispatch/domain/jobs/driver-status';
import { useCallback } from 'react';
import { useChangeDriverStatusMutation, type Driver } from '../../api/drivers';
import { getServerMessage } from '../../api/request/errors';
import { ifMatch } from '../../api/request/requestHeaders';
import { useOptimisticChange } from '../../parts/records/useOptimisticChange';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

/** Sets the driver available, on route or off duty. */
export function useDriverStatus() {
  const { t } = useTranslation('drivers');
  const errorText = useErrorText();
  const optimistic = useOptimisticChange('driver');
  const [update, { isLoading }] = useChangeDriverStatusMutation();
  const change = useCallback(
    (driver: Driver, status: DriverStatus) =>
      optimistic(
        driver,
        { status },
        {
          send: (version) =>
            update({ id: driver.id, driverStatusChange: { status }, ...ifMatch(version) }),
          failed: (error) =>
            getServerMessage(error) === undefined ? t('status.failed') : errorText(error),
        },
      ),
    [errorText, optimistic, t, update],
  );
  return { change, isBusy: isLoading };
}
