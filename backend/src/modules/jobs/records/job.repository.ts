import { deliverBy } from '@dispatch/domain/jobs/stop-window';
import { dayOf } from '@dispatch/domain/time/company-day';
import { routeSortKeys } from '@dispatch/domain/text/sort-key';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { updateAtCommit, updateVersioned } from '../../../database/records/compare-and-swap';
import { Job } from '../../../database/schema/entities/jobs/job';
import type { StoredVehicle } from '../../vehicles/vehicle.repository';
import { followJob } from '../../../totals/kept-totals';
import { holdRecord, insertRecord, sharedLock } from '../../../database/records/records';
import { relyOnParents } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import type { JobFields } from './job-fields';
import type { JobScope } from '../job-scope';

/** The sort columns of a route. */
const ROUTE = ['pickupCity', 'pickupAddress', 'dropoffCity', 'dropoffAddress'];

/** The columns that decide by when a delivery is on time. */
const DELIVERY = [
  'preferredDeliveryDate',
  'dropoffUntil',
  'dropoffCity',
  'dropoffProvince',
  'dropoffPostalCode',
];

export type NewJob = Required<Omit<JobFields, 'deletedAt'>>;

@Injectable()
export class JobRepository {
  constructor(private readonly settings: Settings) {}

  /** Returns the id. */
  async insert(tx: Tx, job: NewJob, now: Date): Promise<number> {
    const made = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const due = {
      deliverBy: deliverBy(job, this.settings.company.timeZone),
      deliveredOn: this.dayOf(job.completedAt),
    };
    const id = await insertRecord(tx, Job, { ...job, ...routeSortKeys(job), ...due, ...made });
    await followJob(tx, null, { ...job, ...due, ...made });
    return id;
  }

  /** Locks the job until this transaction ends. Null for a job that is unknown, deleted or out of scope. */
  async hold(tx: Tx, id: number, scope: JobScope): Promise<Job | null> {
    return scope === 'all'
      ? holdRecord(tx, Job, 'id = ? AND deletedAt IS NULL', [id])
      : holdRecord(tx, Job, 'id = ? AND deletedAt IS NULL AND driverId = ?', [id, scope.driverId]);
  }

  /** Locks a deleted or cancelled job. The caller must know that it was not permanently deleted. */
  async holdUnlisted(tx: Tx, id: number): Promise<Job | null> {
    return holdRecord(tx, Job, 'id = ? AND deletedAt IS NOT NULL', [id]);
  }

  /** Restores the job to its lists. This must happen first: changes skip unlisted jobs. */
  async list(tx: Tx, id: number): Promise<void> {
    await tx.manager.query('UPDATE jobs SET deletedAt = NULL WHERE id = ?', [id]);
  }

  /** The transaction must hold the job. */
  async update(tx: Tx, job: Job, fields: JobFields, now: Date): Promise<void> {
    const changed = this.withDerived(job, differing(job, fields));
    await updateVersioned(tx, Job, job.id, job.version, changed, now);
    await followJob(tx, job, Object.assign({}, job, changed));
  }

  /** Updates a locked job at commit. Nothing in the transaction may read the job afterwards. */
  async updateAtCommit(tx: Tx, job: Job, fields: JobFields, now: Date): Promise<void> {
    const changed = this.withDerived(job, differing(job, fields));
    await updateAtCommit(tx, Job, job, changed, now);
    await followJob(tx, job, Object.assign({}, job, changed));
  }

  /** The existing vehicles of these ids, locked until this transaction ends. */
  async knownVehicles(tx: Tx, ids: readonly number[]): Promise<Map<number, StoredVehicle>> {
    if (ids.length === 0) return new Map();
    relyOnParents(tx, 'vehicles', ids);
    const vehicles: StoredVehicle[] = await tx.manager.query(
      `SELECT id, year, make, model, vin, vinLast8, poNumber FROM vehicles
       WHERE id IN (${ids.map(() => '?').join(', ')})${sharedLock(tx)}`,
      [...ids],
    );
    return new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  }

  /**
   * Locks the customer. Call it before the drivers are locked: the job's words and foreign keys read the customer too.
   */
  async shareCustomer(tx: Tx, id: number | null): Promise<void> {
    if (tx.engine === 'sqlite' || id === null) return; // has one writer
    await tx.manager.query(`SELECT id FROM customers WHERE id = ?${sharedLock(tx)}`, [id]);
  }

  /**
   * Locks the customer and the driver whom the job's words name, before a transaction writes totals: totals of
   * customers are locked last.
   */
  async sharePeople(tx: Tx, { customerId, driverId }: Pick<Job, 'customerId' | 'driverId'>) {
    await this.shareCustomer(tx, customerId);
    if (tx.engine === 'sqlite' || driverId === null) return;
    await tx.manager.query(`SELECT id FROM drivers WHERE id = ?${sharedLock(tx)}`, [driverId]);
  }

  /** Locks the customer until this transaction ends. Null for an unknown one. */
  async customer(tx: Tx, id: number): Promise<{ readonly name: string } | null> {
    relyOnParents(tx, 'customers', [id]);
    const rows: { name: string }[] = await tx.manager.query(
      `SELECT name FROM customers WHERE id = ? AND deletedAt IS NULL${sharedLock(tx)}`,
      [id],
    );
    return rows[0] ?? null;
  }

  private dayOf(completedAt: Date | null): string | null {
    return completedAt && dayOf(completedAt, this.settings.company.timeZone);
  }

  /** With the columns that follow from others. */
  private withDerived(job: Job, changed: JobFields) {
    const has = (columns: readonly string[]) => columns.some((column) => column in changed);
    return {
      ...changed,
      ...(has(ROUTE) && routeSortKeys(job, changed)),
      ...(changed.completedAt !== undefined && { deliveredOn: this.dayOf(changed.completedAt) }),
      ...(has(DELIVERY) && {
        deliverBy: deliverBy(Object.assign({}, job, changed), this.settings.company.timeZone),
      }),
    };
  }
}

/** The fields whose values differ. */
function differing(job: Job, fields: JobFields): JobFields {
  const present = new Map<string, unknown>(Object.entries(job));
  const changed = Object.entries(fields).filter(([name, value]) => {
    const now = present.get(name);
    const isSameInstant =
      value instanceof Date && now instanceof Date && value.getTime() === now.getTime();
    return value !== now && !isSameInstant;
  });
  return Object.fromEntries(changed);
}
