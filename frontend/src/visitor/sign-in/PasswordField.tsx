import { PASSWORD_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import { RevealButton } from '../../ui/form/RevealButton';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInField } from './SignInField';
import type { SignInFieldState } from './signInForm';

export function PasswordField({ state }: { state: SignInFieldState }) {
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
