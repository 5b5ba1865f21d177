import ArrowBack from '@mui/icons-material/ArrowBack';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePortalLogout } from './usePortalLogout';

interface PortalHeaderProps {
  /** The page's own heading, or a way back in its place. */
  title?: string;
  back?: string;
  name: string | null;
  email?: string | null;
  /** Who is signed in. */
  userId: number;
}

const wraps = { whiteSpace: 'normal', lineHeight: 1.25, px: 3, typography: 'subtitle2' } as const;

/** Where there is no room for both, the word stays and the picture goes. */
const LOGOUT = {
  ...wraps,
  flexShrink: 0,
  textAlign: 'end',
  '@media (max-width: 24rem)': { flexShrink: 1, '& .MuiButton-startIcon': { display: 'none' } },
} as const;

export function PortalHeader({ title, back, name, email, userId }: PortalHeaderProps) {
  const { t } = useTranslation(['driver', 'common']);
  const logout = usePortalLogout(userId);
  return (
    <Box
      component="header"
      sx={({ vars }) => ({
        px: 4,
        pt: 'calc(8px + env(safe-area-inset-top))',
        pb: 2,
        bgcolor: vars.palette.background.paper,
        borderBottom: `1px solid ${vars.palette.divider}`,
      })}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mx: -3 }}
      >
        {back ? (
          <Button
            component={Link}
            to={back}
            startIcon={<ArrowBack />}
            sx={{ ...wraps, minWidth: 0 }}
          >
            {t('job.back')}
          </Button>
        ) : (
          <Typography variant="h1" sx={{ pl: 3 }}>
            {title}
          </Typography>
        )}
        <Button color="secondary" onClick={() => void logout()} startIcon={<Logout />} sx={LOGOUT}>
          {t('common:actions.logout')}
        </Button>
      </Stack>
      <Box sx={{ overflowWrap: 'anywhere', minHeight: 26 }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        {email && (
          <Typography variant="body2" color="text.secondary">
            {email}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
