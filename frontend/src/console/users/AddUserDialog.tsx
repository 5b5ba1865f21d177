import { zodResolver } from '@hookform/resolvers/zod';
import { useCreateUserMutation } from '../../api/accounts/users';
import { DialogForm } from '../../ui/over/DialogForm';
import { useSendForm } from '../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { UserFields } from './UserFields';
import { NO_USER, toNewUser, userSchema } from './userForm';
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
  const { t } = useTranslation('users');
  const toast = useToast();
  const failure = useUserFailure();
  const [create] = useCreateUserMutation();
  const { form, sending } = useSendForm({
    place: 'new-user',
    resolver: zodResolver(SCHEMA),
    defaultValues: NO_USER,
    send: (values, once) => create({ newUser: toNewUser(values), ...once }),
    onSent: () => {
      toast.success(t('created'));
      onClose();
    },
    onRefused: (error) => failure.tell(error, 'create'),
  });
  return (
    <DialogForm {...sending} submitLabel={t('add')} busyLabel={t('adding')} onClose={onClose}>
      <UserFields control={form.control} isNew />
    </DialogForm>
  );
}
