import { routeSortKeys } from '@dispatch/domain/text/sort-key';
import { Injectable } from '@nestjs/common';
import { updateAtCommit, updateVersioned } from '../../../database/records/compare-and-swap';
import { Job } from '../../../database/schema/entities/jobs/job';
import type { StoredVehicle } from '../../vehicles/vehicle.repository';
import { followJob } from '../../../totals/kept-totals';
import { holdRecord, insertRecord, sharedLock } from '../../../database/records/records';
import { relyOnParents } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import type { JobFields } from './job-fields';
import type { JobScope } from '../job-scope';

/** What a route is sorted by. */
const ROUTE = ['pickupCity', 'pickupAddress', 'dropoffCity', 'dropoffAddress'];

export type NewJob = Required<Omit<JobFields, 'deletedAt'>>;

@Injectable()
export class JobRepository {
  /** Answers the id. */
  async insert(tx: Tx, job: NewJob, now: Date): Promise<number> {
    const made = { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const id = await insertRecord(tx, Job, { ...job, ...routeSortKeys(job), ...made });
    await followJob(tx, null, { ...job, ...made });
    return id;
  }

  /**
   * The job, which nobody else changes until this transaction ends; null for one that is unknown,
   * deleted or out of scope.
   */
  async hold(tx: Tx, id: number, scope: JobScope): Promise<Job | null> {
    return scope === 'all'
      ? holdRecord(tx, Job, 'id = ? AND deletedAt IS NULL', [id])
      : holdRecord(tx, Job, 'id = ? AND deletedAt IS NULL AND driverId = ?', [id, scope.driverId]);
  }

  /** Holds a job that is in no list; whoever asks knows that it was not deleted for good. */
  async holdUnlisted(tx: Tx, id: number): Promise<Job | null> {
    return holdRecord(tx, Job, 'id = ? AND deletedAt IS NOT NULL', [id]);
  }

  /** Shows it in its lists again, before it is changed: changes pass over what is in no list. */
  async list(tx: Tx, id: number): Promise<void> {
    await tx.manager.query('UPDATE jobs SET deletedAt = NULL WHERE id = ?', [id]);
  }

  /** Changes a job that is held. */
  async update(tx: Tx, job: Job, fields: JobFields, now: Date): Promise<void> {
    const changed = differing(job, fields);
    await updateVersioned(tx, Job, job.id, job.version, withSortKeys(job, changed), now);
    await followJob(tx, job, Object.assign({}, job, changed));
  }

  /** Changes a job that is held and that nothing in the transaction reads again: it goes with the commit. */
  async updateAtCommit(tx: Tx, job: Job, fields: JobFields, now: Date): Promise<void> {
    const changed = differing(job, fields);
    await updateAtCommit(tx, Job, job, withSortKeys(job, changed), now);
    await followJob(tx, job, Object.assign({}, job, changed));
  }

  /** Those of the ids that name a vehicle, which stay as they are until this transaction ends. */
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

  /** Comes before the drivers of a job that changes: its words and foreign keys read the customer as well. */
  async shareCustomer(tx: Tx, id: number | null): Promise<void> {
    if (tx.engine === 'sqlite' || id === null) return; // has one writer
    await tx.manager.query(`SELECT id FROM customers WHERE id = ?${sharedLock(tx)}`, [id]);
  }

  /** Which stays as it is until this transaction ends; null for an unknown one. */
  async customer(tx: Tx, id: number): Promise<{ readonly name: string } | null> {
    relyOnParents(tx, 'customers', [id]);
    const rows: { name: string }[] = await tx.manager.query(
      `SELECT name FROM customers WHERE id = ? AND deletedAt IS NULL${sharedLock(tx)}`,
      [id],
    );
    return rows[0] ?? null;
  }
}

function withSortKeys(job: Job, changed: JobFields) {
  const isRouted = ROUTE.some((field) => field in changed);
  return isRouted ? { ...changed, ...routeSortKeys(job, changed) } : changed;
}

/** Those of the fields that are not so already. */
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
