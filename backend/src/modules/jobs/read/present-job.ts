import { DISPATCH_TEXT_FIELDS } from '@dispatch/domain/jobs/dispatch-texts';
import { LOCATION_FIELDS } from '@dispatch/domain/jobs/job-location';
import { STOP_TIMES } from '@dispatch/domain/jobs/stop-window';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { isSignatureOutcome } from '@dispatch/domain/report/signature';
import { isCheckMethod } from '@dispatch/domain/vehicles/vin-agreement';
import { isLeftReason } from '@dispatch/domain/jobs/unit-state';
import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { toDollars } from '@dispatch/domain/text/money';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';
import { type Row, toFlag, toIsoText, toNullable, toNumber, toText } from '../../../database/rows';
import type { JobAnswer } from '../job.schema';
import type { UnitReportAnswer } from '../unit-report.schema';

type Unit = JobAnswer['jobVehicles'][number];
type Vehicle = Unit['vehicle'];
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

type Prefixed<Prefix extends string, T> = {
  readonly [Name in keyof T & string as `${Prefix}${Name}`]: T[Name];
};

/** Without a driver or a customer, all of its columns are null. */
export type JobRow = Row &
  Pick<JobAnswer, (typeof PLAIN_JOB_COLUMNS)[number]> &
  Prefixed<'driver_', Driver> &
  Prefixed<'customer_', Customer>;

export type UnitRow = Row & Prefixed<'vehicle_', Vehicle>;

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

function presentUnit(row: UnitRow, sees: VisibleFields): Unit {
  const vehicle = {
    id: row.vehicle_id,
    year: row.vehicle_year,
    make: row.vehicle_make,
    model: row.vehicle_model,
    vinLast8: row.vehicle_vinLast8,
    vin: row.vehicle_vin,
    poNumber: row.vehicle_poNumber,
  };
  const id = toNumber(row.unit_id);
  const leftBehind = presentMark(row, sees);
  const vinCheck = presentCheck(row);
  const unit: Unit = sees.prices
    ? { id, price: dollars(row.unit_priceCents), vehicle, leftBehind, vinCheck }
    : { id, vehicle, leftBehind, vinCheck };
  if ('pickup_content' in row) unit.reports = presentReports(row);
  return unit;
}

function presentReports(row: UnitRow): NonNullable<Unit['reports']> {
  return REPORT_STAGES.flatMap((stage) => {
    const content = row[`${stage}_content`];
    if (content === null) return [];
    // Validated when written.
    const report = JSON.parse(toText(content)) as Omit<UnitReportAnswer, 'stage' | 'at' | 'by'>;
    const at = toIsoText(row[`${stage}_tappedAt`]);
    return [{ stage, ...report, at, by: toText(row[`${stage}_byName`]) }];
  });
}

function presentCheck(row: UnitRow): Unit['vinCheck'] {
  const method: unknown = row['unit_checkMethod'];
  if (!isCheckMethod(method)) return null;
  return {
    vin: toText(row['unit_checkedVin']),
    method,
    at: toIsoText(row['unit_checkedAt']),
    by: toText(row['unit_checkedByName']),
    isLoadedAnyway: toFlag(row['unit_isLoadedAnyway']),
  };
}

function presentMark(row: UnitRow, sees: VisibleFields): Unit['leftBehind'] {
  const reason: unknown = row['unit_leftReason'];
  if (!isLeftReason(reason)) return null;
  const mark = {
    reason,
    note: toNullable(row['unit_leftNote'], toText),
    at: toIsoText(row['unit_leftAt']),
    by: toText(row['unit_leftByName']),
  };
  return sees.office
    ? { ...mark, carriedToId: toNullable(row['unit_carriedToId'], toNumber) }
    : mark;
}

function dollars(cents: unknown): number | null {
  return toNullable(cents, (value) => toDollars(toNumber(value)));
}
