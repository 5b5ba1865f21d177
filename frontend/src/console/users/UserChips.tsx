import { isRole } from '@dispatch/domain/people/permissions';
import { Icon } from '../../ui/icon/Icon';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useTranslation } from '../../ui/text/useTranslation';

export function RoleChip({ role }: { role: string }) {
  const { t } = useTranslation('users');
  const isAdmin = role === 'admin';
  return (
    <ToneChip
      tone={isAdmin ? 'blue' : 'gray'}
      icon={isAdmin ? <Icon name="admin" /> : <Icon name="truck" />}
      label={isRole(role) ? t(`roles.${role}`) : role}
    />
  );
}

export function AccountChip({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('users');
  return (
    <ToneChip
      tone={isActive ? 'green' : 'gray'}
      icon={isActive ? <Icon name="check" /> : <Icon name="blocked" />}
      label={t(isActive ? 'status.active' : 'status.inactive')}
    />
  );
}
