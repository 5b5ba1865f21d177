import { dayOf } from '@dispatch/domain/time/company-day';
import { TBD } from '@dispatch/domain/people/customer';
import { optionalSortKey, routeSortKeys } from '@dispatch/domain/text/sort-key';
import { splitVin } from '@dispatch/domain/vehicles/vin';
import type { Activity } from '../database/schema/entities/activity';
import type { Job } from '../database/schema/entities/jobs/job';
import type { Vehicle } from '../database/schema/entities/vehicle';
import { NO_DETAILS, UNSIGNED } from '../modules/jobs/change/job-fields';
import type { HistoryStep } from './plan-history';
import type { PlannedJob, PlannedUnit } from './plan-jobs';
import type { Site } from './plan-routes';

export interface Person {
  readonly userId: number;
  readonly name: string;
}

export type VehicleRow = Vehicle;
export type JobRow = Omit<Job, 'driver' | 'customer'>;
export type ActivityRow = Omit<Activity, 'id'>;

type Location<S extends string, T> = { [K in keyof T & string as `${S}${Capitalize<K>}`]: T[K] };

function location<S extends 'pickup' | 'dropoff'>(side: S, site: Site) {
  const { address, city, province, postalCode, contactName, contactPhone, siteContactName } = site;
  const parts = { address, city, province, postalCode, contactName, contactPhone, siteContactName };
  const named = Object.entries(parts).map(([name, value]) => [
    `${side}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value,
  ]);
  return Object.fromEntries(named) as Location<S, typeof parts>; // the very names made above
}

export function jobRow(
  id: number,
  job: PlannedJob,
  ids: Pick<JobRow, 'driverId' | 'customerId' | 'carriedFromId'>,
  history: readonly HistoryStep[],
  timeZone: string,
): JobRow {
  const { route, units, cancellation, carrying: _other, ...known } = job;
  const { customer: _customer, driver: _driver, ...facts } = known;
  const places = {
    ...location('pickup', route.pickup),
    ...location('dropoff', route.dropoff),
  };
  const loading = history.find(({ after }) => after['status'] === 'picked-up');
  return {
    ...NO_DETAILS,
    ...facts,
    ...UNSIGNED,
    ...ids,
    ...places,
    ...routeSortKeys(places),
    pickedUpOn: loading === undefined ? null : dayOf(loading.at, timeZone),
    id,
    vehicleCount: units.length,
    version: history.length,
    updatedAt: history.at(-1)?.at ?? job.createdAt,
    deletedAt: cancellation?.at ?? null,
    hasLeft: units.some(({ leftReason }) => leftReason !== null) ? true : null,
  };
}

/** Unknown values get the defaults of the create form. */
export function vehicleRow(id: number, unit: PlannedUnit, createdAt: Date): VehicleRow {
  const { vehicle, hasWholeVin, poNumber } = unit;
  const { year, make, model } = vehicle ?? {
    year: createdAt.getUTCFullYear(),
    make: TBD,
    model: TBD,
  };
  const { vin, vinLast8 } = splitVin(vehicle?.vin ?? TBD);
  return {
    id,
    year,
    make,
    makeSort: optionalSortKey(make),
    model,
    vinLast8,
    vin: hasWholeVin ? vin : null,
    poNumber,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

export function activityRow(
  job: { readonly id: number; readonly driverId: number | null },
  step: HistoryStep,
  version: number,
  actor: Person,
): ActivityRow {
  const isBeforeDriver = step.action === 'job.created';
  return {
    at: step.at,
    actorId: actor.userId,
    actorName: actor.name,
    action: step.action,
    resource: 'job',
    resourceId: job.id,
    resourceVersion: version,
    driverBefore: isBeforeDriver || step.action === 'job.assigned' ? null : job.driverId,
    driverAfter: isBeforeDriver ? null : job.driverId,
    before: step.before === null ? null : JSON.stringify(step.before),
    after: JSON.stringify(step.after),
    requestId: null,
    ...{ address: null, userAgent: null, erasedAt: null },
    tappedAt: null,
  };
}
