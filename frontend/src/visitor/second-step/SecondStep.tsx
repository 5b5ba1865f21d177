import { useState, type SyntheticEvent } from 'react';
import { REMEMBER_DAYS } from '@dispatch/domain/people/second-factor';
import type { SecondStepNeeded, SignedIn } from '../../api/accounts/session';
import { RecoveryCodes } from '../../parts/factors/RecoveryCodes';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import { StepHead } from '../sign-in/StepHead';
import {
  useAnswerSecondFactorMutation,
  type AppSecret as Secret,
} from '../../api/accounts/secondStep';
import { AppSecret } from '../../parts/factors/AppSecret';
import { CodeField } from '../../parts/factors/CodeField';
import { SignInProblem } from '../sign-in/SignInProblem';
import { useFailureText } from '../sign-in/useFailureText';
import { hasPasskeys } from '../../parts/factors/passkeys';
import { CheckBox } from '../../ui/form/CheckBox';
import { useSecondAnswer } from './useSecondAnswer';

interface SecondStepProps {
  needed: SecondStepNeeded;
  onSignedIn: (signedIn: SignedIn) => void;
  onBack: () => void;
  /** Signed in, and about to leave the page. */
  isLeaving: boolean;
}

/** The step after a correct password: answering the second factor, or setting one up. */
export function SecondStep({ needed, onSignedIn, onBack, isLeaving }: SecondStepProps) {
  const { t } = useTranslation('factors');
  const [enrolled, setEnrolled] = useState<{ codes: string[]; signedIn: SignedIn } | null>(null);
  const { challenge, ways, passkey, enrolment } = needed;
  if (enrolled !== null)
    return (
      <div className="sign-in-step">
        <StepHead title={t('codes.title')} text={t('codes.why')} takesFocus />
        <RecoveryCodes codes={enrolled.codes} />
        <Button
          variant="contained"
          size="large"
          isWide
          disabled={isLeaving}
          onClick={() => onSignedIn(enrolled.signedIn)}
        >
          {t('codes.kept')}
        </Button>
      </div>
    );
  if (enrolment !== null)
    return (
      <EnrolStep
        challenge={challenge}
        enrolment={enrolment}
        onEnrolled={(codes, signedIn) => {
          if (codes === null) onSignedIn(signedIn);
          else setEnrolled({ codes, signedIn });
        }}
        onBack={onBack}
        isLeaving={isLeaving}
      />
    );
  return (
    <AnswerStep
      challenge={challenge}
      ways={ways}
      passkey={passkey}
      onSignedIn={onSignedIn}
      onBack={onBack}
      isLeaving={isLeaving}
    />
  );
}

interface EnrolStepProps {
  challenge: string;
  enrolment: Secret;
  onEnrolled: (recoveryCodes: string[] | null, signedIn: SignedIn) => void;
  onBack: () => void;
  isLeaving: boolean;
}

/** Sets up an authenticator app before sign-in, for a user whose role requires one. */
function EnrolStep({ challenge, enrolment, onEnrolled, onBack, isLeaving }: EnrolStepProps) {
  const { t } = useTranslation('factors');
  const [answer, { isLoading }] = useAnswerSecondFactorMutation();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = isLoading || isLeaving;
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem(null);
    setIsMissing(code.trim() === '');
    if (code.trim() === '' || isBusy) return;
    const { data, error } = await answer({ secondFactor: { challenge, code } });
    if (data) onEnrolled(data.recoveryCodes, data);
    else setProblem(failureText(error));
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <StepHead title={t('enrol.title')} text={t('enrol.intro')} takesFocus />
      {problem !== null && <SignInProblem text={problem} />}
      <AppSecret {...enrolment} />
      <CodeField
        way="code"
        value={code}
        error={isMissing ? t('code.missing') : null}
        onChange={setCode}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy} isWide>
        {isBusy ? t('checking') : t('continue')}
      </Button>
      <Button color="secondary" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}

interface AnswerStepProps extends Pick<SecondStepNeeded, 'challenge' | 'ways' | 'passkey'> {
  onSignedIn: (signedIn: SignedIn) => void;
  onBack: () => void;
  isLeaving: boolean;
}

type Way = AnswerStepProps['ways'][number];

/** Answers with a code, a passkey or a recovery code. */
function AnswerStep(props: AnswerStepProps) {
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
