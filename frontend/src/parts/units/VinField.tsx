import { VIN_MAX } from '@dispatch/domain/limits';
import { normaliseVin, vinWarnings } from '@dispatch/domain/vehicles/vin';
import type { ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { Job } from '../../api/jobs/jobs';
import type { Vehicle } from '../../api/vehicles';
import { useTranslation } from '../../ui/text/useTranslation';
import { AsyncSearchField } from '../../ui/form/search/AsyncSearchField';
import { FormControlField } from '../../ui/form/FormField';
import { vinsOf } from './pastedVins';
import { useJobsWithVin } from './useJobsWithVin';
import { VehicleRow } from './VehicleRow';
import { VinElsewhere } from './VinElsewhere';
import { useVehicleSuggestions, vehicleFacts } from './vehicleSuggestions';
import { useSurroundingForm } from './unitForm';
import './units.css';

export interface VinFieldProps {
  name: string;
  /** The name of the same vehicle's year field; the VIN must agree with it. */
  year: string;
  /** Called with a complete VIN, with a VIN pasted over the whole field, or with several VINs. */
  onVins: (vins: readonly string[]) => void;
  onPick: (vehicle: Vehicle) => void;
  /** Among several fields only the first shows the hint. */
  hasHint?: boolean;
  /** The job that already contains the vehicle. */
  ownJob?: Job;
  /** The number, from 1, of the unit in this job with the same VIN. */
  twin?: number | null;
}

/** 8 to 17 characters with search over known vehicles; warnings never block. */
export function VinField(props: VinFieldProps) {
  const { name, year, onVins, onPick, hasHint = true, ownJob, twin = null } = props;
  const { t } = useTranslation('jobForm');
  const { control } = useSurroundingForm();
  // The two props must name a text and a number field.
  const value = useWatch({ control, name }) as string;
  const knownYear = useWatch({ control, name: year }) as number | null;
  const elsewhere = useJobsWithVin(value, ownJob);
  const warnings = vinWarnings(value, yearOf(knownYear));

  const handlePaste = (event: ClipboardEvent<HTMLElement>) => {
    const vins = vinsOf(event.clipboardData.getData('text'));
    // Text pasted into a partial VIN is inserted at the cursor.
    const isWhole = value.trim() === '' || isAllSelected(event.target);
    if (vins.length > 1 || (vins.length === 1 && isWhole)) {
      event.preventDefault();
      onVins(vins);
    }
  };
  return (
    <FormControlField
      name={name}
      label={t('vin')}
      help={
        warnings.length === 0 && elsewhere.length === 0 && twin === null ? (
          hasHint && t('vinHint')
        ) : (
          <span className="doubt">
            {twin !== null && <span role="status">{`${t('vinTwin', { number: twin })} `}</span>}
            {elsewhere.map((job) => (
              <VinElsewhere key={job.id} job={job} />
            ))}
            {warnings.map((warning) => t(`vinWarning.${warning}`)).join(' ')}
          </span>
        )
      }
      render={({ field, ids }) => (
        <div className="vin-field" onPaste={handlePaste}>
          <AsyncSearchField<Vehicle>
            ids={ids}
            name={field.name}
            inputRef={field.ref}
            value={value}
            onChange={(text) => {
              const vin = normaliseVin(text);
              if (vin.length === VIN_MAX) onVins([vin]);
              else field.onChange(text);
            }}
            onBlur={() => {
              const tidy = normaliseVin(value);
              if (tidy !== value) field.onChange(tidy);
              field.onBlur();
            }}
            onPick={onPick}
            useSuggestions={useVehicleSuggestions}
            keyOf={({ id }) => id}
            labelOf={(vehicle) => vehicleFacts(vehicle).vin}
            renderItem={(vehicle) => <VehicleRow vehicle={vehicle} />}
            maxLength={VIN_MAX}
          />
        </div>
      )}
    />
  );
}

function yearOf(known: number | null): number | null {
  const year = Number(known);
  return Number.isInteger(year) && year > 0 ? year : null;
}

function isAllSelected(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  return target.selectionStart === 0 && target.selectionEnd === target.value.length;
}
