import { isEmail } from '@dispatch/domain/people/email';
import { RESET_MINUTES } from '@dispatch/domain/people/second-factor';
import { useState, type SyntheticEvent } from 'react';
import { useAskForResetMutation } from '../../api/accounts/secondStep';
import { LANGUAGES } from '../../lib/languages';
import { Button } from '../../ui/button/Button';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { InputBox } from '../../ui/form/InputBox';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInProblem } from '../sign-in/SignInProblem';
import { StepHead } from '../sign-in/StepHead';

/** Requests a reset link. The answer does not reveal whether the address has an account. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const { t, i18n } = useTranslation('reset');
  const [ask, { isLoading, isSuccess, error }] = useAskForResetMutation();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const address = email.trim();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsSent(true);
    const language = LANGUAGES.find((one) => one === i18n.language);
    if (isEmail(address) && !isLoading)
      void ask({ passwordResetRequest: { email: address, ...(language && { language }) } });
  };
  if (isSuccess)
    return (
      <div className="sign-in-step" key="done">
        <StepHead
          title={t('ask.doneTitle')}
          text={t('ask.done', { email: address, minutes: RESET_MINUTES })}
          takesFocus
        />
        <p className="type-body quiet">{t('ask.again')}</p>
        <Button color="secondary" onClick={onBack}>
          {t('ask.back')}
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={handleSubmit} key="ask">
      <StepHead title={t('ask.title')} text={t('ask.intro')} />
      {error !== undefined && <SignInProblem text={errorText(error)} />}
      <FieldFrame
        label={t('ask.email')}
        error={isSent && !isEmail(address) ? t('ask.needed') : undefined}
      >
        {(ids) => (
          <InputBox
            {...ids}
            type="email"
            autoComplete="username"
            autoFocus
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="contained" size="large" disabled={isLoading} isWide>
        {isLoading ? t('ask.busy') : t('ask.submit')}
      </Button>
      <Button color="secondary" onClick={onBack}>
        {t('ask.back')}
      </Button>
    </form>
  );
}
