import { priceAfterUnits } from '@dispatch/domain/jobs/job-price';
import { toDollars } from '@dispatch/domain/text/money';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { JobFields } from '../records/job-fields';
import type { LoadedUnit } from '../records/job-unit.repository';

/** The prices of the units paid with this job. Units that another job took over are paid there. */
const prices = (units: readonly LoadedUnit[]) =>
  units.filter(({ carriedToId }) => carriedToId === null).map(({ priceCents }) => priceCents);

/** A unit in the form of the activity log. */
export function unitFacts({ id, vehicle, priceCents }: LoadedUnit) {
  const { year, make, model, vin, vinLast8, poNumber } = vehicle;
  const price = priceCents === null ? null : toDollars(priceCents);
  return { id, year, make, model, vinLast8: vin ?? vinLast8, poNumber, price };
}

/** The job's fields that depend on its units. */
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

/** As stored in the job: true, or null if no unit was left behind. */
export function hasLeft(units: readonly Pick<LoadedUnit, 'leftReason'>[]): true | null {
  return units.some(({ leftReason }) => leftReason !== null) ? true : null;
}
