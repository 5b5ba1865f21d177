import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import {
  useGetOwnFactorsQuery,
  useForgetDeviceMutation,
  useForgetDevicesMutation,
  type OwnFactors,
} from '../../../api/accounts/account';
import { Button } from '../../../ui/button/Button';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AppSection } from './AppSection';
import type { FactorStep } from './factorStep';
import { PasskeysSection } from './PasskeysSection';
import '../../factors/factors.css';
import './factors-dialog.css';
import { useAct } from '../../../ui/record/useAct';
import { useFormat } from '../../../ui/text/useFormat';
import { useProgramName } from '../useProgramName';
import { FactorSection } from './FactorSection';

interface FactorsOverviewProps {
  onStep: (step: FactorStep) => void;
  onClose: () => void;
}

/** Lists what is set up, with the available actions. */
export function FactorsOverview({ onStep, onClose }: FactorsOverviewProps) {
  const { t } = useTranslation(['account', 'common']);
  const factors = useGetOwnFactorsQuery();
  return (
    <>
      <DialogBody>
        <DataView query={factors} skeleton={280}>
          {(own) => (
            <div className="stack">
              <p className="type-body quiet">
                {t(own.isRequired ? 'factors.required' : 'factors.intro')}
              </p>
              <AppSection own={own} onStep={onStep} />
              <PasskeysSection own={own} onStep={onStep} />
              {(own.app !== null || own.passkeys.length > 0) && (
                <DevicesSection devices={own.devices} />
              )}
            </div>
          )}
        </DataView>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose} autoFocus>
          {t('common:actions.close')}
        </Button>
      </DialogButtons>
    </>
  );
}

/** Remembered browsers, which skip the second step for some time. */
function DevicesSection({ devices }: Pick<OwnFactors, 'devices'>) {
  const { t } = useTranslation('account');
  const { moment } = useFormat();
  const nameOf = useProgramName();
  const act = useAct();
  const [forget] = useForgetDeviceMutation();
  const [forgetAll] = useForgetDevicesMutation();
  const isSeveral = devices.length > 1;
  return (
    <FactorSection
      title={t('factors.devices.title')}
      text={devices.length === 0 ? t('factors.devices.none') : ''}
      buttons={
        isSeveral && (
          <Button
            isMinor
            onClick={() =>
              void act({ send: () => forgetAll(), done: t('factors.devices.allForgotten') })
            }
          >
            {t('factors.devices.forgetAll')}
          </Button>
        )
      }
    >
      {devices.length > 0 && (
        <ul className="row-list" aria-label={t('factors.devices.title')}>
          {devices.map(({ id, isCurrent, userAgent, expiresAt }) => (
            <li key={id}>
              <div className="row-words">
                <p className="type-label">
                  {isCurrent ? t('factors.devices.here') : nameOf(userAgent)}
                </p>
                <p className="type-small quiet">
                  {t('factors.devices.until', { moment: moment(expiresAt) })}
                </p>
              </div>
              <Button
                isMinor
                aria-label={t('factors.devices.forget', { name: nameOf(userAgent) })}
                onClick={() =>
                  void act({ send: () => forget({ id }), done: t('factors.devices.forgotten') })
                }
              >
                {t('factors.devices.forgetShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FactorSection>
  );
}
