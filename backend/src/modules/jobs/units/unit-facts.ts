import { priceAfterUnits } from '@dispatch/domain/jobs/job-price';
import { toDollars } from '@dispatch/domain/text/money';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { JobFields } from '../change/job-fields';
import type { LoadedUnit } from '../change/job-unit.repository';

/** Of the units that are paid for with this job: those that another job took over are with that one. */
const prices = (units: readonly LoadedUnit[]) =>
  units.filter(({ carriedToId }) => carriedToId === null).map(({ priceCents }) => priceCents);

/** A unit as the activity log keeps it. */
export function unitFacts({ id, vehicle, priceCents }: LoadedUnit) {
  const { year, make, model, vin, vinLast8, poNumber } = vehicle;
  const price = priceCents === null ? null : toDollars(priceCents);
  return { id, year, make, model, vinLast8: vin ?? vinLast8, poNumber, price };
}

/** What a job keeps of its units, after some came or went. */
export function unitsFields(
  job: Job,
  before: readonly LoadedUnit[],
  after: readonly LoadedUnit[],
): JobFields {
  return {
    vehicleCount: after.length,
    priceCents: priceAfterUnits(job.priceCents, prices(before), prices(after)),
  };
}

/** As the job keeps it: true, or null where no unit was left behind. */
export function hasLeft(units: readonly Pick<LoadedUnit, 'leftReason'>[]): true | null {
  return units.some(({ leftReason }) => leftReason !== null) ? true : null;
}
