import type { ChargeUnit } from '@dispatch/domain/invoices/invoice';
import { Injectable } from '@nestjs/common';
import sql, { join, type Sql } from 'sql-template-tag';
import { Database } from '../../../../../database/database';
import { padded } from '../../../../../database/records/padded';
import {
  type Row,
  toDate,
  toFlag,
  toNullable,
  toNumber,
  toText,
} from '../../../../../database/rows';
import { grouped } from './grouped';

/** Far below the limit of values per statement of either engine. */
const IDS_PER_STATEMENT = 2_000;

/**
 * An item that can be invoiced, and the invoice or draft that has it. Items of a job on a draft that no invoice has are of
 * that draft.
 */
interface Claimable {
  readonly id: number;
  readonly claimedBy: number | null;
}

export interface UnitRecord extends Claimable {
  readonly priceCents: number | null;
  readonly isLeft: boolean;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly vin: string | null;
  readonly vinLast8: string | null;
  readonly poNumber: string | null;
}

export interface ChargeRecord extends Claimable {
  readonly nameEn: string;
  readonly nameFr: string;
  readonly unit: ChargeUnit;
  readonly quantity: number;
  readonly price: number;
  readonly taxable: boolean;
}

/** An order that was cancelled. */
interface CancellationRecord extends Claimable {
  readonly dryRunChargeCents: number | null;
  readonly cancelledAt: Date;
}

/** All data of a job that an invoice needs. */
export interface JobRecord extends Claimable {
  readonly customerId: number | null;
  readonly status: string;
  /** Whether it is listed: neither deleted nor cancelled. */
  readonly isListed: boolean;
  readonly priceCents: number | null;
  readonly poNumber: string | null;
  readonly pickupCity: string | null;
  readonly pickupProvince: string | null;
  readonly pickupPostalCode: string | null;
  readonly dropoffCity: string | null;
  readonly dropoffProvince: string | null;
  readonly dropoffPostalCode: string | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly units: readonly UnitRecord[];
  readonly charges: readonly ChargeRecord[];
  readonly cancellation: CancellationRecord | null;
}

const claimedBy = (kind: string, id: Sql) =>
  sql`LEFT JOIN invoice_claims k ON k.kind = ${kind} AND k.subjectId = ${id}`;

const JOBS = sql`SELECT j.id, j.customerId, j.status, j.deletedAt, j.priceCents, j.poNumber, j.pickupCity,
    j.pickupProvince, j.pickupPostalCode, j.dropoffCity, j.dropoffProvince, j.dropoffPostalCode, j.createdAt,
    j.completedAt, k.invoiceId AS claimedBy, x.id AS cancellationId, x.dryRunChargeCents, x.cancelledAt,
    d.invoiceId AS dryRunClaimedBy, (SELECT MIN(o.invoiceId) FROM invoice_jobs o
      JOIN invoices i ON i.id = o.invoiceId WHERE o.jobId = j.id AND i.status = 'draft') AS draftId
  FROM jobs j ${claimedBy('job', sql`j.id`)}
  LEFT JOIN job_cancellations x ON x.jobId = j.id
  LEFT JOIN invoice_claims d ON d.kind = 'dry-run' AND d.subjectId = x.id`;

const UNITS = sql`SELECT u.jobId, u.id, u.priceCents, u.leftReason, v.year, v.make, v.model, v.vin, v.vinLast8,
    v.poNumber, k.invoiceId AS claimedBy
  FROM job_units u JOIN vehicles v ON v.id = u.vehicleId ${claimedBy('unit', sql`u.id`)}`;

const CHARGES = sql`SELECT c.jobId, c.id, c.nameEn, c.nameFr, c.unit, c.quantity, c.price, c.taxable,
    k.invoiceId AS claimedBy
  FROM job_charges c ${claimedBy('charge', sql`c.id`)}`;

/** Reads the data for invoices. Inside a transaction it sees uncommitted writes. */
@Injectable()
export class JobRecordsQueries {
  constructor(private readonly database: Database) {}

