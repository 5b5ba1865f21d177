import { invitationState, mayBeInvited } from '@dispatch/domain/people/invitation';
import { isRole, type Role } from '@dispatch/domain/people/permissions';
import type { User } from '../../api/accounts/users';
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

/** Whether the account works, or its invitation is still open. */
export function AccountChip({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { isActive, invitation } = user;
  if (invitation !== null && mayBeInvited(user)) {
    const state = invitationState(invitation, new Date());
    return (
      <ToneChip
        tone={state === 'open' ? 'blue' : 'orange'}
        icon={<Icon name="email" />}
        label={t(`invitation.chip.${state}`)}
      />
    );
  }
  return (
    <ToneChip
      tone={isActive ? 'green' : 'gray'}
      icon={isActive ? <Icon name="check" /> : <Icon name="blocked" />}
      label={t(isActive ? 'status.active' : 'status.inactive')}
    />
  );
}
