import { zodResolver } from '@hookform/resolvers/zod';
import { isRole } from '@dispatch/domain/people/permissions';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { invitationState, mayBeInvited } from '@dispatch/domain/people/invitation';
import {
  useCreateUserMutation,
  useGetUserQuery,
  useUpdateUserMutation,
  type User,
  useInviteUserMutation,
  useWithdrawInvitationMutation,
  useGetUserFactorsQuery,
  useRemoveUserFactorsMutation,
} from '../../api/accounts/users';
import { useConfig } from '../../api/config';
import { ifMatch } from '../../api/request/requestHeaders';
import { useGetDriverQuery } from '../../api/singleRecords';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../ui/record/RecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';
import { UserFields } from './UserFields';
import {
  isInvited,
  NO_USER,
  toChanges,
  toNewUser,
  toValues,
  userSchema,
  type UserValues,
} from './userForm';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { useFormat } from '../../ui/text/useFormat';
import { useSession } from '../../api/accounts/session';

const NEW = zodResolver(userSchema('new'));
const INVITED = zodResolver(userSchema('invited'));
const KNOWN = userSchema('known');

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const [create] = useCreateUserMutation();
  const { passwordReset: sendsLinks } = useConfig();
  return (
    <NewRecordDialog
      texts={{
        ...{ title: t('add'), submit: t('add'), busy: t('adding') },
        ...{ done: t('created'), failed: t('failed.create') },
      }}
      place="new-user"
      resolver={(values, ...others) =>
        (isInvited(values, sendsLinks) ? INVITED : NEW)(values, ...others)
      }
      defaultValues={NO_USER}
      send={(values, once) => create({ newUser: toNewUser(values, sendsLinks), ...once })}
      onClose={onClose}
    >
      <UserFields isNew />
    </NewRecordDialog>
  );
}

export function EditUserDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('users');
  const userQuery = useGetUserQuery({ id });
  const user = userQuery.data;
  // The name of the driver record may differ from the user's.
  const driverId = user?.role === 'driver' ? user.driverId : null;
  const driverQuery = useGetDriverQuery(driverId === null ? skipToken : { id: driverId });
  const driver = driverQuery.data;
  const isReady = driverId === null || driver !== undefined;
  const [change] = useUpdateUserMutation();
  const inWords = (name: keyof UserValues, value: string | boolean) => {
    if (name === 'seesPrices') return t(value === true ? 'pricesOn' : 'pricesOff');
    if (typeof value === 'boolean') return t(value ? 'status.active' : 'status.inactive');
    return isRole(value) ? t(`roles.${value}`) : value;
  };
  return (
    <RecordDialog
      texts={{
        ...{ title: t('edit'), submit: t('save'), busy: t('saving') },
        ...{ done: t('updated'), failed: t('failed.update') },
      }}
      query={user === undefined ? userQuery : driverQuery}
      record={isReady ? user : undefined}
      rows={5}
      place={`user-${id}`}
      resolver={zodResolver(KNOWN)}
      toValues={(newer: User) => toValues(newer, driver?.name)}
      save={(values, { version }) =>
        change({ id, userChanges: toChanges(values), ...ifMatch(version) })
      }
      subject={{ resource: 'user', id }}
      inWords={({ name, value }) => ({ label: t(`fields.${name}`), text: inWords(name, value) })}
      onClose={onClose}
    >
      <UserFields isNew={false} />
      {user && <UserInvitation user={user} />}
      {user && <UserFactors user={user} />}
    </RecordDialog>
  );
}

/** The invitation of a user who has never signed in. */
function UserInvitation({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { passwordReset: sendsLinks } = useConfig();
  const act = useAct();
  const [invite] = useInviteUserMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  const { id, invitation } = user;
  const maySend = sendsLinks && mayBeInvited(user);
  if (invitation === null && !maySend) return null;
  const send = () =>
    void act({
      send: () => invite({ id }),
      done: t('invitation.sent'),
      failed: t('invitation.sendFailed'),
    });
  const handleWithdraw = () =>
    void act({
      send: () => withdraw({ id }),
      done: t('invitation.withdrawn'),
      failed: t('invitation.withdrawFailed'),
    });
  return (
    <div role="group" aria-label={t('invitation.title')}>
      <p className="type-label">{t('invitation.title')}</p>
      <InvitationText invitation={invitation} />
      <div className="control-row">
        {maySend && (
          <Button color="secondary" size="small" variant="outlined" onClick={send}>
            {t(invitation === null ? 'invitation.send' : 'invitation.sendAgain')}
          </Button>
        )}
        {invitation !== null && (
          <Button color="error" size="small" variant="outlined" onClick={handleWithdraw}>
            {t('invitation.withdraw')}
          </Button>
        )}
      </div>
    </div>
  );
}

function InvitationText({ invitation }: Pick<User, 'invitation'>) {
  const { t } = useTranslation('users');
  const { moment } = useFormat();
  if (invitation === null) return <p className="type-body quiet">{t('invitation.none')}</p>;
  const state = invitationState(invitation, new Date());
  const words = { sent: moment(invitation.sentAt), end: moment(invitation.expiresAt) };
  return <p className="type-body quiet">{t(`invitation.${state}`, words)}</p>;
}

/** A user's second factors; an admin can remove them after a lost phone. */
function UserFactors({ user: { id, name } }: { user: User }) {
  const { t } = useTranslation('users');
  const { number, list } = useFormat();
  const isSelf = useSession().user?.id === id;
  const { data } = useGetUserFactorsQuery({ id });
  const act = useAct();
  const [remove] = useRemoveUserFactorsMutation();
  if (data === undefined) return null;
  const { app, passkeys, recoveryCodes } = data;
  const hasFactor = app || passkeys > 0;
  const parts = [
    ...(app ? [t('factors.app')] : []),
    ...(passkeys > 0 ? [t('factors.passkeys', { count: passkeys, number: number(passkeys) })] : []),
    ...(hasFactor
      ? [t('factors.codes', { count: recoveryCodes, number: number(recoveryCodes) })]
      : []),
  ];
  const handleRemove = () =>
    void act({
      ask: {
        title: t('factors.remove'),
        text: t('factors.ask', { name }),
        confirmLabel: t('factors.yes'),
        destructive: true,
      },
      send: () => remove({ id }),
      done: t('factors.done'),
    });
  return (
    <div role="group" aria-label={t('factors.title')}>
      <p className="type-label">{t('factors.title')}</p>
      <p className="type-body quiet">{hasFactor ? list(parts) : t('factors.none')}</p>
      {hasFactor && !isSelf && (
        <Button color="error" size="small" variant="outlined" onClick={handleRemove}>
          {t('factors.remove')}
        </Button>
      )}
    </div>
  );
}
