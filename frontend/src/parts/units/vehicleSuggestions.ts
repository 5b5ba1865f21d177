import { skipToken } from '@reduxjs/toolkit/query/react';
import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { isTbd } from '@dispatch/domain/people/customer';
import type { JobVehicle } from '../../api/jobs/jobs';
import { useSearchVehiclesQuery, type Vehicle } from '../../api/vehicles';

export function useVehicleSuggestions(q: string | null) {
  return useSearchVehiclesQuery(q === null ? skipToken : { q });
}

const known = (text: string | null) => (text === null || isTbd(text) ? '' : text);

/** A vehicle's values for forms; placeholders become empty. */
export function vehicleFacts({
  year,
  make,
  model,
  vin,
  vinLast8,
  poNumber,
}: Omit<JobVehicle, 'id'>) {
  return {
    year,
    make: known(make),
    model: known(model),
    vin: vin ?? known(vinLast8),
    poNumber: poNumber ?? '',
  };
}

/** The vehicle values of a form. */
export type VehicleValues = Pick<DispatchUnit, 'year' | 'make' | 'model' | 'vinLast8' | 'poNumber'>;

/** The values filled from a known vehicle; fields unknown there stay unchanged. */
export function withVehicle(values: VehicleValues, vehicle: Vehicle): VehicleValues {
  const { year, make, model, vin, poNumber } = vehicleFacts(vehicle);
  return {
    year: year ?? values.year,
    make: make || values.make,
    model: model || values.model,
    vinLast8: vin || values.vinLast8,
    poNumber: poNumber || values.poNumber,
  };
}

/** '2020 Ford F-150'; empty if nothing is known. */
export function vehicleName(vehicle: {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
}): string {
  const year = vehicle.year === null || Number.isNaN(vehicle.year) ? '' : String(vehicle.year);
  return [year, vehicle.make.trim(), vehicle.model.trim()].filter(Boolean).join(' ');
}
