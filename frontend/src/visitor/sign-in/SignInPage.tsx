import { useState } from 'react';
import { useConfig } from '../../api/config';
import type { SecondStepNeeded } from '../../api/accounts/session';
import { RecordLink } from '../../ui/list/RecordLink';
import { late } from '../../ui/over/late';
import { useTranslation } from '../../ui/text/useTranslation';
import { PasswordStep } from './PasswordStep';
import { SignInCard } from './SignInCard';
import { useWelcome } from './useWelcome';

const SecondStep = late(async () => (await import('../second-step/SecondStep')).SecondStep, {
  texts: ['factors'],
  isPlain: true,
});
const ForgottenPassword = late(
  async () => (await import('../reset/ForgottenPassword')).ForgottenPassword,
  { texts: ['reset'], isPlain: true },
);

/** The current step of the sign-in. */
type Step = 'password' | 'forgotten' | { needed: SecondStepNeeded };

export function SignInPage() {
  const { t } = useTranslation('auth');
  const { startPage } = useConfig();
  const [step, setStep] = useState<Step>('password');
  const { welcome, isLeaving } = useWelcome();
  const goBack = () => setStep('password');
  return (
    <SignInCard
      title={t('title')}
      way={startPage === 'landing' && <RecordLink to="/">{t('back')}</RecordLink>}
    >
      {step === 'password' ? (
        <PasswordStep
          onSignedIn={welcome}
          onSecondStep={(needed) => setStep({ needed })}
          onForgotten={() => setStep('forgotten')}
          isLeaving={isLeaving}
        />
      ) : step === 'forgotten' ? (
        <ForgottenPassword onBack={goBack} />
      ) : (
        <SecondStep
          needed={step.needed}
          onSignedIn={welcome}
          onBack={goBack}
          isLeaving={isLeaving}
        />
      )}
    </SignInCard>
  );
}
