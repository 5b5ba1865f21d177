import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { isTbd } from '@dispatch/domain/people/customer';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { trimmed } from '@dispatch/domain/text/text';
import { normaliseVin } from '@dispatch/domain/vehicles/vin';
import type { Job, JobChange } from '../../../api/jobs/jobs';

/** The editor's values: plain, so that two jobs can be compared field by field. */
export interface JobValues extends Record<LocationField, string> {
  status: JobStatus;
  poNumber: string;
  price: number | null;
  preferredPickupDate: string;
  customerId: number | null;
  driverId: number | null;
  vehicleYear: number | null;
  vehicleMake: string;
  vehicleModel: string;
  vehicleVin: string;
  vehiclePoNumber: string;
  specialInstructions: string;
  completionNotes: string;
}
export type JobField = keyof JobValues;

/** The server's names of the fields of the first vehicle. */
export const VEHICLE_FIELDS = {
  vehicleYear: 'year',
  vehicleMake: 'make',
  vehicleModel: 'model',
  vehicleVin: 'vinLast8',
  vehiclePoNumber: 'poNumber',
} as const;

export function toValues(job: Job): JobValues {
  const { vehicle } = job;
  const locations = LOCATION_FIELDS.map((field) => [field, job[field] ?? '']);
  return {
    ...(Object.fromEntries(locations) as Record<LocationField, string>), // every field of the list
    status: job.status,
    poNumber: job.poNumber ?? '',
    price: job.price ?? null,
    preferredPickupDate: job.preferredPickupDate ?? '',
    customerId: job.customerId,
    driverId: job.driverId,
    vehicleYear: vehicle?.year ?? null,
    vehicleMake: vehicle?.make ?? '',
    vehicleModel: vehicle?.model ?? '',
    vehicleVin: vehicle?.vin ?? vehicle?.vinLast8 ?? '',
    vehiclePoNumber: vehicle?.poNumber ?? '',
    specialInstructions: job.specialInstructions ?? '',
    completionNotes: job.completionNotes ?? '',
  };
}

const vinOrNull = (text: string) => (isTbd(text) ? trimmed(text) : trimmed(normaliseVin(text)));

/** The value to send: blank and 'unassigned' become null. */
function sentValue(values: JobValues, field: JobField): string | number | null {
  const value = values[field];
  if (field === 'vehicleVin') return vinOrNull(values.vehicleVin);
  if (field === 'preferredPickupDate') return parseCalendarDate(values.preferredPickupDate);
  return typeof value === 'string' ? trimmed(value) : value;
}

/** Only the changed fields, so that other users' changes of other fields stay. */
export function toChange(values: JobValues, before: JobValues): JobChange {
  const fields = Object.keys(values) as JobField[];
  const change: Record<string, unknown> = {};
  const vehicleData: Record<string, unknown> = {};
  for (const field of fields) {
    const value = sentValue(values, field);
    if (value === sentValue(before, field)) continue;
    if (field in VEHICLE_FIELDS) {
      vehicleData[VEHICLE_FIELDS[field as keyof typeof VEHICLE_FIELDS]] = value;
    } else {
      change[field] = value;
    }
  }
  // Fields and values have the types of the change.
  return { ...change, ...(Object.keys(vehicleData).length > 0 && { vehicleData }) };
}
