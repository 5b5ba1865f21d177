import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Customer } from '../../api/customers';
import { useTranslation } from '../../ui/text/useTranslation';

interface StatusMenuProps {
  customer: Customer;
  anchor: HTMLElement;
  onClose: () => void;
  /** Asks for the reason first. */
  onBlacklist: () => void;
  onActive: () => void;
}

/** Offers the other status, anchored to the chip. */
export function StatusMenu(props: StatusMenuProps) {
  const { customer, anchor, onClose, onBlacklist, onActive } = props;
  const { t } = useTranslation('customers');
  const isActive = customer.status === 'active';
  const choose = () => {
    onClose();
    (isActive ? onBlacklist : onActive)();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('status.menu', { name: customer.name }) } }}
    >
      <MenuItem onClick={choose}>
        {t(isActive ? 'status.blacklist' : 'status.mark.active')}
      </MenuItem>
    </Menu>
  );
}
