import { useState } from 'react';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../../api/accounts/account';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { makePasskey } from '../../factors/passkeys';
import type { FactorStep } from './factorStep';
import { NameForm } from './NameForm';
import { useAttempt } from './useAttempt';

/** Names a passkey, lets the browser create it, and adds it to the account. */
export function PasskeyStep({ onStep }: { onStep: (step: FactorStep) => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const attempt = useAttempt(onStep);
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [isBusy, setIsBusy] = useState(false);
  const goBack = () => onStep({ at: 'overview' });

  const addNamed = async (name: string) => {
    const asked = await begin();
    if (!asked.data) return { error: asked.error };
    const { challenge, options } = asked.data;
    // Closing the browser's dialog is not an error.
    const passkey = await makePasskey(options).catch(() => null);
    if (passkey === null) return { data: null };
    return add({ newPasskey: { challenge, name, passkey } });
  };
  const handleName = async (name: string) => {
    if (isBusy) return;
    setIsBusy(true);
    await attempt(
      () => addNamed(name),
      (added) => {
        if (added === null) {
          toast.error(t('factors.passkeys.unused'));
          return;
        }
        toast.success(t('factors.passkeys.done'));
        const codes = added.recoveryCodes;
        onStep(codes === null ? { at: 'overview' } : { at: 'codes', codes });
      },
    );
    setIsBusy(false);
  };
  return (
    <NameForm
      place="new-passkey"
      name={t('factors.passkeys.defaultName')}
      submitLabel={t('factors.passkeys.create')}
      busyLabel={t('factors.passkeys.creating')}
      isBusy={isBusy}
      onName={(name) => void handleName(name)}
      onBack={goBack}
    />
  );
}
