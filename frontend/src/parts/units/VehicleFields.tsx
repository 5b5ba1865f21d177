import { maxYear, TEXT_MAX } from '@dispatch/domain/limits';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import { MakeModelField } from './MakeModelField';
import { useMakes, useModelsOf } from './makeModelSuggestions';
import { withVin } from './pastedVins';
import './units.css';
import { withVehicle, type VehicleValues } from './vehicleSuggestions';
import { VinField, type VinFieldProps } from './VinField';
import { YearField } from './YearField';
import { useSurroundingForm } from './unitForm';

const PARTS = ['vinLast8', 'year', 'make', 'model', 'poNumber'] as const;

interface VehicleFieldsProps extends Pick<VinFieldProps, 'hasHint' | 'ownJob' | 'twin'> {
  /** The name of a part's field in the surrounding form. */
  nameOf: (part: keyof VehicleValues) => string;
  poNumberLabel: string;
  /** Called with several pasted VINs; the first is already filled in. */
  onSeveral: (vins: readonly string[]) => void;
}

/** The fields of one vehicle: the VIN first, because it determines year and make. */
export function VehicleFields(props: VehicleFieldsProps) {
  const { nameOf, poNumberLabel, onSeveral, ...vin } = props;
  const { t } = useTranslation('jobForm');
  const { getValues, setValue } = useSurroundingForm();
  const present = () => {
    const values = PARTS.map((part) => [part, getValues(nameOf(part))]);
    return Object.fromEntries(values) as VehicleValues; // each field has its part's type
  };
  const fill = (vehicle: Partial<VehicleValues>) => {
    for (const part of PARTS)
      if (vehicle[part] !== undefined)
        setValue(nameOf(part), vehicle[part], { shouldDirty: true, shouldValidate: true });
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
          name={nameOf('vinLast8')}
          year={nameOf('year')}
          onVins={handleVins}
          onPick={(vehicle) => fill(withVehicle(present(), vehicle))}
        />
      </div>
      <YearField name={nameOf('year')} />
      <MakeModelField
        name={nameOf('make')}
        label={t('make')}
        maxLength={TEXT_MAX.make}
        useSuggestions={useMakes}
      />
      <ModelField
        name={nameOf('model')}
        make={nameOf('make')}
        label={t('model')}
        onMake={(make) => fill({ make })}
      />
      <FormField name={nameOf('poNumber')} label={poNumberLabel} maxLength={TEXT_MAX.poNumber} />
    </>
  );
}

interface ModelFieldProps {
  name: string;
  /** The name of the make field of the same vehicle. */
  make: string;
  label: string;
  /** Called with the make of the picked model, if no make was given. */
  onMake: (make: string) => void;
}

/** The model, with search over the models of the make. */
function ModelField({ name, make, label, onMake }: ModelFieldProps) {
  const { control } = useSurroundingForm();
  // The `make` prop must name a text field.
  const given = (useWatch({ control, name: make }) as string).trim();
  const useModels = (q: string | null) => useModelsOf(given, q);
  return (
    <MakeModelField
      {...{ name, label }}
      maxLength={TEXT_MAX.model}
      useSuggestions={useModels}
      textOf={({ model }) => model}
      onPick={(picked) => {
        if (given === '' && picked.make !== '') onMake(picked.make);
      }}
    />
  );
}
