import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VIN_MAX } from '@dispatch/domain/limits';
import { normaliseVin, vinWarnings } from '@dispatch/domain/vin';
import type { ClipboardEvent } from 'react';
import { useWatch, type FieldPathByValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../api/vehicles';
import { AsyncSearchField } from '../../components/form/AsyncSearchField';
import { FormControlField } from '../../components/form/FormField';
import { useDispatchForm, type DispatchValues } from './dispatchForm';
import { OptionRow } from './OptionRow';
import { vinsOf } from './pastedVins';
import { useVehicleSuggestions, vehicleFacts, vehicleName } from './searches';

interface VinFieldProps {
  name: FieldPathByValue<DispatchValues, string>;
  /** The same vehicle's year, which the VIN must agree with. */
  year: FieldPathByValue<DispatchValues, number | null>;
  /** VINs that were pasted over an empty field, or several at once. */
  onVins: (vins: readonly string[]) => void;
  onPick: (vehicle: Vehicle) => void;
}

/** 8 to 17 characters with search over known vehicles; doubts are said and never block. */
export function VinField({ name, year, onVins, onPick }: VinFieldProps) {
  const { t } = useTranslation('dispatch');
  const { control, setValue, getValues } = useDispatchForm();
  const value = useWatch({ control, name });
  const knownYear = useWatch({ control, name: year });
  const warnings = vinWarnings(value, knownYear);

  const handlePaste = (event: ClipboardEvent<HTMLElement>) => {
    const vins = vinsOf(event.clipboardData.getData('text'));
    // A piece pasted into a half-typed VIN belongs where the cursor is.
    const isWhole = getValues(name).trim() === '' || isAllSelected(event.target);
    if (vins.length > 1 || (vins.length === 1 && isWhole)) {
      event.preventDefault();
      onVins(vins);
    }
  };
  return (
    <FormControlField
      control={control}
      name={name}
      label={t('vehicle.vin')}
      help={
        warnings.length === 0 ? (
          t('vehicle.vinHint')
        ) : (
          <Typography component="span" variant="inherit" sx={{ color: 'warning.text' }}>
            {warnings.map((warning) => t(`vehicle.vinWarning.${warning}`)).join(' ')}
          </Typography>
        )
      }
      render={({ field, ids }) => (
        <Box onPaste={handlePaste}>
          <AsyncSearchField<Vehicle>
            ids={ids}
            name={field.name}
            inputRef={field.ref}
            value={value}
            onChange={field.onChange}
            onBlur={() => {
              const tidy = normaliseVin(value);
              if (tidy !== value) setValue(name, tidy, { shouldDirty: true });
              field.onBlur();
            }}
            onPick={onPick}
            useSuggestions={useVehicleSuggestions}
            keyOf={({ id }) => id}
            labelOf={(vehicle) => vehicleFacts(vehicle).vin}
            renderItem={(vehicle) => <VehicleRow vehicle={vehicle} />}
            maxLength={VIN_MAX}
          />
        </Box>
      )}
    />
  );
}

function isAllSelected(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  return target.selectionStart === 0 && target.selectionEnd === target.value.length;
}

export function VehicleRow({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('dispatch');
  const facts = vehicleFacts(vehicle);
  const name = vehicleName(facts);
  return <OptionRow text={name || t('vehicle.unknown')} detail={facts.vin} isMono />;
}
