import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  JOB_SEARCH_FIELDS,
  type JobSearchFacts,
  jobSearchText,
} from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { readBy } from '../../../database/records/read-by';
import { sharedLock } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import { JOB_WORDS } from '../../../search/word-indexes';

/** Jobs described at once. Other requests run between two parts of a long list. */
const PART = 500;

const SELECT_FACTS = `SELECT j.id, j.status, ${JOB_SEARCH_FIELDS.map((field) => `j.${field}`).join(', ')},
  c.name AS customerName, d.name AS driverName
  FROM jobs j LEFT JOIN customers c ON c.id = j.customerId LEFT JOIN drivers d ON d.id = j.driverId
  WHERE j.deletedAt IS NULL AND`;

const SELECT_VEHICLES = `SELECT u.jobId, v.year, v.make, v.model, v.vin, v.vinLast8, v.poNumber
  FROM job_units u JOIN vehicles v ON v.id = u.vehicleId JOIN jobs j ON j.id = u.jobId
  WHERE j.deletedAt IS NULL AND`;

type Described = JobSearchFacts & { readonly status: string };
type JobFacts = Omit<Described, 'vehicles'>;
type VehicleOfJob = NonNullable<JobSearchFacts['vehicles']>[number] & { readonly jobId: number };

/** Columns of a job that its search words are built from. */
const SEARCHED: readonly string[] = ['customerId', 'driverId', ...JOB_SEARCH_FIELDS];

/** Whether a change of these columns changes the search words or how they are stored. */
export function isDescribedAnew(
  changed: Readonly<Record<string, unknown>>,
  before: Pick<Described, 'status'>,
  after: Pick<Described, 'status'>,
): boolean {
  const hasSettled = (before.status === 'delivered') !== (after.status === 'delivered');
  return hasSettled || SEARCHED.some((field) => field in changed);
}

/** Stores the words that jobs are found by. Call it after any change of a unit, in the same transaction. */
@Injectable()
export class JobWords {
  /** For a new job whose facts are all known. */
  async describe(tx: Tx, job: Described): Promise<void> {
    await JOB_WORDS[tx.engine].add(tx, wordsOf(job));
  }

  /** Refreshes these jobs. Deleted jobs are removed from the search. */
  async refresh(tx: Tx, jobIds: readonly number[]): Promise<void> {
    for (let start = 0; start < jobIds.length; start += PART) {
      if (start > 0) await othersTurn();
      await this.refreshSome(tx, jobIds.slice(start, start + PART));
    }
  }

  /**
   * Refreshes the newest jobs of a customer or driver with ids below `before`. Returns the start of the next part, or
   * null at the end.
   */
  async refreshPart(
    tx: Tx,
    owner: 'customer' | 'driver',
    ownerId: number,
    before: number,
  ): Promise<number | null> {
    const jobs = readBy(tx.engine, 'jobs j', `jobs_${owner}`);
    const rows: { readonly id: number }[] = await tx.manager.query(
      `SELECT j.id FROM ${jobs} WHERE j.${owner}Id = ? AND j.deletedAt IS NULL AND j.id < ?
        ORDER BY j.id DESC LIMIT ?`,
      [ownerId, before, PART],
    );
    const ids = rows.map(({ id }) => id);
    await this.refresh(tx, ids);
    return ids.length < PART ? null : (ids.at(-1) ?? null);
  }

  private async refreshSome(tx: Tx, ids: readonly number[]): Promise<void> {
    const named = `j.id IN (${ids.map(() => '?').join(', ')})`;
    // Locked, so that concurrent changes of names and jobs are read after their commit.
    const jobs: JobFacts[] = await tx.manager.query(
      `${SELECT_FACTS} ${named} ORDER BY j.id${sharedLock(tx)}`,
      [...ids],
    );
    const vehicles: VehicleOfJob[] = await tx.manager.query(
      `${SELECT_VEHICLES} ${named} ORDER BY u.jobId, u.position`,
      [...ids],
    );
    const vehiclesOf = byJob(vehicles);
    const described = jobs.map((job) =>
      wordsOf({ ...job, vehicles: vehiclesOf.get(job.id) ?? [] }),
    );
    await JOB_WORDS[tx.engine].save(tx, described);
    const found = new Set(jobs.map(({ id }) => id));
    await JOB_WORDS[tx.engine].remove(
      tx,
      ids.filter((id) => !found.has(id)),
    );
  }
}

/** The words of a delivered job rarely change. */
function wordsOf(job: Described) {
  return { id: job.id, text: jobSearchText(job), isSettled: job.status === 'delivered' };
}

function byJob(vehicles: readonly VehicleOfJob[]): Map<number, VehicleOfJob[]> {
  const groups = new Map<number, VehicleOfJob[]>();
  for (const vehicle of vehicles) {
    const group = groups.get(vehicle.jobId);
    if (group === undefined) groups.set(vehicle.jobId, [vehicle]);
    else group.push(vehicle);
  }
  return groups;
}
