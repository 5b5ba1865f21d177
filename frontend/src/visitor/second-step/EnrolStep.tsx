import { useState, type SyntheticEvent } from 'react';
import type { SignedIn } from '../../api/accounts/session';
import {
  useAnswerSecondFactorMutation,
  type AppSecret as Secret,
} from '../../api/accounts/secondStep';
import { AppSecret } from '../../parts/factors/AppSecret';
import { CodeField } from '../../parts/factors/CodeField';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import { SignInProblem } from '../sign-in/SignInProblem';
import { StepHead } from '../sign-in/StepHead';
import { useFailureText } from '../sign-in/useFailureText';

interface EnrolStepProps {
  challenge: string;
  enrolment: Secret;
  onEnrolled: (recoveryCodes: string[] | null, signedIn: SignedIn) => void;
  onBack: () => void;
  isLeaving: boolean;
}

/** Sets up an authenticator app before sign-in, for a user whose role requires one. */
export function EnrolStep({ challenge, enrolment, onEnrolled, onBack, isLeaving }: EnrolStepProps) {
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
