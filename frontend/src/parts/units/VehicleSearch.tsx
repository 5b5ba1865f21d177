import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { Vehicle } from '../../api/vehicles';
import { AsyncSearchField } from '../../ui/form/search/AsyncSearchField';
import { FormControlField } from '../../ui/form/FormField';
import { VehicleRow } from './VehicleRow';
import { useVehicleSuggestions, vehicleFacts, vehicleName } from './vehicleSuggestions';

interface VehicleSearchProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a text. */
  name: FieldPath<Values>;
  label: string;
  maxLength: number;
  onPick: (vehicle: Vehicle) => void;
}

/** Free text about a vehicle with search over the known ones. */
export function VehicleSearch<Values extends FieldValues>(props: VehicleSearchProps<Values>) {
  const { control, name, label, maxLength, onPick } = props;
  return (
    <FormControlField
      {...{ control, name, label }}
      render={({ field, ids }) => (
        <AsyncSearchField<Vehicle>
          ids={ids}
          name={field.name}
          inputRef={field.ref}
          value={field.value} // by the promise of `name`
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
