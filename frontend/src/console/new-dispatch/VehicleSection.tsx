import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button/Button';
import { UnitRows } from '../../parts/units/UnitRows';
import { usePastedVins } from '../../parts/units/usePastedVins';
import { useTranslation } from '../../ui/text/useTranslation';
import { fill } from '../../parts/job-form/jobForm';
import { useDispatchForm } from './dispatchForm';
import { FormSection } from '../../ui/form/layout/FormSection';
import { SingleVehicle } from './SingleVehicle';
import { useVehicleMode } from './useVehicleMode';

export function VehicleSection() {
  const { t } = useTranslation('dispatch');
  const form = useDispatchForm();
  const withVins = usePastedVins();
  const group = useId();
  const isMultiple = useWatch({ control: form.control, name: 'isMultipleVehicles' });
  const { kept, toSeveral, change, putVehicle, putUnits } = useVehicleMode(form);
  const handleVins = (vins: readonly string[], start = 0) => {
    const several = toSeveral();
    fill(form, { ...several, units: withVins(several.units, vins, start) });
  };

  return (
    <FormSection title={t('vehicle.title')}>
      <div role="radiogroup" aria-label={t('vehicle.mode')} className="vehicle-modes">
        {(['single', 'multiple'] as const).map((mode) => (
          <label key={mode} className="check">
            <input
              type="radio"
              name={group}
              checked={isMultiple === (mode === 'multiple')}
              onChange={() => change(mode === 'multiple')}
            />
            {t(`vehicle.${mode}`)}
          </label>
        ))}
      </div>
      {(kept.units.length > 0 || (isMultiple && kept.vehicle !== null)) && (
        <div>
          {isMultiple && kept.vehicle !== null && (
            <Button size="small" onClick={putVehicle}>
              {t('vehicle.useEntered')}
            </Button>
          )}
          {kept.units.length > 0 && (
            <Button size="small" onClick={putUnits}>
              {t('vehicle.useUnits', { count: kept.units.length })}
            </Button>
          )}
        </div>
      )}
      {isMultiple ? (
        <UnitRows onSeveralVins={handleVins} />
      ) : (
        <SingleVehicle onSeveralVins={handleVins} />
      )}
    </FormSection>
  );
}
