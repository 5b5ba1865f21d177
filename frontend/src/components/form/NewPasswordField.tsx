import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { PASSWORD_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from './FormField';

interface NewPasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
}

/** A password that is being given to somebody; the browser offers none of its own. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      endAdornment={
        <IconButton
          onClick={() => setIsShown(!isShown)}
          aria-label={t(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
        >
          {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
}
