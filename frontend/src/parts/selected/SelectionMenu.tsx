import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from '../../ui/text/useTranslation';
import type { SelectedAction } from './useSelectedActions';

interface SelectionMenuProps {
  anchor: HTMLElement;
  actions: readonly SelectedAction[];
  onClose: () => void;
}

/** The actions that do not fit in the bar. */
export function SelectionMenu({ anchor, actions, onClose }: SelectionMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('select.more') } }}
    >
      {actions.map(({ id, label, isGrave, run }) => (
        <MenuItem
          key={id}
          sx={isGrave ? { color: 'error.text' } : undefined}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
