import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { isTbd } from '@dispatch/domain/people/customer';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { trimmed } from '@dispatch/domain/text/text';
import { normaliseVin } from '@dispatch/domain/vehicles/vin';
import type { Job, JobChange } from '../../../api/jobs/jobs';
import { shownTexts, type JobFormValues } from '../../../parts/job-form/jobForm';

/** The editor's values: plain, so that two jobs can be compared field by field. */
export interface JobValues extends JobFormValues {
  readonly status: JobStatus;
  readonly preferredPickupDate: string;
  readonly preferredDeliveryDate: string;
  readonly vehicleMake: string;
  readonly vehicleModel: string;
  readonly vehicleVin: string;
  readonly vehiclePoNumber: string;
  readonly completionNotes: string;
  readonly responsibleId: number | null;
}

/** The form's names of the job's days. */
export const EDITED_DAYS = {
  pickup: 'preferredPickupDate',
  delivery: 'preferredDeliveryDate',
} as const;

/** The form's names of the fields of the first vehicle, by the server's names. */
export const FIRST_VEHICLE = {
  year: 'vehicleYear',
  make: 'vehicleMake',
  model: 'vehicleModel',
  vinLast8: 'vehicleVin',
  poNumber: 'vehiclePoNumber',
} as const;
const SENT_OF_VEHICLE = new Map<string, string>(
  Object.entries(FIRST_VEHICLE).map(([sent, field]) => [field, sent]),
);

export function toValues(job: Job): JobValues {
  const { vehicle } = job;
  return {
    ...shownTexts(job),
    status: job.status,
    price: job.price ?? null,
    preferredPickupDate: job.preferredPickupDate ?? '',
    preferredDeliveryDate: job.preferredDeliveryDate ?? '',
    customerId: job.customerId,
    driverId: job.driverId,
    responsibleId: job.responsibleId ?? null,
    vehicleYear: vehicle?.year ?? null,
    vehicleMake: vehicle?.make ?? '',
    vehicleModel: vehicle?.model ?? '',
    vehicleVin: vehicle?.vin ?? vehicle?.vinLast8 ?? '',
    vehiclePoNumber: vehicle?.poNumber ?? '',
    completionNotes: job.completionNotes ?? '',
  };
}

const vinOrNull = (text: string) => (isTbd(text) ? trimmed(text) : trimmed(normaliseVin(text)));

/** The value to send: blank and 'unassigned' become null. */
function sentValue(values: JobValues, field: keyof JobValues): string | number | null {
  const value = values[field];
  if (field === 'vehicleVin') return vinOrNull(values.vehicleVin);
  if (field === 'preferredPickupDate' || field === 'preferredDeliveryDate')
    return parseCalendarDate(values[field]);
  return typeof value === 'string' ? trimmed(value) : value;
}

/** Only the changed fields, so that other users' changes of other fields stay. */
export function toChange(values: JobValues, before: JobValues): JobChange {
  const change: Record<string, unknown> = {};
  const vehicleData: Record<string, unknown> = {};
  for (const field of Object.keys(values) as (keyof JobValues)[]) {
    const value = sentValue(values, field);
    if (value === sentValue(before, field)) continue;
    const vehicleField = SENT_OF_VEHICLE.get(field);
    if (vehicleField === undefined) change[field] = value;
    else vehicleData[vehicleField] = value;
  }
  // Fields and values have the types of the change.
  return { ...change, ...(Object.keys(vehicleData).length > 0 && { vehicleData }) };
}
