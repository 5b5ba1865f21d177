import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import { useGetOwnFactorsQuery } from '../../../api/accounts/account';
import { Button } from '../../../ui/button/Button';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AppSection } from './AppSection';
import { DevicesSection } from './DevicesSection';
import type { FactorStep } from './factorStep';
import { PasskeysSection } from './PasskeysSection';
import '../../factors/factors.css';
import './factors-dialog.css';

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
