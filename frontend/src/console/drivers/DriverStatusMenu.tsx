import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DRIVER_STATUSES, type DriverStatus } from '@dispatch/domain/jobs/driver-status';
import { useId, useState } from 'react';
import type { Driver } from '../../api/drivers';
import { Icon } from '../../ui/icon/Icon';
import type { IconName } from '../../ui/icon/icons';
import { ToneChip, type ChipTone } from '../../ui/facts/ToneChip';
import { useTranslation } from '../../ui/text/useTranslation';
import { useDriverStatus } from './useDriverStatus';

const LOOK: Readonly<Record<DriverStatus, { tone: ChipTone; icon: IconName }>> = {
  available: { tone: 'green', icon: 'check' },
  'on-route': { tone: 'orange', icon: 'truck' },
  'off-duty': { tone: 'gray', icon: 'night' },
};

/** The driver's status; pressed, it offers the three. */
export function DriverStatusMenu({ driver }: { driver: Driver }) {
  const { t } = useTranslation(['drivers', 'jobs']);
  const menuId = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { change, isBusy } = useDriverStatus();
  const { name, status } = driver;
  const word = (value: DriverStatus) => t(`jobs:driver.status.${value}`);
  const { tone, icon } = LOOK[status];
  const handleChoose = (value: DriverStatus) => {
    setAnchor(null);
    if (value !== status) void change(driver, value);
  };
  return (
    <>
      <ToneChip
        tone={tone}
        icon={<Icon name={icon} />}
        endIcon={<Icon name="expand" />}
        label={word(status)}
        aria-label={t('status.change', { name, status: word(status) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        disabled={isBusy}
        onClick={(event) => setAnchor(event.currentTarget.closest('.MuiChip-root'))}
      />
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('status.label', { name }) } }}
      >
        {DRIVER_STATUSES.map((value) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === status}
            selected={value === status}
            onClick={() => handleChoose(value)}
          >
            <ListItemIcon>
              <Icon name={LOOK[value].icon} />
            </ListItemIcon>
            <ListItemText>{word(value)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
