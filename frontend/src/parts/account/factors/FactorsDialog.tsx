import { useState } from 'react';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AppStep } from './AppStep';
import { CodesStep } from './CodesStep';
import { ConfirmStep } from './ConfirmStep';
import type { FactorStep } from './factorStep';
import { FactorsOverview } from './FactorsOverview';
import { PasskeyStep } from './PasskeyStep';
import { RenameStep } from './RenameStep';

const OVERVIEW: FactorStep = { at: 'overview' };

/** The user's second factors. */
export function FactorsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'factors']);
  const [step, setStep] = useState<FactorStep>(OVERVIEW);
  const goBack = () => setStep(OVERVIEW);
  const titles = {
    overview: t('factors.title'),
    confirm: t('factors.confirm.title'),
    app: t('factors.app.setUp'),
    passkey: t('factors.passkeys.add'),
    rename: t('factors.passkeys.renameTitle'),
    codes: t('factors:codes.title'),
  };
  return (
    <DialogFrame title={titles[step.at]} onClose={step.at === 'overview' ? onClose : goBack}>
      {step.at === 'overview' && <FactorsOverview onStep={setStep} onClose={onClose} />}
      {step.at === 'confirm' && (
        <ConfirmStep
          onConfirmed={() => {
            goBack();
            step.retry();
          }}
          onBack={goBack}
        />
      )}
      {step.at === 'app' && <AppStep secret={step.secret} onStep={setStep} />}
      {step.at === 'passkey' && <PasskeyStep onStep={setStep} />}
      {step.at === 'rename' && <RenameStep id={step.id} name={step.name} onStep={setStep} />}
      {step.at === 'codes' && <CodesStep codes={step.codes} onDone={goBack} />}
    </DialogFrame>
  );
}
