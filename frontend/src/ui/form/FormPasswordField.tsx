import { PASSWORD_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from './FormField';
import { RevealButton } from './RevealButton';

interface FormPasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  /** `new-password` keeps the browser from filling in one of its own. */
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password, which a button shows. */
export function FormPasswordField<Values extends FieldValues>(
  props: FormPasswordFieldProps<Values>,
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={PASSWORD_MAX}
      endAdornment={<RevealButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  );
}
