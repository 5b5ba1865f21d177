import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { PASSWORD_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../components/form/FormField';
import type { SignInValues } from './signInForm';

export function PasswordField({ control }: { control: Control<SignInValues> }) {
  const { t } = useTranslation(['auth', 'common']);
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      control={control}
      name="password"
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
