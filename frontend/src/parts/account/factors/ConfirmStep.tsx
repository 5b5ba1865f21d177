import { useState, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  useGetOwnFactorsQuery,
  useBeginConfirmationMutation,
  useConfirmPasswordMutation,
} from '../../../api/accounts/account';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { hasPasskeys, askPasskey } from '../../factors/passkeys';
import './factors-dialog.css';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useErrorText } from '../../../ui/text/useErrorText';
import { CodeField } from '../../factors/CodeField';
import { useConfig } from '../../../api/config';
import * as z from '../../../lib/schema';
import { FormPasswordField } from '../../../ui/form/FormPasswordField';
import { showServerProblems } from '../../../ui/form/sending/serverProblems';
import { useToast } from '../../../ui/over/toast/useToast';
import { ProviderLink } from '../../session/ProviderLink';

const SCHEMA = z.object({
  password: z.string().refine((value) => value !== '', 'account:factors.confirm.needed'),
});

interface ConfirmStepProps {
  onConfirmed: () => void;
  onBack: () => void;
}

const WAYS = {
  password: ConfirmByPassword,
  code: ConfirmByCode,
  passkey: ConfirmByPasskey,
};
type Way = keyof typeof WAYS;

/** Confirms who is at an unlocked screen, before a change that outlasts the session. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { t } = useTranslation(['account', 'factors']);
  const [way, setWay] = useState<Way>('password');
  const { data: own } = useGetOwnFactorsQuery();
  const labels = {
    password: t('factors.confirm.byPassword'),
    code: t('factors:ways.code'),
    passkey: t('factors:ways.passkey'),
  };
  const offered: Way[] = [
    'password',
    ...(own?.app ? (['code'] as const) : []),
    ...(own && own.passkeys.length > 0 && hasPasskeys() ? (['passkey'] as const) : []),
  ];
  const Chosen = WAYS[way];
  const ways = offered.length > 1 && (
    <div className="wrap-row">
      {offered
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} color="secondary" variant="outlined" onClick={() => setWay(other)}>
            {labels[other]}
          </Button>
        ))}
    </div>
  );
  return <Chosen {...props} ways={ways} />;
}

/** Confirms by a passkey whose device verifies the person. */
function ConfirmByPasskey({ ways, onConfirmed, onBack }: ConfirmWayProps) {
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

/** Confirms by a code of the authenticator app. */
function ConfirmByCode({ ways, onConfirmed, onBack }: ConfirmWayProps) {
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

/** Confirms by the password, or by a fresh sign-in at the provider for people who have no password here. */
function ConfirmByPassword({ ways, onConfirmed, onBack }: ConfirmWayProps) {
  const { t } = useTranslation('account');
  const { signInProvider } = useConfig();
  const [confirm, { isLoading }] = useConfirmPasswordMutation();
  const toast = useToast();
  const errorText = useErrorText();
  const { control, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await confirm({ confirmation: values });
    if (!error) onConfirmed();
    else if (!showServerProblems(error, values, setError)) toast.error(errorText(error));
  });
  return (
    <DialogForm
      submitLabel={t('factors.confirm.submit')}
      busyLabel={t('factors.confirm.busy')}
      isBusy={isLoading}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onBack}
    >
      <p className="type-body">{t('factors.confirm.intro')}</p>
      <FormPasswordField
        control={control}
        name="password"
        label={t('factors.confirm.password')}
        autoComplete="current-password"
        autoFocus
      />
      {ways}
      {signInProvider && (
        <>
          <p className="type-body quiet">{t('factors.confirm.provider')}</p>
          <ProviderLink name={signInProvider} isFresh />
        </>
      )}
    </DialogForm>
  );
}

/** Props of each way to confirm who is at the screen. */
interface ConfirmWayProps {
  onConfirmed: () => void;
  onBack: () => void;
  /** Buttons that switch to another way. */
  ways: ReactNode;
}
