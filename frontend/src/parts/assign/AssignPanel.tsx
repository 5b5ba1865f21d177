import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { titleFocus } from '../../ui/over/titleFocus';
import { useTranslation } from '../../ui/text/useTranslation';
import './assign.css';

interface AssignPanelProps {
  onClose: () => void;
  children: ReactNode;
}

/** The Assign Driver panel (specification 2.12), independent of its content. */
export function AssignPanel({ onClose, children }: AssignPanelProps) {
  const { t } = useTranslation(['assign', 'common']);
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: '100%', maxWidth: { md: '26rem' } },
        },
      }}
    >
      <div className="assign-head">
        <h2 id={titleId} {...titleFocus} className="type-h2">
          {t('title')}
        </h2>
        <IconButton onClick={onClose} label={t('common:actions.close')} className="close-corner">
          <Icon name="close" size="large" />
        </IconButton>
      </div>
      {children}
    </Drawer>
  );
}
