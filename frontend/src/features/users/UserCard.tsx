import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/users';
import { EmailLink } from '../../components/facts/ContactLinks';
import { useFormat } from '../../components/useFormat';
import { UserActions } from './UserActions';
import { AccountChip, RoleChip } from './UserChips';

/** Lines are cut, so that cards of a virtual grid are equally high. */
export function UserCard({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { name, email, role, isActive, lastLogin } = user;
  return (
    <Card component="article" aria-label={name} sx={{ p: 4 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', minHeight: 36 }}>
        <Typography variant="subtitle1" component="h2" noWrap title={name} sx={{ flex: 1 }}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', mr: -2 }}>
          <UserActions user={user} />
        </Box>
      </Stack>
      <Box sx={{ typography: 'body2' }}>
        <EmailLink email={email} />
      </Box>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mt: 3 }}>
        <RoleChip role={role} />
        <AccountChip isActive={isActive} />
      </Stack>
      <Typography variant="body2" color="text.secondary" noWrap sx={{ mt: 2 }}>
        {lastLogin ? t('lastLogin', { date: format.moment(lastLogin) }) : t('neverLoggedIn')}
      </Typography>
    </Card>
  );
}
