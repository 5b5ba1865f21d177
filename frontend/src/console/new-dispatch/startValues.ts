import {
  blankUnit,
  withPickedCustomer,
  type DispatchUnit,
} from '@dispatch/domain/jobs/dispatch-form';
import type { Job } from '../../api/jobs/jobs';
import { shownTexts } from '../../parts/job-form/jobForm';
import { nameOf } from '../../parts/units/makeModelSuggestions';
import { toUnits } from '../../parts/units/unitForm';
import type { DispatchValues } from './dispatchForm';

/** One vehicle fills the fields of the single vehicle; several fill the units. */
export function vehiclesOf(
  units: readonly DispatchUnit[],
  price: number | null,
): Partial<DispatchValues> {
  if (units.length > 1) return { isMultipleVehicles: true, units };
  const [first = blankUnit('none')] = units;
  return {
    isMultipleVehicles: false,
    vehicleYear: first.year,
    vehicleMakeModel: nameOf(first),
    price,
    ...(first.vinLast8 && { vinLast8: first.vinLast8 }),
  };
}

/** Form values copied from a job, except its driver, its history and past dates. */
export function repeatedJob(job: Job, today: string): Partial<DispatchValues> {
  const { customer, preferredPickupDate, preferredDeliveryDate, price } = job;
  const notOver = (day: string | null) => (day !== null && day >= today ? day : '');
  return {
    ...shownTexts(job),
    ...(customer && withPickedCustomer(customer)),
    ...vehiclesOf(toUnits(job), price ?? null),
    pickupDate: notOver(preferredPickupDate),
    deliveryDate: notOver(preferredDeliveryDate),
  };
}
