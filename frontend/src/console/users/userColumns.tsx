import { useMemo } from 'react';
import type { User } from '../../api/users';
import { EmailLink, PhoneLink } from '../../ui/facts/ContactLinks';
import { FallbackText } from '../../ui/facts/FallbackText';
import { CutText } from '../../ui/text/CutText';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { UserActions } from './UserActions';
import { AccountChip, RoleChip } from './UserChips';
import type { UserSort } from './usersUrl';

export function useUserColumns(): RecordColumn<User, UserSort>[] {
  const { t } = useTranslation('users');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        sort: 'name',
        cell: ({ name }) => <CutText value={name} className="strong" />,
      },
      {
        id: 'email',
        header: t('columns.email'),
        sort: 'email',
        cell: ({ email }) => <EmailLink email={email} />,
      },
      {
        id: 'role',
        header: t('columns.role'),
        width: '11rem',
        sort: 'role',
        cell: ({ role }) => <RoleChip role={role} />,
      },
      {
        id: 'phone',
        header: t('columns.phone'),
        width: '9.5rem',
        hideBelow: 'lg',
        cell: ({ role, driverPhone }) => role === 'driver' && <PhoneLink phone={driverPhone} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '7.5rem',
        cell: ({ isActive }) => <AccountChip isActive={isActive} />,
      },
      {
        id: 'lastLogin',
        header: t('columns.lastLogin'),
        width: '12rem',
        hideBelow: 'lg',
        sort: 'lastLogin',
        firstOrder: 'desc',
        cell: ({ lastLogin }) => (
          <FallbackText value={lastLogin && format.moment(lastLogin)} fallback={t('never')} />
        ),
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '6.5rem',
        align: 'right',
        cell: (user) => <UserActions user={user} />,
      },
    ],
    [format, t],
  );
}