  /** The existing jobs of these ids, without permanently deleted ones. */
  async read(jobIds: readonly number[]): Promise<Map<number, JobRecord>> {
    const records = new Map<number, JobRecord>();
    for (let start = 0; start < jobIds.length; start += IDS_PER_STATEMENT)
      for (const record of await this.some(jobIds.slice(start, start + IDS_PER_STATEMENT)))
        records.set(record.id, record);
    return records;
  }

  /** Null for a draft. */
  async referenceOf(invoiceId: number): Promise<string | null> {
    const [row] = await this.database.query<Row>('SELECT reference FROM invoices WHERE id = ?', [
      invoiceId,
    ]);
    return toNullable(row?.reference, toText);
  }

  private async some(jobIds: readonly number[]): Promise<JobRecord[]> {
    const ids = join(padded(jobIds));
    const [jobs, units, charges] = await Promise.all([
      this.database.select<Row>(sql`${JOBS} WHERE j.id IN (${ids})`),
      this.database.select<Row>(
        sql`${UNITS} WHERE u.jobId IN (${ids}) ORDER BY u.jobId, u.position`,
      ),
      this.database.select<Row>(sql`${CHARGES} WHERE c.jobId IN (${ids}) ORDER BY c.jobId, c.id`),
    ]);
    const unitsOf = grouped(units, ({ jobId }) => toNumber(jobId));
    const chargesOf = grouped(charges, ({ jobId }) => toNumber(jobId));
    return jobs.map((row) => {
      const id = toNumber(row.id);
      const draftId = number(row.draftId);
      const orDrafted = <T extends Claimable>(item: T): T => ({
        ...item,
        claimedBy: item.claimedBy ?? draftId,
      });
      const job = orDrafted(jobOf(row));
      return {
        ...job,
        cancellation: job.cancellation && orDrafted(job.cancellation),
        units: (unitsOf.get(id) ?? []).map(unitOf).map(orDrafted),
        charges: (chargesOf.get(id) ?? []).map(chargeOf).map(orDrafted),
      };
    });
  }
}

const text = (value: unknown) => toNullable(value, toText);
const number = (value: unknown) => toNullable(value, toNumber);

function jobOf(row: Row): Omit<JobRecord, 'units' | 'charges'> {
  return {
    id: toNumber(row.id),
    claimedBy: number(row.claimedBy),
    customerId: number(row.customerId),
    status: toText(row.status),
    isListed: row.deletedAt === null,
    priceCents: number(row.priceCents),
    poNumber: text(row.poNumber),
    pickupCity: text(row.pickupCity),
    pickupProvince: text(row.pickupProvince),
    pickupPostalCode: text(row.pickupPostalCode),
    dropoffCity: text(row.dropoffCity),
    dropoffProvince: text(row.dropoffProvince),
    dropoffPostalCode: text(row.dropoffPostalCode),
    createdAt: toDate(row.createdAt),
    completedAt: toNullable(row.completedAt, toDate),
    cancellation: cancellationOf(row),
  };
}

function cancellationOf(row: Row): CancellationRecord | null {
  if (row.cancellationId === null) return null;
  return {
    id: toNumber(row.cancellationId),
    claimedBy: number(row.dryRunClaimedBy),
    dryRunChargeCents: number(row.dryRunChargeCents),
    cancelledAt: toDate(row.cancelledAt),
  };
}

function unitOf(row: Row): UnitRecord {
  return {
    id: toNumber(row.id),
    claimedBy: number(row.claimedBy),
    priceCents: number(row.priceCents),
    isLeft: row.leftReason !== null,
    year: number(row.year),
    make: text(row.make),
    model: text(row.model),
    vin: text(row.vin),
    vinLast8: text(row.vinLast8),
    poNumber: text(row.poNumber),
  };
}

function chargeOf(row: Row): ChargeRecord {
  return {
    id: toNumber(row.id),
    claimedBy: number(row.claimedBy),
    nameEn: toText(row.nameEn),
    nameFr: toText(row.nameFr),
    unit: toText(row.unit) as ChargeUnit, // written only by the job charges
    quantity: toNumber(row.quantity),
    price: toNumber(row.price),
    taxable: toFlag(row.taxable),
  };
}
