import { useRenamePasskeyMutation } from '../../../api/accounts/account';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { FactorStep } from './factorStep';
import { NameForm } from './NameForm';
import { useAttempt } from './useAttempt';

interface RenameStepProps {
  id: number;
  name: string;
  onStep: (step: FactorStep) => void;
}

export function RenameStep({ id, name, onStep }: RenameStepProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const attempt = useAttempt(onStep);
  const goBack = () => onStep({ at: 'overview' });
  const handleName = (next: string) =>
    void attempt(
      async () => rename({ id, passkeyName: { name: next } }),
      () => {
        toast.success(t('factors.passkeys.renamed'));
        goBack();
      },
    );
  return (
    <NameForm
      place={`passkey-${id}`}
      name={name}
      submitLabel={t('factors.passkeys.renameSave')}
      busyLabel={t('factors.confirm.busy')}
      isBusy={isLoading}
      onName={handleName}
      onBack={goBack}
    />
  );
}
