import Menu from '@mui/icons-material/Menu';
import AirportShuttle from '@mui/icons-material/LocalShippingOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../api/session';
import { BrandMark } from '../../components/BrandMark';
import { useCommands } from '../../components/commands/CommandsContext';
import { LAYOUT } from '../theme/tokens';
import { DisplaySettings } from './DisplaySettings';
import { FindButton } from './FindButton';
import { LiveIndicator } from './LiveIndicator';

export function Header({ onMenuOpen }: { onMenuOpen: () => void }) {
  const { t } = useTranslation(['console', 'common']);
  const { user, isAdmin } = useSession();
  const commands = useCommands();
  const role =
    user?.role === 'admin' || user?.role === 'driver' ? t(`roles.${user.role}`) : user?.role;

  return (
    <Box
      component="header"
      sx={({ vars, zIndex }) => ({
        position: 'sticky',
        top: 0,
        zIndex: zIndex.appBar,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 3 },
        height: LAYOUT.header,
        px: { xs: 2, md: 4 },
        borderBottom: `1px solid ${vars.palette.divider}`,
        bgcolor: 'background.paper',
      })}
    >
      <IconButton onClick={onMenuOpen} aria-label={t('menu.open')} sx={{ display: { md: 'none' } }}>
        <Menu />
      </IconButton>
      <Link
        component={RouterLink}
        to="/"
        underline="none"
        sx={{ color: 'text.primary', minWidth: 0, flexShrink: 1 }}
      >
        <BrandMark subtitle={t('common:product')} />
      </Link>
      <Box sx={{ flex: 1 }} />
      <FindButton />
      <Box sx={{ flex: 1 }} />
      <LiveIndicator />
      {isAdmin && (
        <Button
          component={RouterLink}
          to="/driver-login"
          size="small"
          color="secondary"
          variant="outlined"
          startIcon={<AirportShuttle />}
          aria-label={t('driverPortal')}
          sx={{ '& .MuiButton-startIcon': { mr: { xs: 0, md: 2 } }, minWidth: 0 }}
        >
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {t('driverPortal')}
          </Box>
        </Button>
      )}
      <DisplaySettings />
      <Box
        sx={({ vars }) => ({
          display: { xs: 'none', md: 'block' },
          minWidth: 0,
          maxWidth: 220,
          textAlign: 'right',
          pl: 3,
          borderLeft: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Typography variant="subtitle2" component="div" noWrap title={user?.email}>
          {user?.email}
        </Typography>
        <Typography variant="caption" component="div" color="text.secondary" noWrap title={role}>
          {role}
        </Typography>
      </Box>
      <Button
        size="small"
        color="secondary"
        onClick={commands?.logout}
        aria-label={t('common:actions.logout')}
        startIcon={<Logout />}
        sx={{ '& .MuiButton-startIcon': { mr: { xs: 0, md: 2 } }, minWidth: 0 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('common:actions.logout')}
        </Box>
      </Button>
    </Box>
  );
}
