import { useMemo } from 'react';
import { useDeleteUserMutation, type User } from '../../api/accounts/users';
import { ifMatch } from '../../api/request/requestHeaders';
import { EmailLink, PhoneLink } from '../../ui/facts/ContactLinks';
import { FallbackText } from '../../ui/facts/FallbackText';
import { RecordActions } from '../../ui/list/RecordActions';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { RowIconButton } from '../../ui/list/RowButton';
import { useAct } from '../../ui/record/useAct';
import { CutText } from '../../ui/text/CutText';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import { AccountChip, RoleChip } from './UserChips';
import { useUsersUrl, type UserSort } from './usersUrl';

/** E-mail addresses are longer than names. */
const CONTACT = 'minmax(0, 1.75fr)';

/** Only drivers have a phone number. */
function ContactCell({ user: { email, role, driverPhone } }: { user: User }) {
  return (
    <>
      <EmailLink email={email} />
      {role === 'driver' && (
        <div className="caption quiet second-line">
          <PhoneLink phone={driverPhone} />
        </div>
      )}
    </>
  );
}

export function useUserColumns(): RecordColumn<User, UserSort>[] {
  const { t, format } = useTexts('users');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        sort: 'name',
        cell: ({ name }) => <CutText value={name} className="strong" onTwoLines />,
        card: 'title',
      },
      {
        id: 'email',
        header: t('columns.email'),
        width: CONTACT,
        sort: 'email',
        cell: (user) => <ContactCell user={user} />,
        card: 'block',
        cardCell: ({ email }) => (
          <div className="small">
            <EmailLink email={email} />
          </div>
        ),
      },
      {
        id: 'role',
        header: t('columns.role'),
        width: '11rem',
        sort: 'role',
        cell: ({ role }) => <RoleChip role={role} />,
        card: 'line',
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '9rem',
        cell: (user) => <AccountChip user={user} />,
        card: 'line',
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
        card: 'quiet',
        cardCell: ({ lastLogin }) =>
          lastLogin ? t('lastLogin', { date: format.moment(lastLogin) }) : t('neverLoggedIn'),
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '8.5rem',
        align: 'right',
        cell: (user) => <UserActions user={user} />,
        card: 'corner',
      },
    ],
    [format, t],
  );
}

function UserActions({ user: { id, name, email, version } }: { user: User }) {
  const { t } = useTranslation('users');
  const [, change] = useUsersUrl();
  const act = useAct();
  const [deleteUser] = useDeleteUserMutation();
  const handleDelete = () =>
    void act({
      ask: {
        title: t('delete.title', { name }),
        text: t('delete.text', { name, email }),
        confirmLabel: t('delete.confirm'),
        destructive: true,
      },
      send: () => deleteUser({ id, ...ifMatch(version) }),
      done: t('delete.done'),
      failed: t('failed.delete'),
    });
  return (
    <RecordActions
      editLabel={t('editNamed', { name })}
      deleteLabel={t('deleteNamed', { name })}
      others={
        <RowIconButton
          icon="devices"
          label={t('sessions.open', { name })}
          tip={t('sessions.openShort')}
          opens="dialog"
          onPress={() => change({ sessions: id })}
        />
      }
      onEdit={() => change({ edit: id })}
      onDelete={handleDelete}
    />
  );
}
