import { useState } from 'react';
import { useConfirmAppMutation } from '../../../api/accounts/account';
import { getErrorCode } from '../../../api/request/errors';
import type { AppSecret as Secret } from '../../../api/accounts/secondStep';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AppSecret } from '../../factors/AppSecret';
import { CodeField } from '../../factors/CodeField';
import type { FactorStep } from './factorStep';
import { useAttempt } from './useAttempt';

interface AppStepProps {
  secret: Secret;
  onStep: (step: FactorStep) => void;
}

/** Sets up an authenticator app by confirming its first code. */
export function AppStep({ secret, onStep }: AppStepProps) {
  const { t } = useTranslation(['account', 'factors']);
  const [confirmApp, { isLoading }] = useConfirmAppMutation();
  const toast = useToast();
  const errorText = useErrorText();
  const attempt = useAttempt(onStep);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    const answer = await confirmApp({ appCode: { code } });
    const isWrong = getErrorCode(answer.error) === 'wrong_code';
    setProblem(isWrong ? errorText(answer.error) : null);
    return isWrong ? { data: null } : answer;
  };
  const submit = () => {
    if (isLoading) return;
    if (code.trim() === '') setProblem(t('factors:code.missing'));
    else
      void attempt(confirm, (done) => {
        if (done === null) return;
        toast.success(t('factors.app.done'));
        const codes = done.recoveryCodes;
        onStep(codes === null ? { at: 'overview' } : { at: 'codes', codes });
      });
  };
  return (
    <DialogForm
      submitLabel={t('factors.app.submit')}
      busyLabel={t('factors.app.busy')}
      isBusy={isLoading}
      isDirty={code !== ''}
      onSubmit={submit}
      onClose={() => onStep({ at: 'overview' })}
    >
      <p className="type-body">{t('factors.app.intro')}</p>
      <AppSecret {...secret} />
      <CodeField way="code" value={code} error={problem} onChange={setCode} />
    </DialogForm>
  );
}
