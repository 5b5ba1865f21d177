import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { titleFocus } from '../../ui/over/titleFocus';
import { useTranslation } from '../../ui/text/useTranslation';

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
      <Stack
        direction="row"
        sx={({ vars }) => ({
          alignItems: 'center',
          justifyContent: 'space-between',
          px: { xs: 4, md: 6 },
          py: 3,
          borderBottom: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Typography variant="h2" id={titleId} {...titleFocus}>
          {t('title')}
        </Typography>
        <IconButton onClick={onClose} label={t('common:actions.close')} className="close-corner">
          <Icon name="close" size="large" />
        </IconButton>
      </Stack>
      {children}
    </Drawer>
  );
}
