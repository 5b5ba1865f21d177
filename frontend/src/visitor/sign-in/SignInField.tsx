import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { useTranslation } from '../../ui/text/useTranslation';
import type { SignInFieldState } from './signInForm';

interface SignInFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoFocus' | 'maxLength'
> {
  label: string;
  state: SignInFieldState;
  /** At the end of the input. */
  button?: ReactNode;
}

export function SignInField({ label, state, button, ...input }: SignInFieldProps) {
  const { t } = useTranslation('auth');
  const { problem, ...field } = state;
  return (
    <FieldFrame label={label} error={problem && t(problem)}>
      {(ids) => <InputBox {...input} {...field} {...ids} end={button} />}
    </FieldFrame>
  );
}
