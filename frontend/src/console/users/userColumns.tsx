import { useMemo } from 'react';
import type { User } from '../../api/accounts/users';
import { EmailLink, PhoneLink } from '../../ui/facts/ContactLinks';
import { FallbackText } from '../../ui/facts/FallbackText';
import { CutText } from '../../ui/text/CutText';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { UserActions } from './UserActions';
import { AccountChip, RoleChip } from './UserChips';
import type { UserSort } from './usersUrl';

/** E-mail addresses are longer than names. */
const CONTACT = 'minmax(0, 1.75fr)';

/** Only drivers have a phone number; the line stays, so that all rows are equally high. */
function ContactCell({ user: { email, role, driverPhone } }: { user: User }) {
  return (
    <>
      <EmailLink email={email} />
      <div className="caption quiet second-line">
        {role === 'driver' && <PhoneLink phone={driverPhone} />}
      </div>
    </>
  );
}

export function useUserColumns(): RecordColumn<User, UserSort>[] {
  const { t } = useTranslation('users');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        sort: 'name',
        cell: ({ name }) => <CutText value={name} className="strong" onTwoLines />,
      },
      {
        id: 'email',
        header: t('columns.email'),
        width: CONTACT,
        sort: 'email',
        cell: (user) => <ContactCell user={user} />,
      },
      {
        id: 'role',
        header: t('columns.role'),
        width: '11rem',
        sort: 'role',
        cell: ({ role }) => <RoleChip role={role} />,
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
        width: '11.5rem',
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
        width: '8.5rem',
        align: 'right',
        cell: (user) => <UserActions user={user} />,
      },
    ],
    [format, t],
  );
}
