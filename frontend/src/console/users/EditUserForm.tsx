import { zodResolver } from '@hookform/resolvers/zod';
import { isRole } from '@dispatch/domain/people/permissions';
import { ifMatch } from '../../api/request/requestHeaders';
import { useUpdateUserMutation, type User } from '../../api/accounts/users';
import { DialogForm } from '../../ui/over/DialogForm';
import { useRecordForm } from '../../ui/form/sending/useRecordForm';
import { StaleNotice } from '../../ui/form/sending/StaleNotice';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { UserFactors } from './UserFactors';
import { UserFields } from './UserFields';
import { toChanges, toValues, userSchema, type UserValues } from './userForm';
import { useUserFailure } from './useUserFailure';

const SCHEMA = userSchema('known');

interface EditUserFormProps {
  user: User;
  driverName: string | undefined;
  onClose: () => void;
}

export function EditUserForm({ user, driverName, onClose }: EditUserFormProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const failure = useUserFailure();
  const [change] = useUpdateUserMutation();
  const { form, base, theirs, sending } = useRecordForm({
    place: `user-${user.id}`,
    record: user,
    resolver: zodResolver(SCHEMA),
    toValues: (newer: User) => toValues(newer, driverName),
    save: (values, { id, version }) =>
      change({ id, userChanges: toChanges(values), ...ifMatch(version) }),
    onSaved: () => {
      toast.success(t('updated'));
      onClose();
    },
    onRefused: (error) => failure.tell(error, 'update'),
  });
  const inWords = (name: keyof UserValues, value: string | boolean) => {
    if (name === 'seesPrices') return t(value === true ? 'pricesOn' : 'pricesOff');
    if (typeof value === 'boolean') return t(value ? 'status.active' : 'status.inactive');
    return isRole(value) ? t(`roles.${value}`) : value;
  };
  return (
    <DialogForm {...sending} submitLabel={t('save')} busyLabel={t('saving')} onClose={onClose}>
      <StaleNotice
        resource="user"
        id={base.id}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) => ({
          label: t(`fields.${name}`),
          text: inWords(name, value),
        })}
      />
      <UserFields control={form.control} isNew={false} />
      <UserFactors user={user} />
    </DialogForm>
  );
}
