import { useState } from 'react';
import type { SecondStepNeeded, SignedIn } from '../../api/accounts/session';
import { RecoveryCodes } from '../../parts/factors/RecoveryCodes';
import { Button } from '../../ui/button/Button';
import { useTranslation } from '../../ui/text/useTranslation';
import { StepHead } from '../sign-in/StepHead';
import { AnswerStep } from './AnswerStep';
import { EnrolStep } from './EnrolStep';

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
