import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { STOP_TIMES, type StopTime } from '@dispatch/domain/jobs/stop-window';
import { isTbd } from '@dispatch/domain/people/customer';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import type { TemplateJobBody } from '../../../api/jobs/series';

const known = (text: string | null | undefined) => (text == null || isTbd(text) ? null : text);

function unitOf({ vehicle, price }: JobUnit) {
  const { year, make, model } = vehicle;
  return { year, make: known(make), model: known(model), price };
}

/** The reusable parts of a job: everything except driver, date, VINs and PO numbers. */
export function templateOfJob(job: Job): TemplateJobBody {
  const places = [...LOCATION_FIELDS, ...STOP_TIMES].map((field) => [field, job[field] ?? null]);
  const { customerId, responsibleId = null, specialInstructions, price, jobVehicles } = job;
  return {
    ...(Object.fromEntries(places) as Record<LocationField | StopTime, string | null>), // every field of the lists
    ...{ customerId, responsibleId, specialInstructions },
    price: jobVehicles.length > 1 ? null : price,
    vehicleUnitsData: jobVehicles.length > 0 ? jobVehicles.map(unitOf) : null,
  };
}
