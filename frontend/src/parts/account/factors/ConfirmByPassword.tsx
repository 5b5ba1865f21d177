import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useConfirmPasswordMutation } from '../../../api/accounts/account';
import { useConfig } from '../../../api/config';
import * as z from '../../../lib/schema';
import { FormPasswordField } from '../../../ui/form/FormPasswordField';
import { showServerProblems } from '../../../ui/form/sending/serverProblems';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ProviderLink } from '../../session/ProviderLink';
import type { ConfirmWayProps } from './confirmWay';

const SCHEMA = z.object({
  password: z.string().refine((value) => value !== '', 'account:factors.confirm.needed'),
});

/** Confirms by the password, or by a fresh sign-in at the provider for people who have no password here. */
export function ConfirmByPassword({ ways, onConfirmed, onBack }: ConfirmWayProps) {
  const { t } = useTranslation('account');
  const { signInProvider } = useConfig();
  const [confirm, { isLoading }] = useConfirmPasswordMutation();
  const toast = useToast();
  const errorText = useErrorText();
  const { control, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await confirm({ confirmation: values });
    if (!error) onConfirmed();
    else if (!showServerProblems(error, values, setError)) toast.error(errorText(error));
  });
  return (
    <DialogForm
      submitLabel={t('factors.confirm.submit')}
      busyLabel={t('factors.confirm.busy')}
      isBusy={isLoading}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onBack}
    >
      <p className="type-body">{t('factors.confirm.intro')}</p>
      <FormPasswordField
        control={control}
        name="password"
        label={t('factors.confirm.password')}
        autoComplete="current-password"
        autoFocus
      />
      {ways}
      {signInProvider && (
        <>
          <p className="type-body quiet">{t('factors.confirm.provider')}</p>
          <ProviderLink name={signInProvider} isFresh />
        </>
      )}
    </DialogForm>
  );
}
