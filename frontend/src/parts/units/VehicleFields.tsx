import { maxYear, TEXT_MAX } from '@dispatch/domain/limits';
import { FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { MakeModelField } from './MakeModelField';
import { useMakes } from './makeModelSuggestions';
import { ModelField } from './ModelField';
import { withVin } from './pastedVins';
import './units.css';
import { withVehicle, type VehicleValues } from './vehicleSuggestions';
import { VinField, type VinFieldProps } from './VinField';
import { YearField } from './YearField';
import { useSurroundingForm } from './unitForm';

interface VehicleFieldsProps extends Pick<VinFieldProps, 'hasHint' | 'ownJob' | 'twin'> {
  /** The names of the vehicle's fields in the surrounding form. */
  names: Readonly<Record<keyof VehicleValues, string>>;
  poNumberLabel: string;
  /** Called with several pasted VINs; the first is already filled in. */
  onSeveral: (vins: readonly string[]) => void;
}

/** The fields of one vehicle: the VIN first, because it determines year and make. */
export function VehicleFields(props: VehicleFieldsProps) {
  const { names, poNumberLabel, onSeveral, ...vin } = props;
  const { t } = useTranslation('jobForm');
  const { control, getValues, setValue } = useSurroundingForm();
  const present = () => {
    const values = Object.entries(names).map(([part, name]) => [part, getValues(name)]);
    return Object.fromEntries(values) as VehicleValues; // each name is that of its part
  };
  const fill = (vehicle: Partial<VehicleValues>) => {
    for (const part of ['vinLast8', 'year', 'make', 'model', 'poNumber'] as const)
      if (vehicle[part] !== undefined)
        setValue(names[part], vehicle[part], { shouldDirty: true, shouldValidate: true });
  };
  const handleVins = (vins: readonly string[]) => {
    fill(withVin(present(), vins[0], maxYear(new Date())));
    if (vins.length > 1) onSeveral(vins);
  };
  return (
    <>
      <div className="unit-vin">
        <VinField
          {...vin}
          name={names.vinLast8}
          year={names.year}
          onVins={handleVins}
          onPick={(vehicle) => fill(withVehicle(present(), vehicle))}
        />
      </div>
      <YearField name={names.year} />
      <MakeModelField
        name={names.make}
        label={t('make')}
        maxLength={TEXT_MAX.make}
        useSuggestions={useMakes}
      />
      <ModelField
        name={names.model}
        make={names.make}
        label={t('model')}
        onMake={(make) => fill({ make })}
      />
      <FormField
        control={control}
        name={names.poNumber}
        label={poNumberLabel}
        maxLength={TEXT_MAX.poNumber}
      />
    </>
  );
}
