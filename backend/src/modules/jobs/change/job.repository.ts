import { routeSortKeys } from '@dispatch/domain/text/sort-key';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { updateLastly, updateVersioned } from '../../../database/records/compare-and-swap';
import { Job } from '../../../database/schema/entities/job';
import { Vehicle } from '../../../database/schema/entities/vehicle';
import { followJob } from '../../../totals/kept-totals';
import { holdRecord, insertRecord, sharedLock } from '../../../database/records/records';
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
    await followJob(tx, null, { ...job, ...made, id });
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

  /** Changes a job that is held, which nothing in the transaction reads again unless `isReadAgain`. */
  async update(
    tx: Tx,
    job: Job,
    fields: JobFields,
    now: Date,
    isReadAgain: boolean,
  ): Promise<void> {
    const changed = differing(job, fields);
    const keys = ROUTE.some((field) => field in changed) ? routeSortKeys(job, changed) : {};
    const all = { ...changed, ...keys };
    if (isReadAgain) await updateVersioned(tx, Job, job.id, job.version, all, now);
    else await updateLastly(tx, Job, job, all, now);
    await followJob(tx, job, Object.assign({}, job, changed));
  }

  /** Those of the ids that name a vehicle. */
  async knownVehicles(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const vehicles = await tx.manager.find(Vehicle, {
      where: { id: In([...ids]) },
      select: { id: true },
    });
    return new Set(vehicles.map((vehicle) => vehicle.id));
  }

  /** Which stays as it is until this transaction ends; null for an unknown one. */
  async customer(tx: Tx, id: number): Promise<{ readonly name: string } | null> {
    const rows: { name: string }[] = await tx.manager.query(
      `SELECT name FROM customers WHERE id = ? AND deletedAt IS NULL${sharedLock(tx)}`,
      [id],
    );
    return rows[0] ?? null;
  }
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
