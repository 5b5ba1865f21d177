import { PASSWORD_MAX } from '@dispatch/domain/limits';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from './FormField';
import { RevealButton } from './RevealButton';

interface FormPasswordFieldProps<Values extends FieldValues> {
  control?: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  /** `new-password` prevents the browser from filling in a saved one. */
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password field with a button to reveal it. */
export function FormPasswordField<Values extends FieldValues>(
  props: FormPasswordFieldProps<Values>,
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={PASSWORD_MAX}
      end={<RevealButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  );
}
