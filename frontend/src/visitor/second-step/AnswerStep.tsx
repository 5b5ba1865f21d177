import { REMEMBER_DAYS } from '@dispatch/domain/people/second-factor';
import { useState } from 'react';
import type { SecondStepNeeded, SignedIn } from '../../api/accounts/session';
import { CodeField } from '../../parts/factors/CodeField';
import { hasPasskeys } from '../../parts/factors/passkeys';
import { Button } from '../../ui/button/Button';
import { CheckBox } from '../../ui/form/CheckBox';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInProblem } from '../sign-in/SignInProblem';
import { StepHead } from '../sign-in/StepHead';
import { useSecondAnswer } from './useSecondAnswer';

interface AnswerStepProps extends Pick<SecondStepNeeded, 'challenge' | 'ways' | 'passkey'> {
  onSignedIn: (signedIn: SignedIn) => void;
  onBack: () => void;
  isLeaving: boolean;
}

type Way = AnswerStepProps['ways'][number];

/** Answers with a code, a passkey or a recovery code. */
export function AnswerStep(props: AnswerStepProps) {
  const { challenge, passkey, onSignedIn, onBack, isLeaving } = props;
  const { t } = useTranslation('factors');
  const ways = props.ways.filter((way) => way !== 'passkey' || hasPasskeys());
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery-code');
  const [typed, setTyped] = useState('');
  const [isRemembered, setIsRemembered] = useState(false);
  const { send, problem, missing, isSending, forget } = useSecondAnswer(challenge, onSignedIn);
  const isBusy = isSending || isLeaving;
  const handleWay = (other: Way) => {
    setWay(other);
    setTyped('');
    forget();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send(way, { typed, passkey, rememberDevice: isRemembered });
      }}
    >
      <StepHead title={t('title')} text={t(`intro.${way}`)} takesFocus={way === 'passkey'} />
      {problem !== null && <SignInProblem text={problem} />}
      {way !== 'passkey' && (
        <CodeField
          key={way}
          way={way}
          value={typed}
          error={missing ? t(way === 'code' ? 'code.missing' : 'recoveryCode.missing') : null}
          onChange={setTyped}
          autoFocus
        />
      )}
      <CheckBox
        label={t('remember', { days: REMEMBER_DAYS })}
        checked={isRemembered}
        onChange={setIsRemembered}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy} isWide>
        {isBusy ? t('checking') : t(way === 'passkey' ? 'passkey.use' : 'continue')}
      </Button>
      <div className="stack gap-8">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              color="secondary"
              variant="outlined"
              onClick={() => handleWay(other)}
            >
              {t(`ways.${other}`)}
            </Button>
          ))}
        <Button color="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <p className="type-small quiet">{t('lost')}</p>
    </form>
  );
}
