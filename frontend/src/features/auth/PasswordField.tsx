import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { PASSWORD_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInField } from './SignInField';
import type { SignInFieldState } from './signInForm';

export function PasswordField({ state }: { state: SignInFieldState }) {
  const { t } = useTranslation(['auth', 'common']);
  const [isShown, setIsShown] = useState(false);
  return (
    <SignInField
      state={state}
      label={t('password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      endAdornment={
        <IconButton
          onClick={() => setIsShown(!isShown)}
          aria-label={t(isShown ? 'common:fields.hidePassword' : 'common:fields.showPassword')}
        >
          {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
}
