import { zodResolver } from '@hookform/resolvers/zod';
import { TOKEN_NAME_MAX } from '@dispatch/domain/people/api-tokens';
import { useAddServiceAccountMutation } from '../../api/accounts/tokens';
import { FormField } from '../../ui/form/FormField';
import { DialogForm } from '../../ui/over/DialogForm';
import { useSendForm } from '../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { accountSchema } from './tokenForm';

export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apiAccess');
  return (
    <DialogFrame title={t('accounts.add')} onClose={onClose}>
      <NewAccountForm onClose={onClose} />
    </DialogFrame>
  );
}

function NewAccountForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apiAccess');
  const toast = useToast();
  const [add] = useAddServiceAccountMutation();
  const { form, sending } = useSendForm({
    place: 'new-account',
    resolver: zodResolver(accountSchema),
    defaultValues: { name: '' },
    send: ({ name }, once) => add({ newServiceAccount: { name: name.trim() }, ...once }),
    onSent: () => {
      toast.success(t('accounts.added'));
      onClose();
    },
  });
  return (
    <DialogForm
      {...sending}
      submitLabel={t('accounts.add')}
      busyLabel={t('making')}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="name"
        label={t('accounts.name')}
        maxLength={TOKEN_NAME_MAX}
        autoComplete="off"
        autoFocus
      />
    </DialogForm>
  );
}
