import { withPickedCustomer, type DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { isTbd } from '@dispatch/domain/people/customer';
import type { Job, JobUnit } from '../../api/jobs';
import type { DispatchValues } from './dispatchForm';

const known = (text: string | null | undefined) => (text == null || isTbd(text) ? '' : text);

/** What of a vehicle may be the same again; its VIN and PO number are never another's. */
function repeatedUnit({ vehicle, price }: JobUnit, id: string): DispatchUnit {
  const { year, make, model } = vehicle;
  return {
    id,
    year: year ?? null,
    make: known(make),
    model: known(model),
    vinLast8: '',
    poNumber: '',
    price: price ?? null,
  };
}

/** The form of a job like another: all but what belongs to that order alone. */
export function repeatedJob(job: Job): Partial<DispatchValues> {
  const { customer, jobVehicles, price } = job;
  const places = LOCATION_FIELDS.map((field) => [field, job[field] ?? '']);
  const units = jobVehicles.map((unit, index) => repeatedUnit(unit, `repeated-${index}`));
  const [first] = units;
  const vehicles =
    units.length > 1
      ? { isMultipleVehicles: true, units }
      : {
          vehicleYear: first?.year ?? null,
          vehicleMakeModel: [first?.make, first?.model].filter(Boolean).join(' '),
          price: price ?? null,
        };
  return {
    ...(Object.fromEntries(places) as Record<LocationField, string>), // every field of the list
    ...(customer && withPickedCustomer(customer)),
    ...vehicles,
    specialInstructions: job.specialInstructions ?? '',
  };
}
