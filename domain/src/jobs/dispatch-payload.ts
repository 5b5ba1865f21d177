import { TBD } from '../people/customer';
import type { DispatchFormValues, DispatchUnit } from './dispatch-form';
import { type DispatchText, forEachDispatchText } from './dispatch-texts';
import { initialStatus } from './job-intent';
import { LOCATION_FIELDS, type LocationField } from './job-location';
import type { JobStatus } from './job-status';
import type { StopTime } from './stop-window';
import { trimmed } from '../text/text';
import { normaliseVin } from '../vehicles/vin';

/** Request bodies of the three calls that create a job (specification 7, "job creation flow"). */
export type CustomerUpsertPayload = {
  readonly email: string | null;
  readonly phone: string | null;
} & ({ readonly id: number } | { readonly name: string });

export interface VehiclePayload {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly vinLast8: string;
  readonly poNumber: string | null;
}

export interface UnitPayload extends VehiclePayload {
  readonly price: number | null;
}

export interface JobPayload extends Readonly<
  Record<LocationField | DispatchText | StopTime, string | null>
> {
  readonly customerId: number | null;
  readonly vehicleId?: number;
  readonly vehicleIds?: readonly number[];
  readonly vehicleUnitsData?: readonly UnitPayload[];
  readonly driverId: number | null;
  readonly responsibleId?: number;
  readonly preferredPickupDate: string | null;
  readonly preferredDeliveryDate: string | null;
  readonly price: number | null;
  readonly status: JobStatus;
}

/**
 * Step 1: the customer to upsert, or null if no customer field is given. A selected customer gets only edited fields.
 * A typed customer is matched by e-mail and name.
 */
export function toCustomerUpsert(values: DispatchFormValues): CustomerUpsertPayload | null {
  const { customerId: id } = values;
  if (id !== null)
    return {
      id,
      email: changed(values.pickedEmail, values.customerEmail),
      phone: changed(values.pickedPhone, values.customerPhone),
    };
  const name = trimmed(values.customerName);
  const email = trimmed(values.customerEmail);
  const phone = trimmed(values.customerPhone);
  return name || email || phone ? { name: name ?? TBD, email, phone } : null;
}

function changed(picked: string, now: string): string | null {
  return trimmed(now) === trimmed(picked) ? null : trimmed(now);
}

/** Step 2: the vehicles to create: one in single mode, else one per unit, including empty units. */
export function toVehicles(values: DispatchFormValues, currentYear: number): VehiclePayload[] {
  if (values.isMultipleVehicles) {
    return values.units.map((unit) => unitVehicle(unit, currentYear));
  }
  const { make, model } = splitMakeModel(values.vehicleMakeModel);
  return [
    {
      year: values.vehicleYear ?? currentYear,
      make: make ?? TBD,
      model: model ?? TBD,
      vinLast8: normaliseVin(values.vinLast8) || TBD,
      poNumber: null,
    },
  ];
}

/**
 * Step 3: the job with the ids from steps 1 and 2, in order. Multiple mode also sends the unit data, since unit
 * prices belong to the job.
 */
export function toJobPayload(
  values: DispatchFormValues,
  customerId: number | null,
  vehicleIds: readonly number[],
  currentYear: number,
): JobPayload {
  return {
    customerId,
    ...vehiclesOf(values, vehicleIds, currentYear),
    driverId: values.driverId,
    ...(values.responsibleId !== null && { responsibleId: values.responsibleId }),
    ...locationsOf(values),
    preferredPickupDate: trimmed(values.pickupDate),
    preferredDeliveryDate: trimmed(values.deliveryDate),
    pickupFrom: trimmed(values.pickupFrom),
    pickupUntil: trimmed(values.pickupUntil),
    dropoffFrom: trimmed(values.dropoffFrom),
    dropoffUntil: trimmed(values.dropoffUntil),
    ...forEachDispatchText((field) => trimmed(values[field])),
    price: values.isMultipleVehicles ? null : values.price,
    status: initialStatus(values.driverId),
  };
}

/** The make is the first word, the model is the rest; null for a missing part. */
export function splitMakeModel(text: string): { make: string | null; model: string | null } {
  const [make, ...model] = text.trim().split(/\s+/);
  return { make: make || null, model: model.join(' ') || null };
}

/** A new unit with its price; missing text becomes TBD. */
export function toUnitPayload(unit: DispatchUnit, currentYear: number): UnitPayload {
  return { ...unitVehicle(unit, currentYear), price: unit.price };
}

function unitVehicle(unit: DispatchUnit, currentYear: number): VehiclePayload {
  return {
    year: unit.year ?? currentYear,
    make: trimmed(unit.make) ?? TBD,
    model: trimmed(unit.model) ?? TBD,
    vinLast8: normaliseVin(unit.vinLast8) || TBD,
    poNumber: trimmed(unit.poNumber),
  };
}

function vehiclesOf(
  values: DispatchFormValues,
  vehicleIds: readonly number[],
  currentYear: number,
): Pick<JobPayload, 'vehicleId' | 'vehicleIds' | 'vehicleUnitsData'> {
  if (!values.isMultipleVehicles) {
    const [vehicleId] = vehicleIds;
    return vehicleId === undefined ? {} : { vehicleId };
  }
  return {
    vehicleIds,
    vehicleUnitsData: values.units.map((unit) => toUnitPayload(unit, currentYear)),
  };
}

function locationsOf(values: DispatchFormValues): Record<LocationField, string | null> {
  const entries = LOCATION_FIELDS.map((field) => [field, trimmed(values[field])]);
  return Object.fromEntries(entries) as Record<LocationField, string | null>; // every field is in the list
}
