import type { ChargeUnit, LineKind } from '@dispatch/domain/invoices/invoice';
import { isTbd } from '@dispatch/domain/people/customer';
import { SEVERAL_MAKES } from '@dispatch/domain/reports/report-kinds';
import { type Row, toNullable, toNumber, toText } from '../../database/rows';
import { NO_DRIVER } from '../../database/schema/entities/delivered-total';
import type { Tx } from '../../database/transactions/transaction';

/** A line of an issued document, with its driver and make as they were when it was counted first. */
export interface BilledLine {
  readonly id: number;
  readonly invoiceId: number;
  readonly jobId: number | null;
  readonly kind: LineKind;
  readonly chargeId: number | null;
  readonly unit: ChargeUnit;
  readonly amountCents: number;
  readonly pickupCity: string | null;
  readonly dropoffCity: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly deliveredOn: string | null;
  readonly driverId: number;
  readonly make: string | null;
}

/** Far below the limit of values per statement of either engine. */
const IDS_PER_STATEMENT = 2_000;

const places = (ids: readonly unknown[]) => ids.map(() => '?').join(', ');

function partsOf(ids: readonly number[]): number[][] {
  const starts = Math.ceil(ids.length / IDS_PER_STATEMENT);
  return Array.from({ length: starts }, (_, n) =>
    ids.slice(n * IDS_PER_STATEMENT, (n + 1) * IDS_PER_STATEMENT),
  );
}
const text = (value: unknown) => toNullable(value, toText);
const number = (value: unknown) => toNullable(value, toNumber);

/** The lines of these invoices. Stores driver and make with each line that has none yet: later changes keep them. */
export async function describedLines(tx: Tx, invoiceIds: readonly number[]): Promise<BilledLine[]> {
  const rows = await tx.manager.query<Row[]>(
    `SELECT l.id, l.invoiceId, l.jobId, l.kind, l.chargeId, l.unitId, l.unit, l.amountCents, l.pickupCity, l.dropoffCity,
        l.origin, l.destination, l.deliveredOn, l.driverId, l.make, j.driverId AS jobDriverId,
        o.driverId AS correctedDriverId, o.make AS correctedMake, v.make AS unitMake
      FROM invoice_lines l LEFT JOIN jobs j ON j.id = l.jobId LEFT JOIN invoice_lines o ON o.id = l.correctsLineId
      LEFT JOIN job_units u ON u.id = l.unitId LEFT JOIN vehicles v ON v.id = u.vehicleId
      WHERE l.invoiceId IN (${places(invoiceIds)})`,
    [...invoiceIds],
  );
  const isNew = (row: Row) => row.driverId === null;
  const makes = await makesOf(tx, rows.filter(isNew));
  const lines = rows.map((row) => (isNew(row) ? described(row, makes) : lineOf(row)));
  await store(
    tx,
    lines.filter((_, n) => rows[n] !== undefined && isNew(rows[n])),
  );
  return lines;
}

export function lineOf(row: Row): BilledLine {
  return {
    id: toNumber(row.id),
    invoiceId: toNumber(row.invoiceId),
    jobId: number(row.jobId),
    kind: toText(row.kind) as LineKind, // validated when written
    chargeId: number(row.chargeId),
    unit: toText(row.unit) as ChargeUnit, // validated when written
    amountCents: toNumber(row.amountCents),
    pickupCity: text(row.pickupCity),
    dropoffCity: text(row.dropoffCity),
    origin: text(row.origin),
    destination: text(row.destination),
    deliveredOn: text(row.deliveredOn),
    driverId: number(row.driverId) ?? NO_DRIVER,
    make: text(row.make),
  };
}

/** A line of a credit note has the driver and make of the line that it corrects. */
function described(row: Row, makes: ReadonlyMap<number, string>): BilledLine {
  const line = lineOf(row);
  const corrected = number(row.correctedDriverId);
  if (corrected !== null) return { ...line, driverId: corrected, make: text(row.correctedMake) };
  const ofUnit = text(row.unitMake);
  return {
    ...line,
    driverId: number(row.jobDriverId) ?? NO_DRIVER,
    make: row.unitId === null ? (makes.get(line.jobId ?? 0) ?? null) : known(ofUnit),
  };
}

const known = (make: string | null) => (make === null || isTbd(make) ? null : make);

/** The make of all vehicles of a job that were not left behind, for lines that bill no single one. */
async function makesOf(tx: Tx, rows: readonly Row[]): Promise<Map<number, string>> {
  const jobIds = [
    ...new Set(rows.flatMap(({ jobId, unitId }) => (unitId === null ? (number(jobId) ?? []) : []))),
  ];
  const units: Row[] = [];
  for (const ids of partsOf(jobIds))
    units.push(
      ...(await tx.manager.query<Row[]>(
        `SELECT u.jobId, v.make FROM job_units u JOIN vehicles v ON v.id = u.vehicleId
          WHERE u.jobId IN (${places(ids)}) AND u.leftReason IS NULL`,
        ids,
      )),
    );
  const makes = new Map<number, string>();
  for (const unit of units) {
    const make = known(text(unit.make));
    const jobId = toNumber(unit.jobId);
    if (make === null) continue;
    const before = makes.get(jobId) ?? make;
    makes.set(jobId, before.toLowerCase() === make.toLowerCase() ? before : SEVERAL_MAKES);
  }
  return makes;
}

async function store(tx: Tx, lines: readonly BilledLine[]): Promise<void> {
  const alike = new Map<string, { readonly ids: number[]; readonly line: BilledLine }>();
  for (const line of lines) {
    const key = `${String(line.driverId)} ${line.make ?? ''}`;
    const known = alike.get(key) ?? { ids: [], line };
    known.ids.push(line.id);
    alike.set(key, known);
  }
  for (const { ids, line } of alike.values())
    for (const some of partsOf(ids))
      await tx.manager.query(
        `UPDATE invoice_lines SET driverId = ?, make = ? WHERE id IN (${places(some)})`,
        [line.driverId, line.make, ...some],
      );
}
