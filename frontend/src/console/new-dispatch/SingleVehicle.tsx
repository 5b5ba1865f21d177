import { maxYear, TEXT_MAX } from '@dispatch/domain/limits';
import type { Vehicle } from '../../api/vehicles';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { useTranslation } from '../../ui/text/useTranslation';
import { fill } from '../../parts/job-form/jobForm';
import { MakeModelField } from '../../parts/units/MakeModelField';
import { nameOf, useMakesAndModels } from '../../parts/units/makeModelSuggestions';
import { PriceField } from '../../parts/units/PriceField';
import { withVin } from '../../parts/units/pastedVins';
import { withVehicle } from '../../parts/units/vehicleSuggestions';
import { VinField } from '../../parts/units/VinField';
import { YearField } from '../../parts/units/YearField';
import { useDispatchForm } from './dispatchForm';

interface SingleVehicleProps {
  onSeveralVins: (vins: readonly string[]) => void;
}

export function SingleVehicle({ onSeveralVins }: SingleVehicleProps) {
  const { t } = useTranslation(['dispatch', 'jobForm']);
  const form = useDispatchForm();
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
      onSeveralVins(vins);
      return;
    }
    const { year, make, vinLast8 } = withVin(present(), vins[0], maxYear(new Date()));
    fill(form, { vinLast8, vehicleYear: year, vehicleMakeModel: make });
  };

  return (
    <FieldGrid>
      <FieldCell span={4}>
        <VinField name="vinLast8" year="vehicleYear" onVins={handleVins} onPick={handlePick} />
      </FieldCell>
      <FieldCell span={2}>
        <YearField name="vehicleYear" />
      </FieldCell>
      <FieldCell span={4}>
        <MakeModelField
          name="vehicleMakeModel"
          label={t('vehicle.makeModel')}
          maxLength={TEXT_MAX.makeModel}
          useSuggestions={useMakesAndModels}
        />
      </FieldCell>
      <FieldCell span={2}>
        <PriceField name="price" label={t('jobForm:fields.price')} />
      </FieldCell>
    </FieldGrid>
  );
}
