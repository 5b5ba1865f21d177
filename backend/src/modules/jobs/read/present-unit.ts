import { isLeftReason } from '@dispatch/domain/jobs/unit-state';
import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { toDollars } from '@dispatch/domain/text/money';
import { isCheckMethod } from '@dispatch/domain/vehicles/vin-agreement';
import { type Row, toFlag, toIsoText, toNullable, toNumber, toText } from '../../../database/rows';
import type { JobAnswer } from '../job.schema';
import type { UnitReportAnswer } from '../unit-report.schema';

type Unit = JobAnswer['jobVehicles'][number];

export type Prefixed<Prefix extends string, T> = {
  readonly [Name in keyof T & string as `${Prefix}${Name}`]: T[Name];
};

export type UnitRow = Row & Prefixed<'vehicle_', Unit['vehicle']>;

interface VisibleUnit {
  readonly prices: boolean;
  readonly office: boolean;
}

/** A unit as the user may see it. */
export function presentUnit(row: UnitRow, sees: VisibleUnit): Unit {
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

function presentMark(row: UnitRow, sees: VisibleUnit): Unit['leftBehind'] {
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

export function dollars(cents: unknown): number | null {
  return toNullable(cents, (value) => toDollars(toNumber(value)));
}
