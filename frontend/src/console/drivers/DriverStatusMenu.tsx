import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DRIVER_STATUSES, type DriverStatus } from '@dispatch/domain/jobs/driver-status';
import type { Driver } from '../../api/drivers';
import { Icon } from '../../ui/icon/Icon';
import { useTranslation } from '../../ui/text/useTranslation';
import { DRIVER_STATUS_LOOK } from './driverStatusLook';

interface DriverStatusMenuProps {
  id: string;
  driver: Driver;
  /** Null when closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onChoose: (status: DriverStatus) => void;
}

export function DriverStatusMenu(props: DriverStatusMenuProps) {
  const { id, driver, anchor, onClose, onChoose } = props;
  const { t } = useTranslation(['drivers', 'jobs']);
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('status.label', { name: driver.name }) } }}
    >
      {DRIVER_STATUSES.map((value) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === driver.status}
          selected={value === driver.status}
          onClick={() => onChoose(value)}
        >
          <ListItemIcon>
            <Icon name={DRIVER_STATUS_LOOK[value].icon} />
          </ListItemIcon>
          <ListItemText>{t(`jobs:driver.status.${value}`)}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
