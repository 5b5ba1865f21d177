import { LOCATION_FIELDS } from '@dispatch/domain/job-location';
import { jobReference } from '@dispatch/domain/job-reference';
import { toDollars } from '@dispatch/domain/money';
import { can } from '@dispatch/domain/permissions';
import { type Row, toFlag, toIsoText, toNullable, toNumber } from '../../database/rows';
import type { JobAnswer } from './job.schema';

type Unit = JobAnswer['jobVehicles'][number];

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

interface Source {
  readonly name: string;
  readonly column: string;
}

function sources(names: readonly string[], prefix = ''): readonly Source[] {
  return names.map((name) => ({ name, column: prefix + name }));
}

const JOB_SOURCES = sources(PLAIN_JOB_COLUMNS);
const DRIVER_SOURCES = sources(DRIVER_COLUMNS, 'driver_');
const CUSTOMER_SOURCES = sources(CUSTOMER_COLUMNS, 'customer_');
const VEHICLE_SOURCES = sources(VEHICLE_COLUMNS, 'vehicle_');

/** A plain loop: lists hold thousands of these. */
function pick(row: Row, from: readonly Source[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const { name, column } of from) picked[name] = row[column];
  return picked;
}

/** What somebody of a role gets to see, asked once for a whole list. */
interface Sight {
  readonly prices: boolean;
  readonly billing: boolean;
  readonly customers: boolean;
}

/** Jobs as somebody of this role may see them: every field is on a list, nothing else gets out. */
export function presentJobs(
  rows: readonly Row[],
  units: ReadonlyMap<number, readonly Row[]>,
  role: string,
): JobAnswer[] {
  const sees = {
    prices: can(role, 'prices:read'),
    billing: can(role, 'billing:manage'),
    customers: can(role, 'customers:manage'),
  };
  return rows.map((row) => presentJob(row, units.get(toNumber(row.id)) ?? [], sees));
}

function presentJob(row: Row, unitRows: readonly Row[], sees: Sight): JobAnswer {
  const jobVehicles = unitRows.map((unit) => presentUnit(unit, sees));
  const job = pick(row, JOB_SOURCES);
  job['jobId'] = jobReference(toNumber(row.id));
  job['createdAt'] = toIsoText(row.createdAt);
  job['updatedAt'] = toIsoText(row.updatedAt);
  job['completedAt'] = toNullable(row.completedAt, toIsoText);
  if (sees.prices) job['price'] = dollars(row.priceCents);
  if (sees.billing) {
    job['hasDriverReport'] = toFlag(row.hasDriverReport);
    job['billingComplete'] = toFlag(row.billingComplete);
  }
  job['driver'] = row.driver_id == null ? null : pick(row, DRIVER_SOURCES);
  job['customer'] = row.customer_id == null ? null : presentCustomer(row, sees);
  job['jobVehicles'] = jobVehicles;
  job['vehicle'] = jobVehicles[0]?.vehicle ?? null;
  return job as JobAnswer; // field by field what its schema says; the contract's tests hold it to that
}

function presentCustomer(row: Row, sees: Sight): Record<string, unknown> {
  const customer = pick(row, CUSTOMER_SOURCES);
  if (sees.customers) customer['status'] = row.customer_status;
  return customer;
}

function presentUnit(unit: Row, sees: Sight): Unit {
  return {
    id: toNumber(unit.unit_id),
    ...(sees.prices && { price: dollars(unit.unit_priceCents) }),
    vehicle: pick(unit, VEHICLE_SOURCES) as Unit['vehicle'], // as stored
  };
}

function dollars(cents: unknown): number | null {
  return toNullable(cents, (value) => toDollars(toNumber(value)));
}
