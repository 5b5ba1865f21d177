import { zodResolver } from '@hookform/resolvers/zod';
import { isRole } from '@dispatch/domain/people/permissions';
import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  useCreateUserMutation,
  useGetUserQuery,
  useUpdateUserMutation,
  type User,
} from '../../api/accounts/users';
import { useConfig } from '../../api/config';
import { ifMatch } from '../../api/request/requestHeaders';
import { useGetDriverQuery } from '../../api/singleRecords';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../ui/record/RecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';
import { UserFactors } from './UserFactors';
import { UserFields } from './UserFields';
import { UserInvitation } from './UserInvitation';
import {
  isInvited,
  NO_USER,
  toChanges,
  toNewUser,
  toValues,
  userSchema,
  type UserValues,
} from './userForm';

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
