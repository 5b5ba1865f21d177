import { LOCATION_FIELDS } from '@dispatch/domain/job-location';
import { jobReference } from '@dispatch/domain/job-reference';
import { toDollars } from '@dispatch/domain/money';
import { can } from '@dispatch/domain/permissions';
import { type Row, toDate, toFlag, toNullable, toNumber } from '../../database/rows';
import type { JobAnswer } from './job.schema';

type Unit = JobAnswer['jobVehicles'][number];
type Driver = NonNullable<JobAnswer['driver']>;
type Customer = NonNullable<JobAnswer['customer']>;

/** Columns that everybody sees as they are stored. */
export const PLAIN_JOB_COLUMNS = [
  'id',
  'status',
  'version',
  'completionNotes',
  'specialInstructions',
  'poNumber',
  'vehicleCount',
  'driverId',
  'customerId',
  'preferredPickupDate',
  ...LOCATION_FIELDS,
] as const;

/** Read along with the job, under `prefix_name`. */
export const DRIVER_COLUMNS = ['id', 'name', 'phone'] as const;
export const CUSTOMER_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'address',
  'city',
  'province',
  'postalCode',
] as const;
export const VEHICLE_COLUMNS = [
  'id',
  'year',
  'make',
  'model',
  'vinLast8',
  'vin',
  'poNumber',
] as const;

function pick(row: Row, columns: readonly string[], prefix = ''): Row {
  return Object.fromEntries(columns.map((column) => [column, row[prefix + column]]));
}

function dollars(cents: unknown): number | null {
  return toNullable(cents, (value) => toDollars(toNumber(value)));
}

/** A job as somebody of this role may see it: every field is on a list, nothing else gets out. */
export function presentJob(row: Row, unitRows: readonly Row[], role: string): JobAnswer {
  const seesPrices = can(role, 'prices:read');
  const jobVehicles = unitRows.map((unit) => presentUnit(unit, seesPrices));
  return {
    ...(pick(row, PLAIN_JOB_COLUMNS) as Pick<JobAnswer, (typeof PLAIN_JOB_COLUMNS)[number]>), // as stored
    jobId: jobReference(toNumber(row.id)),
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
    completedAt: toNullable(row.completedAt, toDate)?.toISOString() ?? null,
    ...(seesPrices && { price: dollars(row.priceCents) }),
    ...(can(role, 'billing:manage') && {
      hasDriverReport: toFlag(row.hasDriverReport),
      billingComplete: toFlag(row.billingComplete),
    }),
    driver: row.driver_id == null ? null : (pick(row, DRIVER_COLUMNS, 'driver_') as Driver), // as stored
    customer: row.customer_id == null ? null : presentCustomer(row, role),
    jobVehicles,
    vehicle: jobVehicles[0]?.vehicle ?? null,
  };
}

function presentCustomer(row: Row, role: string): Customer {
  return {
    ...(pick(row, CUSTOMER_COLUMNS, 'customer_') as Omit<Customer, 'status'>), // as stored
    ...(can(role, 'customers:manage') && {
      status: row.customer_status as Customer['status'], // checked when written
    }),
  };
}

function presentUnit(row: Row, seesPrices: boolean): Unit {
  return {
    id: toNumber(row.unit_id),
    ...(seesPrices && { price: dollars(row.priceCents) }),
    vehicle: pick(row, VEHICLE_COLUMNS) as Unit['vehicle'], // as stored
  };
}
