import type { Credentials } from '../../api/accounts/session';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import { PasswordField } from './PasswordField';
import { SignInField } from './SignInField';
import { useSignInForm } from './signInForm';

interface PasswordFormProps {
  onSend: (credentials: Credentials) => Promise<void>;
  isBusy: boolean;
  /** Whether the password is the page's main way to sign in. */
  isFirst: boolean;
}

export function PasswordForm({ onSend, isBusy, isFirst }: PasswordFormProps) {
  const { t } = useTranslation('auth');
  const { email, password, submit } = useSignInForm(onSend);
  return (
    <form noValidate onSubmit={submit}>
      <SignInField
        state={email}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoFocus={isFirst}
      />
      <PasswordField state={password} />
      <Button
        type="submit"
        variant={isFirst ? 'contained' : 'outlined'}
        size="large"
        disabled={isBusy}
        isWide
      >
        {isBusy ? t('busy') : t('submit')}
      </Button>
    </form>
  );
}
