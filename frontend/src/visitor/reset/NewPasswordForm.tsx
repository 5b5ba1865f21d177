import { PASSWORD_MAX, PASSWORD_MIN } from '@dispatch/domain/limits';
import { codePointLength } from '@dispatch/domain/text/text';
import { useState, type SyntheticEvent } from 'react';
import { getFieldProblems } from '../../api/request/errors';
import { Button } from '../../ui/button/Button';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { RevealButton } from '../../ui/form/RevealButton';
import { packProblem, useFieldError } from '../../ui/form/fieldProblem';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInProblem } from '../sign-in/SignInProblem';
import { StepHead } from '../sign-in/StepHead';

/** What a kind of link says, and how it is used. */
export interface LinkUse {
  words: 'set' | 'invited';
  /** True on success. */
  send: (use: { token: string; password: string }) => Promise<boolean>;
  isSending: boolean;
  error: unknown;
}

interface NewPasswordFormProps extends LinkUse {
  /** The token from the link. */
  token: string;
  onDone: () => void;
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { token, words, send, isSending, error, onDone } = props;
  const { t } = useTranslation('reset');
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
    if (isTooShort || isSending) return;
    if (await send({ token, password })) onDone();
  };
  const problem = isShort ? t('set.tooShort') : say(refused && packProblem(refused));
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <StepHead title={t(`${words}.title`)} text={t(`${words}.intro`)} />
      {error !== undefined && !refused && <SignInProblem text={errorText(error)} />}
      <FieldFrame label={t(`${words}.password`)} error={problem}>
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
      <Button type="submit" variant="contained" size="large" disabled={isSending} isWide>
        {isSending ? t('set.busy') : t('set.submit')}
      </Button>
    </form>
  );
}
