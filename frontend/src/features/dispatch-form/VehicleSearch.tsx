import type { FieldPathByValue } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { Vehicle } from '../../api/vehicles';
import { AsyncSearchField } from '../../components/form/AsyncSearchField';
import { FormControlField } from '../../components/form/FormField';
import { useDispatchForm, type DispatchValues } from './dispatchForm';
import { useVehicleSuggestions, vehicleFacts, vehicleName } from './searches';
import { VehicleRow } from './VinField';

interface VehicleSearchProps {
  name: FieldPathByValue<DispatchValues, string>;
  label: string;
  maxLength: number;
  onPick: (vehicle: Vehicle) => void;
}

/** Free text about a vehicle with search over the known ones. */
export function VehicleSearch({ name, label, maxLength, onPick }: VehicleSearchProps) {
  const { control } = useDispatchForm();
  const value = useWatch({ control, name });
  return (
    <FormControlField
      {...{ control, name, label }}
      render={({ field, ids }) => (
        <AsyncSearchField<Vehicle>
          ids={ids}
          name={field.name}
          inputRef={field.ref}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onPick={onPick}
          useSuggestions={useVehicleSuggestions}
          keyOf={({ id }) => id}
          labelOf={(vehicle) => vehicleName(vehicleFacts(vehicle))}
          renderItem={(vehicle) => <VehicleRow vehicle={vehicle} />}
          maxLength={maxLength}
        />
      )}
    />
  );
}
