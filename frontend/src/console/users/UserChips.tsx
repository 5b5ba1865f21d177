import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import { isRole } from '@dispatch/domain/people/permissions';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useTranslation } from '../../ui/text/useTranslation';

export function RoleChip({ role }: { role: string }) {
  const { t } = useTranslation('users');
  const isAdmin = role === 'admin';
  return (
    <ToneChip
      tone={isAdmin ? 'blue' : 'gray'}
      icon={isAdmin ? <AdminPanelSettings /> : <LocalShipping />}
      label={isRole(role) ? t(`roles.${role}`) : role}
    />
  );
}

export function AccountChip({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('users');
  return (
    <ToneChip
      tone={isActive ? 'green' : 'gray'}
      icon={isActive ? <CheckCircle /> : <Block />}
      label={t(isActive ? 'status.active' : 'status.inactive')}
    />
  );
}
