import { PASSWORD_MAX, PASSWORD_MIN } from '@dispatch/domain/limits';
import { codePointLength } from '@dispatch/domain/text/text';
import { useState, type SyntheticEvent } from 'react';
import { getFieldProblems } from '../../api/request/errors';
import { useResetPasswordMutation } from '../../api/accounts/secondStep';
import { Button } from '../../ui/button/Button';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { RevealButton } from '../../ui/form/RevealButton';
import { packProblem, useFieldError } from '../../ui/form/fieldProblem';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInProblem } from '../sign-in/SignInProblem';
import { StepHead } from '../sign-in/StepHead';

interface NewPasswordFormProps {
  /** The token from the link. */
  token: string;
  onDone: () => void;
}

export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('reset');
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const errorText = useErrorText();
  const say = useFieldError();
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isShort, setIsShort] = useState(false);
  const [refused] = getFieldProblems(error);
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isTooShort = codePointLength(password) < PASSWORD_MIN || password.trim() === '';
    setIsShort(isTooShort);
    if (isTooShort || isLoading) return;
    const { error: failure } = await reset({ passwordReset: { token, password } });
    if (!failure) onDone();
  };
  const problem = isShort ? t('set.tooShort') : say(refused && packProblem(refused));
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <StepHead title={t('set.title')} text={t('set.intro')} />
      {error !== undefined && !refused && <SignInProblem text={errorText(error)} />}
      <FieldFrame label={t('set.password')} error={problem}>
        {(ids) => (
          <InputBox
            {...ids}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoFocus
            maxLength={PASSWORD_MAX}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            end={<RevealButton isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="contained" size="large" disabled={isLoading} isWide>
        {isLoading ? t('set.busy') : t('set.submit')}
      </Button>
    </form>
  );
}
