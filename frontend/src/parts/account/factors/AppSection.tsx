import {
  useBeginAppMutation,
  useMakeRecoveryCodesMutation,
  useRemoveAppMutation,
  type OwnFactors,
} from '../../../api/accounts/account';
import { Button } from '../../../ui/button/Button';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { FactorSection } from './FactorSection';
import type { FactorStep } from './factorStep';
import { useAttempt } from './useAttempt';

interface AppSectionProps {
  own: OwnFactors;
  onStep: (step: FactorStep) => void;
}

/** The authenticator app and its recovery codes. */
export function AppSection({ own, onStep }: AppSectionProps) {
  const { t } = useTranslation('account');
  const { moment, number } = useFormat();
  const { setUp, remove, renew } = useAppChanges(onStep);
  const { app, recoveryCodes: count } = own;
  const hasFactor = app !== null || own.passkeys.length > 0;
  return (
    <>
      <FactorSection
        title={t('factors.app.title')}
        text={
          app === null
            ? t('factors.app.none')
            : t('factors.app.added', { moment: moment(app.addedAt) })
        }
        buttons={
          app === null ? (
            <Button variant="outlined" size="small" onClick={setUp}>
              {t('factors.app.setUp')}
            </Button>
          ) : (
            <Button isMinor onClick={() => void remove()}>
              {t('factors.app.remove')}
            </Button>
          )
        }
      />
      {hasFactor && (
        <FactorSection
          title={t('factors.codes.title')}
          text={t('factors.codes.left', { count, number: number(count) })}
          buttons={
            <Button isMinor onClick={() => void renew()}>
              {t('factors.codes.renew')}
            </Button>
          }
        />
      )}
    </>
  );
}

function useAppChanges(onStep: (step: FactorStep) => void) {
  const { t } = useTranslation('account');
  const confirm = useConfirm();
  const toast = useToast();
  const attempt = useAttempt(onStep);
  const [beginApp] = useBeginAppMutation();
  const [removeApp] = useRemoveAppMutation();
  const [makeCodes] = useMakeRecoveryCodesMutation();
  return {
    setUp: () =>
      void attempt(
        async () => beginApp(),
        (secret) => onStep({ at: 'app', secret }),
      ),
    remove: async () => {
      const request = {
        ...{ title: t('factors.app.remove'), text: t('factors.app.removeAsk') },
        ...{ confirmLabel: t('factors.yes'), destructive: true },
      };
      if (await confirm(request))
        await attempt(
          async () => removeApp(),
          () => toast.success(t('factors.app.removed')),
        );
    },
    renew: async () => {
      const request = {
        ...{ title: t('factors.codes.renew'), text: t('factors.codes.renewAsk') },
        confirmLabel: t('factors.codes.renewYes'),
      };
      if (await confirm(request))
        await attempt(
          async () => makeCodes(),
          ({ recoveryCodes }) => onStep({ at: 'codes', codes: recoveryCodes ?? [] }),
        );
    },
  };
}
