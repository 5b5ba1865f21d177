import { useState } from 'react';
import { useGetOwnFactorsQuery } from '../../../api/accounts/account';
import { Button } from '../../../ui/button/Button';
import { useTranslation } from '../../../ui/text/useTranslation';
import { hasPasskeys } from '../../factors/passkeys';
import { ConfirmByCode } from './ConfirmByCode';
import { ConfirmByPasskey } from './ConfirmByPasskey';
import { ConfirmByPassword } from './ConfirmByPassword';
import './factors-dialog.css';

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
