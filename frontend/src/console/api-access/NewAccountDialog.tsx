import { zodResolver } from '@hookform/resolvers/zod';
import { TOKEN_NAME_MAX } from '@dispatch/domain/people/api-tokens';
import { useForm } from 'react-hook-form';
import { idempotent } from '../../api/request/requestHeaders';
import { useAddServiceAccountMutation } from '../../api/accounts/tokens';
import { FormField } from '../../ui/form/FormField';
import { showServerProblems } from '../../ui/form/serverProblems';
import { useIntentKey } from '../../ui/form/useIntentKey';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { accountSchema, type AccountValues } from './tokenForm';

export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apiAccess');
  return (
    <DialogFrame title={t('accounts.add')} onClose={onClose}>
      <NewAccountForm onClose={onClose} />
    </DialogFrame>
  );
}

function NewAccountForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['apiAccess', 'common']);
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const [add, { isLoading }] = useAddServiceAccountMutation();
  const form = useForm<AccountValues>({
    resolver: zodResolver(accountSchema),
    defaultValues: { name: '' },
  });
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const newServiceAccount = { name: values.name.trim() };
    const { error } = await add({ newServiceAccount, ...idempotent(intent.read()) });
    if (!error) {
      toast.success(t('accounts.added'));
      onClose();
      return;
    }
    toast.error(intent.isSpentBy(error) ? t('common:mayExist') : errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('accounts.add')}
      busyLabel={t('making')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
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
