import { PASSWORD_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import type { Credentials } from '../../api/accounts/session';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInField } from './SignInField';
import { useSignInForm, type SignInFieldState } from './signInForm';
import { RevealButton } from '../../ui/form/RevealButton';

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

function PasswordField({ state }: { state: SignInFieldState }) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  return (
    <SignInField
      state={state}
      label={t('password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      button={<RevealButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  );
}
