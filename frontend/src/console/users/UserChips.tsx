import { isRole, type Role } from '@dispatch/domain/people/permissions';
import { Icon } from '../../ui/icon/Icon';
import type { IconName } from '../../ui/icon/icons';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useTranslation } from '../../ui/text/useTranslation';

const ICONS = {
  admin: 'admin',
  dispatcher: 'jobs',
  billing: 'receipt',
  viewer: 'eye',
  driver: 'truck',
} as const satisfies Record<Role, IconName>;

export function RoleChip({ role }: { role: string }) {
  const { t } = useTranslation('users');
  return (
    <ToneChip
      tone={role === 'admin' ? 'blue' : 'gray'}
      icon={isRole(role) ? <Icon name={ICONS[role]} /> : undefined}
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
