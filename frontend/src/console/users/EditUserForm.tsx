import { zodResolver } from '@hookform/resolvers/zod';
import { isRole } from '@dispatch/domain/people/permissions';
import { useForm } from 'react-hook-form';
import { ifMatch } from '../../api/request/requestHeaders';
import { useUpdateUserMutation, type User } from '../../api/users';
import { DialogForm } from '../../ui/over/DialogForm';
import { StaleNotice } from '../../ui/form/StaleNotice';
import { useRebasedForm } from '../../ui/form/useRebasedForm';
import { showServerProblems } from '../../ui/form/serverProblems';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
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
  const [update, { isLoading }] = useUpdateUserMutation();
  const form = useForm<UserValues>({
    resolver: zodResolver(SCHEMA),
    defaultValues: toValues(user, driverName),
  });
  const { base, theirs, rebase } = useRebasedForm(form, user, (newer: User) =>
    toValues(newer, driverName),
  );
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await update({
      id: base.id,
      userChanges: toChanges(values),
      ...ifMatch(base.version),
    });
    if (!error) {
      toast.success(t('updated'));
      onClose();
      return;
    }
    if (rebase(error)) return;
    failure.tell(error, 'update');
    showServerProblems(error, values, form.setError);
  });
  const inWords = (value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'status.active' : 'status.inactive');
    return isRole(value) ? t(`roles.${value}`) : value;
  };
  return (
    <DialogForm
      submitLabel={t('save')}
      busyLabel={t('saving')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice
          key={base.version}
          resource="user"
          id={base.id}
          theirs={theirs.map(({ name, value }) => ({
            label: t(`fields.${name}`),
            text: inWords(value),
          }))}
        />
      )}
      <UserFields control={form.control} isNew={false} />
    </DialogForm>
  );
}
