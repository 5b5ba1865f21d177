import { VIN_MAX, SEARCH_DEBOUNCE_MS, VIN_LAST } from '@dispatch/domain/limits';
import {
  normaliseVin,
  vinWarnings,
  hasVin,
  isVinInput,
  lastEight,
} from '@dispatch/domain/vehicles/vin';
import type { ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { isOpen } from '@dispatch/domain/jobs/job-status';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type Job, useListJobsQuery } from '../../api/jobs/jobs';
import type { Vehicle } from '../../api/vehicles';
import { useTranslation } from '../../ui/text/useTranslation';
import { AsyncSearchField } from '../../ui/form/search/AsyncSearchField';
import { FormControlField } from '../../ui/form/FormField';
import { vinsOf } from './pastedVins';
import { VinElsewhere } from './VinElsewhere';
import { useVehicleSuggestions, vehicleFacts } from './vehicleSuggestions';
import { useSurroundingForm } from './unitForm';
import './units.css';
import { useDebouncedValue } from '../../ui/form/search/useDebouncedValue';
import { OptionRow } from '../../ui/form/search/OptionRow';
import { useVehicleTitle } from '../job/useVehicleTitle';

/** The maximum number of a vehicle's newest jobs that are checked. */
const LOOKED_THROUGH = 20;

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

/** Other open jobs with a vehicle of this VIN. */
function useJobsWithVin(text: string, own: Job | undefined): readonly Job[] {
  const vin = normaliseVin(useDebouncedValue(text, SEARCH_DEBOUNCE_MS));
  const isHere = (job: Job) =>
    job.jobVehicles.some(({ vehicle, leftBehind }) => !leftBehind && hasVin(vehicle, vin));
  const isWhole = isVinInput(vin) && (vin.length === VIN_LAST || vin.length === VIN_MAX);
  const isAsked = isWhole && !(own && isHere(own));
  const { currentData = [] } = useListJobsQuery(
    isAsked ? { q: lastEight(vin), limit: LOOKED_THROUGH } : skipToken,
  );
  return currentData.filter((job) => job.id !== own?.id && isOpen(job.status) && isHere(job));
}

/** A known vehicle among the suggestions. */
function VehicleRow({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('jobForm');
  const titleOf = useVehicleTitle();
  const { vin } = vehicleFacts(vehicle);
  return (
    <OptionRow
      text={titleOf(vehicle, vehicle.createdAt) ?? t('unknownVehicle')}
      detail={vin}
      isMono
    />
  );
}
