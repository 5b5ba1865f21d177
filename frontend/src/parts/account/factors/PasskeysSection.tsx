import { useRemovePasskeyMutation, type OwnFactors } from '../../../api/accounts/account';
import { Button } from '../../../ui/button/Button';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { hasPasskeys } from '../../factors/passkeys';
import { FactorSection } from './FactorSection';
import type { FactorStep } from './factorStep';
import { useAttempt } from './useAttempt';

interface PasskeysSectionProps {
  own: OwnFactors;
  onStep: (step: FactorStep) => void;
}

export function PasskeysSection({ own, onStep }: PasskeysSectionProps) {
  const { t } = useTranslation('account');
  const { passkeys } = own;
  const canAdd = hasPasskeys();
  return (
    <FactorSection
      title={t('factors.passkeys.title')}
      text={t(canAdd ? 'factors.passkeys.none' : 'factors.passkeys.cannot')}
      buttons={
        canAdd && (
          <Button variant="outlined" size="small" onClick={() => onStep({ at: 'passkey' })}>
            {t('factors.passkeys.add')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className="row-list" aria-label={t('factors.passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onStep={onStep} />
          ))}
        </ul>
      )}
    </FactorSection>
  );
}

interface PasskeyRowProps {
  passkey: OwnFactors['passkeys'][number];
  onStep: (step: FactorStep) => void;
}

function PasskeyRow({ passkey, onStep }: PasskeyRowProps) {
  const { t } = useTranslation('account');
  const { moment } = useFormat();
  const remove = useRemoval(onStep);
  const { id, name, addedAt, lastUsedAt } = passkey;
  return (
    <li>
      <div className="row-words">
        <p className="type-label">{name}</p>
        <p className="type-small quiet">
          {lastUsedAt === null
            ? t('factors.passkeys.added', { moment: moment(addedAt) })
            : t('factors.passkeys.used', { moment: moment(lastUsedAt) })}
        </p>
      </div>
      <div className="wrap-row middle">
        <Button
          isMinor
          aria-label={t('factors.passkeys.rename', { name })}
          onClick={() => onStep({ at: 'rename', id, name })}
        >
          {t('factors.passkeys.renameShort')}
        </Button>
        <Button
          isMinor
          aria-label={t('factors.passkeys.remove', { name })}
          onClick={() => void remove(id, name)}
        >
          {t('factors.passkeys.removeShort')}
        </Button>
      </div>
    </li>
  );
}

function useRemoval(onStep: (step: FactorStep) => void) {
  const { t } = useTranslation('account');
  const confirm = useConfirm();
  const toast = useToast();
  const attempt = useAttempt(onStep);
  const [removePasskey] = useRemovePasskeyMutation();
  return async (id: number, name: string) => {
    const isSure = await confirm({
      title: t('factors.passkeys.remove', { name }),
      text: t('factors.passkeys.removeAsk', { name }),
      confirmLabel: t('factors.yes'),
      destructive: true,
    });
    if (!isSure) return;
    await attempt(
      async () => removePasskey({ id }),
      () => toast.success(t('factors.passkeys.removed')),
    );
  };
}
