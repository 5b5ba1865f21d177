import type { ViewId } from '@dispatch/domain/views/console-view';
import Drawer from '@mui/material/Drawer';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { BrandMark } from '../../ui/page/BrandMark';
import { useTranslation } from '../../ui/text/useTranslation';
import { MenuFoot } from './MenuFoot';
import { SideMenu } from './SideMenu';

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  view: ViewId;
}

/** The side menu below 768 px: slides in from the left over the full width. */
export function MenuDrawer({ open, onClose, view }: MenuDrawerProps) {
  const { t } = useTranslation('console');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{ paper: { sx: { width: '100%' }, 'aria-label': t('menu.label') } }}
    >
      <div className="line menu-drawer-head">
        <BrandMark />
        <IconButton label={t('menu.close')} onClick={onClose} autoFocus>
          <Icon name="close" />
        </IconButton>
      </div>
      <SideMenu view={view} onNavigate={onClose} />
      <MenuFoot onNavigate={onClose} />
    </Drawer>
  );
}
