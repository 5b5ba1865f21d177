import { maxYear, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import type { Vehicle } from '../../api/vehicles';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { NumberField } from '../../ui/form/number/NumberField';
import { MakeModelField } from '../../parts/units/MakeModelField';
import { nameOf, useMakesAndModels } from '../../parts/units/makeModelSuggestions';
import { PriceField } from '../../parts/units/PriceField';
import { withVin } from '../../parts/units/pastedVins';
import { withVehicle } from '../../parts/units/vehicleSuggestions';
import { VinField } from '../../parts/units/VinField';
import { useTranslation } from '../../ui/text/useTranslation';
import { fill, useDispatchForm } from './dispatchForm';

interface SingleVehicleProps {
  onVins: (vins: readonly string[], start: number) => void;
}

export function SingleVehicle({ onVins }: SingleVehicleProps) {
  const { t } = useTranslation(['dispatch', 'jobForm']);
  const form = useDispatchForm();
  const latestYear = maxYear(new Date());
  const present = () => {
    const { vehicleYear: year, vehicleMakeModel, vinLast8 } = form.getValues();
    return { year, make: vehicleMakeModel, model: '', vinLast8, poNumber: '' };
  };
  const handlePick = (picked: Vehicle) => {
    const { year, make, model, vinLast8 } = withVehicle(present(), picked);
    fill(form, { vehicleYear: year, vehicleMakeModel: nameOf({ make, model }), vinLast8 });
  };
  const handleVins = (vins: readonly string[]) => {
    if (vins.length > 1) {
      onVins(vins, 0);
      return;
    }
    const { year, make, vinLast8 } = withVin(present(), vins[0], latestYear);
    fill(form, { vinLast8, vehicleYear: year, vehicleMakeModel: make });
  };

  return (
    <FieldGrid>
      <FieldCell span={4}>
        <VinField
          control={form.control}
          name="vinLast8"
          year="vehicleYear"
          onVins={handleVins}
          onPick={handlePick}
        />
      </FieldCell>
      <FieldCell span={2}>
        <NumberField
          control={form.control}
          name="vehicleYear"
          label={t('jobForm:year')}
          bounds={{ min: YEAR_MIN, max: latestYear, decimals: 0 }}
        />
      </FieldCell>
      <FieldCell span={4}>
        <MakeModelField
          control={form.control}
          name="vehicleMakeModel"
          label={t('vehicle.makeModel')}
          maxLength={TEXT_MAX.makeModel}
          useSuggestions={useMakesAndModels}
        />
      </FieldCell>
      <FieldCell span={2}>
        <PriceField control={form.control} name="price" label={t('vehicle.jobPrice')} />
      </FieldCell>
    </FieldGrid>
  );
}
