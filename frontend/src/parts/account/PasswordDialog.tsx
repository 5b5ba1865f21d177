import { permissionsOf } from '@dispatch/domain/people/permissions';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useChangePasswordMutation } from '../../api/accounts/account';
import { useSession } from '../../api/accounts/session';
import { FormCheckBox } from '../../ui/form/FormCheckBox';
import { FormPasswordField } from '../../ui/form/FormPasswordField';
import { showServerProblems } from '../../ui/form/sending/serverProblems';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { NO_PASSWORDS, PASSWORD_SCHEMA } from './passwordForm';

/** Changes the user's own password; needs the current one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useErrorText();
  const { user } = useSession();
  const mayHaveTokens = permissionsOf(user).has('tokens:own');
  const [change, { isLoading }] = useChangePasswordMutation();
  const { control, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(PASSWORD_SCHEMA),
    defaultValues: { ...NO_PASSWORDS, endTokens: mayHaveTokens },
  });
  const submit = handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await change({ newPassword: values });
    if (!error) {
      toast.success(t('password.done'));
      onClose();
    } else if (!showServerProblems(error, values, setError)) toast.error(errorText(error));
  });
  return (
    <DialogFrame title={t('password.title')} onClose={onClose}>
      <DialogForm
        submitLabel={t('password.save')}
        busyLabel={t('password.saving')}
        isBusy={isLoading}
        isDirty={formState.isDirty}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <FormPasswordField
          control={control}
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
          autoFocus
        />
        <FormPasswordField
          control={control}
          name="newPassword"
          label={t('password.new')}
          help={t('password.help')}
          autoComplete="new-password"
        />
        {mayHaveTokens && (
          <FormCheckBox control={control} name="endTokens" label={t('password.endTokens')} />
        )}
      </DialogForm>
    </DialogFrame>
  );
}
