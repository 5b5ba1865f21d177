import { PASSWORD_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from './FormField';
import { RevealButton } from './RevealButton';

interface NewPasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
}

/** A password that is being given to somebody; the browser offers none of its own. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      endAdornment={<RevealButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  );
}
