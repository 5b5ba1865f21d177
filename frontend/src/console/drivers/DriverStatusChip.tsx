import type { DriverStatus } from '@dispatch/domain/jobs/driver-status';
import { useId, useState, useCallback } from 'react';
import { type Driver, useChangeDriverStatusMutation } from '../../api/drivers';
import { useSession } from '../../api/accounts/session';
import { ToneChip } from '../../ui/facts/ToneChip';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import { useTranslation } from '../../ui/text/useTranslation';
import { DRIVER_STATUS_LOOK } from './driverStatusLook';
import { getServerMessage } from '../../api/request/errors';
import { ifMatch } from '../../api/request/requestHeaders';
import { useOptimisticChange } from '../../parts/records/useOptimisticChange';
import { useErrorText } from '../../ui/text/useErrorText';

const DriverStatusMenu = late(async () => (await import('./DriverStatusMenu')).DriverStatusMenu);

/** The driver's status; users who manage drivers can press it to choose another. */
export function DriverStatusChip({ driver }: { driver: Driver }) {
  const { t } = useTranslation('jobs');
  const { may } = useSession();
  if (may('drivers:manage')) return <ChangeableStatus driver={driver} />;
  const { tone, icon } = DRIVER_STATUS_LOOK[driver.status];
  return (
    <ToneChip tone={tone} icon={<Icon name={icon} />} label={t(`driver.status.${driver.status}`)} />
  );
}

function ChangeableStatus({ driver }: { driver: Driver }) {
  const { t } = useTranslation(['drivers', 'jobs']);
  const menuId = useId();
  // The menu stays mounted after closing, so it can fade out.
  const [menu, setMenu] = useState<{ anchor: HTMLElement | null } | null>(null);
  const { change, isBusy } = useDriverStatus();
  const { name, status } = driver;
  const { tone, icon } = DRIVER_STATUS_LOOK[status];
  const word = t(`jobs:driver.status.${status}`);
  const close = () => setMenu({ anchor: null });
  const handleChoose = (value: DriverStatus) => {
    close();
    if (value !== status) void change(driver, value);
  };
  return (
    <>
      <ToneChip
        tone={tone}
        icon={<Icon name={icon} />}
        endIcon={<Icon name="expand" />}
        label={word}
        aria-label={t('status.change', { name, status: word })}
        aria-haspopup="menu"
        aria-expanded={menu?.anchor != null}
        aria-controls={menu?.anchor ? menuId : undefined}
        disabled={isBusy}
        onClick={({ currentTarget }) => setMenu({ anchor: currentTarget })}
      />
      {menu && (
        <DriverStatusMenu
          id={menuId}
          {...{ driver, anchor: menu.anchor }}
          onClose={close}
          onChoose={handleChoose}
        />
      )}
    </>
  );
}

/** Sets the driver available, on route or off duty. */
function useDriverStatus() {
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
