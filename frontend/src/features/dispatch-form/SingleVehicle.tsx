import { maxYear, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import { likelyModelYear } from '@dispatch/domain/vin-year';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/vehicles';
import { fill, useDispatchForm } from './dispatchForm';
import { FieldCell, FieldGrid } from './FormSection';
import { NumberField } from './NumberField';
import { PriceField } from './PriceField';
import { vehicleFacts, vehicleName } from './searches';
import { VehicleSearch } from './VehicleSearch';
import { VinField } from './VinField';

interface SingleVehicleProps {
  onVins: (vins: readonly string[], start: number) => void;
}

export function SingleVehicle({ onVins }: SingleVehicleProps) {
  const { t } = useTranslation('dispatch');
  const form = useDispatchForm();
  const latestYear = maxYear(new Date());
  const handlePick = (vehicle: Vehicle) => {
    const { year, make, model, vin } = vehicleFacts(vehicle);
    const vehicleMakeModel = vehicleName({ year: null, make, model });
    fill(form, { vehicleYear: year, vehicleMakeModel, vinLast8: vin });
  };
  const handleVins = (vins: readonly string[]) => {
    const [vin = ''] = vins;
    if (vins.length > 1) {
      onVins(vins, 0);
      return;
    }
    const year = form.getValues('vehicleYear') ?? likelyModelYear(vin, latestYear);
    fill(form, { vinLast8: vin, vehicleYear: year });
  };

  return (
    <FieldGrid>
      <FieldCell span={2}>
        <NumberField name="vehicleYear" label={t('vehicle.year')} min={YEAR_MIN} max={latestYear} />
      </FieldCell>
      <FieldCell span={4}>
        <VehicleSearch
          name="vehicleMakeModel"
          label={t('vehicle.makeModel')}
          maxLength={TEXT_MAX.makeModel}
          onPick={handlePick}
        />
      </FieldCell>
      <FieldCell span={4}>
        <VinField name="vinLast8" year="vehicleYear" onVins={handleVins} onPick={handlePick} />
      </FieldCell>
      <PriceField name="price" label={t('vehicle.jobPrice')} />
    </FieldGrid>
  );
}
