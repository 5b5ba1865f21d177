import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { useTranslation } from '../../ui/text/useTranslation';

const MOST_CHARACTERS = 60;

interface CodeFieldProps {
  /** A code of the app, or a recovery code. */
  way: 'code' | 'recovery-code';
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** A field for a code from a phone or a printed sheet. */
export function CodeField({ way, value, error, onChange, autoFocus }: CodeFieldProps) {
  const { t } = useTranslation('factors');
  const isApp = way === 'code';
  return (
    <FieldFrame
      label={t(isApp ? 'code.label' : 'recoveryCode.label')}
      help={t(isApp ? 'code.help' : 'recoveryCode.help')}
      error={error ?? undefined}
    >
      {(ids) => (
        <InputBox
          {...ids}
          name={way}
          type="text"
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize={isApp ? undefined : 'characters'}
          spellCheck={false}
          maxLength={MOST_CHARACTERS}
          autoFocus={autoFocus}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
