import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../components/form/FieldFrame';
import type { SignInFieldState } from './signInForm';

interface SignInFieldProps extends Pick<
  OutlinedInputProps,
  'type' | 'autoComplete' | 'autoFocus' | 'endAdornment'
> {
  label: string;
  state: SignInFieldState;
  maxLength?: number;
}

export function SignInField({ label, state, maxLength, ...input }: SignInFieldProps) {
  const { t } = useTranslation('auth');
  const { problem, ...field } = state;
  return (
    <FieldFrame label={label} error={problem && t(problem)}>
      {(ids) => (
        <OutlinedInput
          {...input}
          {...field}
          id={ids.id}
          aria-describedby={ids['aria-describedby']}
          inputProps={{ maxLength, 'aria-invalid': ids['aria-invalid'] }}
        />
      )}
    </FieldFrame>
  );
}
