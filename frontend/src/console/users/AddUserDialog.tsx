import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { idempotent } from '../../api/request/requestHeaders';
import { useCreateUserMutation } from '../../api/accounts/users';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { showServerProblems } from '../../ui/form/serverProblems';
import { useIntentKey } from '../../ui/form/useIntentKey';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { UserFields } from './UserFields';
import { NO_USER, toNewUser, userSchema, type UserValues } from './userForm';
import { useUserFailure } from './useUserFailure';

const SCHEMA = userSchema('new');

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  return (
    <DialogFrame title={t('add')} onClose={onClose}>
      <AddForm onClose={onClose} />
    </DialogFrame>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const toast = useToast();
  const failure = useUserFailure();
  const intent = useIntentKey();
  const [create, { isLoading }] = useCreateUserMutation();
  const form = useForm<UserValues>({
    resolver: zodResolver(SCHEMA),
    defaultValues: NO_USER,
  });
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await create({ newUser: toNewUser(values), ...idempotent(intent.read()) });
    if (!error) {
      toast.success(t('created'));
      onClose();
      return;
    }
    if (intent.isSpentBy(error)) toast.error(t('common:mayExist'));
    else failure.tell(error, 'create');
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('add')}
      busyLabel={t('adding')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <UserFields control={form.control} isNew />
    </DialogForm>
  );
}
