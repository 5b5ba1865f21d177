import { maxYear, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import { likelyModelYear } from '@dispatch/domain/jobs/vin-year';
import type { Vehicle } from '../../api/vehicles';
import { FieldCell, FieldGrid } from '../../ui/form/FieldGrid';
import { NumberField } from '../../ui/form/NumberField';
import { PriceField } from '../../parts/units/PriceField';
import { VehicleSearch } from '../../parts/units/VehicleSearch';
import { vehicleFacts, vehicleName } from '../../parts/units/vehicleSuggestions';
import { VinField } from '../../parts/units/VinField';
import { useTranslation } from '../../ui/text/useTranslation';
import { fill, useDispatchForm } from './dispatchForm';

interface SingleVehicleProps {
  onVins: (vins: readonly string[], start: number) => void;
}

export function SingleVehicle({ onVins }: SingleVehicleProps) {
  const { t } = useTranslation(['dispatch', 'units']);
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
        <NumberField
          control={form.control}
          name="vehicleYear"
          label={t('units:year')}
          min={YEAR_MIN}
          max={latestYear}
        />
      </FieldCell>
      <FieldCell span={4}>
        <VehicleSearch
          control={form.control}
          name="vehicleMakeModel"
          label={t('vehicle.makeModel')}
          maxLength={TEXT_MAX.makeModel}
          onPick={handlePick}
        />
      </FieldCell>
      <FieldCell span={4}>
        <VinField
          control={form.control}
          name="vinLast8"
          year="vehicleYear"
          onVins={handleVins}
          onPick={handlePick}
        />
      </FieldCell>
      <PriceField control={form.control} name="price" label={t('vehicle.jobPrice')} />
    </FieldGrid>
  );
}
