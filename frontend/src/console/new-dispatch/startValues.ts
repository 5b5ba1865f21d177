import {
  blankUnit,
  withPickedCustomer,
  type DispatchUnit,
} from '@dispatch/domain/jobs/dispatch-form';
import type { Colleague } from '../../api/jobs/comments';
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

/** The user who looks after a job, if still among the colleagues. */
export function stillColleague(
  id: number | null | undefined,
  colleagues: readonly Colleague[],
): number | null {
  return colleagues.find((each) => each.id === id)?.id ?? null;
}

/** Form values copied from a job, except its driver, its history, past dates and a former responsible user. */
export function repeatedJob(
  job: Job,
  colleagues: readonly Colleague[],
  today: string,
): Partial<DispatchValues> {
  const { customer, preferredPickupDate, preferredDeliveryDate, price, responsibleId } = job;
  const notOver = (day: string | null) => (day !== null && day >= today ? day : '');
  return {
    ...shownTexts(job),
    ...(customer && withPickedCustomer(customer)),
    ...vehiclesOf(toUnits(job), price ?? null),
    responsibleId: stillColleague(responsibleId, colleagues),
    pickupDate: notOver(preferredPickupDate),
    deliveryDate: notOver(preferredDeliveryDate),
  };
}
