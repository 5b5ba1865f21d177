import { useState } from 'react';
import {
  useBeginConfirmationMutation,
  useConfirmPasswordMutation,
} from '../../../api/accounts/account';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { askPasskey } from '../../factors/passkeys';
import type { ConfirmWayProps } from './confirmWay';

/** Confirms by a passkey whose device verifies the person. */
export function ConfirmByPasskey({ ways, onConfirmed, onBack }: ConfirmWayProps) {
  const { t } = useTranslation(['account', 'factors']);
  const [begin] = useBeginConfirmationMutation();
  const [confirm] = useConfirmPasswordMutation();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Returns the problem, or null once confirmed. */
  const attempt = async (): Promise<string | null> => {
    const issued = await begin();
    if (!issued.data) return errorText(issued.error);
    const { challenge, options } = issued.data;
    const passkey = await askPasskey(options).catch(() => null);
    if (passkey === null) return t('factors:passkey.unused');
    const { error } = await confirm({ confirmation: { challenge, passkey } });
    return error ? errorText(error) : null;
  };
  const submit = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const failure = await attempt();
    setProblem(failure);
    setIsBusy(false);
    if (failure === null) onConfirmed();
  };
  return (
    <DialogForm
      submitLabel={t('factors:passkey.use')}
      busyLabel={t('factors.confirm.busy')}
      isBusy={isBusy}
      isDirty={false}
      onSubmit={() => void submit()}
      onClose={onBack}
    >
      <p className="type-body">{t('factors:intro.passkey')}</p>
      {problem !== null && (
        <p className="type-body type-strong" role="alert">
          {problem}
        </p>
      )}
      {ways}
    </DialogForm>
  );
}
