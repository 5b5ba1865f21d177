import { DISPATCH_TEXT_FIELDS } from '@dispatch/domain/jobs/dispatch-texts';
import { LOCATION_FIELDS } from '@dispatch/domain/jobs/job-location';
import { STOP_TIMES } from '@dispatch/domain/jobs/stop-window';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { isSignatureOutcome } from '@dispatch/domain/report/signature';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';
import { type Row, toFlag, toIsoText, toNullable, toNumber, toText } from '../../../database/rows';
import type { JobAnswer } from '../job.schema';
import { dollars, type Prefixed, presentUnit, type UnitRow } from './present-unit';

type Driver = NonNullable<JobAnswer['driver']>;
type Customer = NonNullable<JobAnswer['customer']>;

/** Columns shown to all users as stored. */
export const PLAIN_JOB_COLUMNS = [
  'id',
  'status',
  'version',
  'completionNotes',
  ...DISPATCH_TEXT_FIELDS,
  'vehicleCount',
  'driverId',
  'customerId',
  'preferredPickupDate',
  'preferredDeliveryDate',
  ...STOP_TIMES,
  ...LOCATION_FIELDS,
] as const;

/** All columns of a stage are null before its signature request. */
export const SIGNATURE_COLUMNS = [
  'pickupOutcome',
  'pickupSignedBy',
  'pickupSignedAt',
  'deliveryOutcome',
  'deliverySignedBy',
  'deliverySignedAt',
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
  'reportLevel',
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

/** Without a driver or a customer, all of its columns are null. */
export type JobRow = Row &
  Pick<JobAnswer, (typeof PLAIN_JOB_COLUMNS)[number]> &
  Prefixed<'driver_', Driver> &
  Prefixed<'customer_', Customer>;

/** The job fields that a user may see, computed once for a whole list. */
export interface VisibleFields {
  readonly prices: boolean;
  /** True for office fields. Otherwise the driver's fields, including reports for use without a signal. */
  readonly office: boolean;
  readonly customers: boolean;
}

export function visibleFields(holder: PermissionSet): VisibleFields {
  return {
    prices: can(holder, 'prices:read'),
    office: can(holder, 'jobs:read'),
    customers: can(holder, 'customers:read'),
  };
}

/**
 * Jobs as the user may see them. Fields are named explicitly so that no other field leaks. Literals are also many times
 * faster than copying a list of names.
 */
export function presentJobs(
  rows: readonly JobRow[],
  units: ReadonlyMap<number, readonly UnitRow[]>,
  sees: VisibleFields,
): JobAnswer[] {
  return rows.map((row) => presentJob(row, units.get(toNumber(row.id)) ?? [], sees));
}

function presentJob(row: JobRow, unitRows: readonly UnitRow[], sees: VisibleFields): JobAnswer {
  const jobVehicles = unitRows.map((unit) => presentUnit(unit, sees));
  const job: JobAnswer = {
    id: row.id,
    jobId: jobReference(toNumber(row.id)),
    status: row.status,
    version: row.version,
    createdAt: toIsoText(row.createdAt),
    updatedAt: toIsoText(row.updatedAt),
    completedAt: toNullable(row.completedAt, toIsoText),
    completionNotes: row.completionNotes,
    specialInstructions: row.specialInstructions,
    poNumber: row.poNumber,
    vehicleCount: row.vehicleCount,
    driverId: row.driverId,
    customerId: row.customerId,
    preferredPickupDate: row.preferredPickupDate,
    preferredDeliveryDate: row.preferredDeliveryDate,
    pickupFrom: row.pickupFrom,
    pickupUntil: row.pickupUntil,
    dropoffFrom: row.dropoffFrom,
    dropoffUntil: row.dropoffUntil,
    deliverBy: toNullable(row['deliverBy'], toIsoText),
    statusSince: toNullable(row['statusSince'], toIsoText),
    loadedAt: toNullable(row['loadedAt'], toIsoText),
    pickupAddress: row.pickupAddress,
    pickupCity: row.pickupCity,
    pickupProvince: row.pickupProvince,
    pickupPostalCode: row.pickupPostalCode,
    pickupContactName: row.pickupContactName,
    pickupContactPhone: row.pickupContactPhone,
    pickupSiteContactName: row.pickupSiteContactName,
    dropoffAddress: row.dropoffAddress,
    dropoffCity: row.dropoffCity,
    dropoffProvince: row.dropoffProvince,
    dropoffPostalCode: row.dropoffPostalCode,
    dropoffContactName: row.dropoffContactName,
    dropoffContactPhone: row.dropoffContactPhone,
    dropoffSiteContactName: row.dropoffSiteContactName,
    driver: presentDriver(row),
    customer: presentCustomer(row, sees),
    pickupSignature: presentSignature(row, 'pickup'),
    deliverySignature: presentSignature(row, 'delivery'),
    jobVehicles,
    vehicle: jobVehicles[0]?.vehicle ?? null,
  };
  if (sees.prices) job.price = dollars(row.priceCents);
  if (sees.office) {
    job.hasDriverReport = toFlag(row.hasDriverReport);
    job.billingComplete = toFlag(row.billingComplete);
    job.unreadNoteAt = toNullable(row.unreadNoteAt, toIsoText);
    job.responsibleId = toNullable(row['responsibleId'], toNumber);
    job.carriedFromId = toNullable(row['carriedFromId'], toNumber);
  }
  return job;
}

function presentSignature(row: JobRow, stage: ReportStage): JobAnswer['pickupSignature'] {
  const outcome: unknown = row[`${stage}Outcome`];
  if (!isSignatureOutcome(outcome)) return null;
  const name = toNullable(row[`${stage}SignedBy`], toText);
  return { outcome, name, at: toIsoText(row[`${stage}SignedAt`]) };
}

function presentDriver(row: JobRow): Driver | null {
  if (row.driverId === null) return null;
  return { id: row.driver_id, name: row.driver_name, phone: row.driver_phone };
}

function presentCustomer(row: JobRow, sees: VisibleFields): Customer | null {
  if (row.customerId === null) return null;
  const customer: Customer = {
    id: row.customer_id,
    name: row.customer_name,
    email: row.customer_email,
    phone: row.customer_phone,
    address: row.customer_address,
    city: row.customer_city,
    province: row.customer_province,
    postalCode: row.customer_postalCode,
    reportLevel: row.customer_reportLevel,
  };
  if (sees.customers) customer.status = row.customer_status;
  return customer;
}
