import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ConfirmStep } from '../factors/ConfirmStep';

interface ConfirmPersonProps {
  onConfirmed: () => void;
  onBack: () => void;
}

/** Asks for the password in a dialog above the one whose change needs it. */
export function ConfirmPerson({ onConfirmed, onBack }: ConfirmPersonProps) {
  const { t } = useTranslation('account');
  return (
    <DialogFrame title={t('factors.confirm.title')} onClose={onBack}>
      <ConfirmStep onConfirmed={onConfirmed} onBack={onBack} />
    </DialogFrame>
  );
}
