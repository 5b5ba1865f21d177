import { withPickedCustomer, type DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { isTbd } from '@dispatch/domain/people/customer';
import type { Job, JobUnit } from '../../api/jobs/jobs';
import type { DispatchValues } from './dispatchForm';

const known = (text: string | null | undefined) => (text == null || isTbd(text) ? '' : text);

/** The same vehicle, as for a return trip. */
function repeatedUnit({ vehicle, price }: JobUnit, id: string): DispatchUnit {
  const { year, make, model, vin, vinLast8, poNumber } = vehicle;
  return {
    id,
    year: year ?? null,
    make: known(make),
    model: known(model),
    vinLast8: known(vin ?? vinLast8),
    poNumber: poNumber ?? '',
    price: price ?? null,
  };
}

/** Form values copied from a job, except its driver, its history and a past pickup date. */
export function repeatedJob(job: Job, today: string): Partial<DispatchValues> {
  const { customer, jobVehicles, preferredPickupDate, price } = job;
  const places = LOCATION_FIELDS.map((field) => [field, job[field] ?? '']);
  const units = jobVehicles.map((unit, index) => repeatedUnit(unit, `repeated-${index}`));
  const [first] = units;
  const vehicles =
    units.length > 1
      ? { isMultipleVehicles: true, units }
      : {
          vehicleYear: first?.year ?? null,
          vinLast8: first?.vinLast8 ?? '',
          vehicleMakeModel: [first?.make, first?.model].filter(Boolean).join(' '),
          price: price ?? null,
        };
  return {
    ...(Object.fromEntries(places) as Record<LocationField, string>), // every field of the list
    ...(customer && withPickedCustomer(customer)),
    ...vehicles,
    poNumber: job.poNumber ?? '',
    pickupDate: preferredPickupDate && preferredPickupDate >= today ? preferredPickupDate : '',
    specialInstructions: job.specialInstructions ?? '',
  };
}
