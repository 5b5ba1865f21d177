import { useState } from 'react';
import { useConfirmPasswordMutation } from '../../../api/accounts/account';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CodeField } from '../../factors/CodeField';
import type { ConfirmWayProps } from './confirmWay';

/** Confirms by a code of the authenticator app. */
export function ConfirmByCode({ ways, onConfirmed, onBack }: ConfirmWayProps) {
  const { t } = useTranslation(['account', 'factors']);
  const [confirm, { isLoading }] = useConfirmPasswordMutation();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    if (isLoading) return;
    if (code.trim() === '') {
      setProblem(t('factors:code.missing'));
      return;
    }
    const { error } = await confirm({ confirmation: { code } });
    if (error) setProblem(errorText(error));
    else onConfirmed();
  };
  return (
    <DialogForm
      submitLabel={t('factors.confirm.submit')}
      busyLabel={t('factors.confirm.busy')}
      isBusy={isLoading}
      isDirty={code !== ''}
      onSubmit={() => void submit()}
      onClose={onBack}
    >
      <p className="type-body">{t('factors:intro.code')}</p>
      <CodeField way="code" value={code} error={problem} onChange={setCode} autoFocus />
      {ways}
    </DialogForm>
  );
}
