import { blankUnit, withPickedCustomer, type DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { trimmed } from '@dispatch/domain/text/text';
import type { Job } from '../../api/jobs/jobs';
import type { JobTemplate, TemplateJobBody } from '../../api/jobs/series';
import { shownTexts, storedTexts } from '../../parts/job-form/jobForm';
import { nameOf } from '../../parts/units/makeModelSuggestions';
import { toUnits } from '../../parts/units/unitForm';
import { unitsOf, type DispatchValues } from './dispatchForm';

/** One vehicle fills the fields of the single vehicle; several fill the units. */
function vehiclesOf(units: readonly DispatchUnit[], price: number | null): Partial<DispatchValues> {
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

/** Form values copied from a job, except its driver, its history and a past pickup date. */
export function repeatedJob(job: Job, today: string): Partial<DispatchValues> {
  const { customer, preferredPickupDate, price } = job;
  return {
    ...shownTexts(job),
    ...(customer && withPickedCustomer(customer)),
    ...vehiclesOf(toUnits(job), price ?? null),
    pickupDate: preferredPickupDate && preferredPickupDate >= today ? preferredPickupDate : '',
  };
}

/** Form values of a template; a typed VIN stays. */
export function fromTemplate({ job }: JobTemplate): Partial<DispatchValues> {
  const units = job.vehicleUnitsData.map(({ year, make, model, price }, index) => ({
    ...blankUnit(`template-${String(index)}`),
    ...{ year, make: make ?? '', model: model ?? '', price },
  }));
  return { ...shownTexts(job), ...vehiclesOf(units, job.price ?? units[0]?.price ?? null) };
}

/** The reusable parts of the form. */
export function toTemplate(values: DispatchValues): TemplateJobBody {
  const { customerId, isMultipleVehicles, price } = values;
  const units = unitsOf(values).map((unit) => ({
    year: unit.year,
    make: trimmed(unit.make),
    model: trimmed(unit.model),
    ...(isMultipleVehicles && { price: unit.price }),
  }));
  return {
    ...storedTexts(values),
    customerId,
    price: isMultipleVehicles ? null : price,
    vehicleUnitsData: units.length > 0 ? units : null,
  };
}
