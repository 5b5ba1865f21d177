import { setImmediate as othersTurn } from 'node:timers/promises';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { type JobSearchFacts, jobSearchText } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { indexSavedWords, moveWords, removeJobWords } from '../../../search/job-index';
import { saveAllWords, saveNewWords } from '../../../search/search-index';
import type { Tx } from '../../../database/transactions/transaction';

/** Jobs described at once: others get their turn between two parts of a long list. */
const PART = 500;

const SELECT_FACTS = `SELECT j.id, j.poNumber, j.pickupAddress, j.pickupCity, j.dropoffAddress,
  j.dropoffCity, c.name AS customerName, d.name AS driverName
  FROM jobs j LEFT JOIN customers c ON c.id = j.customerId LEFT JOIN drivers d ON d.id = j.driverId
  WHERE j.deletedAt IS NULL AND`;

const SELECT_VEHICLES = `SELECT u.jobId, v.year, v.make, v.model, v.vin, v.vinLast8, v.poNumber
  FROM job_units u JOIN vehicles v ON v.id = u.vehicleId JOIN jobs j ON j.id = u.jobId
  WHERE j.deletedAt IS NULL AND`;

type JobFacts = Omit<JobSearchFacts, 'vehicles'>;
type VehicleOfJob = NonNullable<JobSearchFacts['vehicles']>[number] & { readonly jobId: number };

/**
 * Keeps the words that jobs are found by. Whoever renames a customer or a driver, or changes a
 * unit, calls this in the same transaction, after the change.
 */
@Injectable()
export class JobSearch {
  /** Of a new job whose facts are all known. */
  describe(tx: Tx, job: JobSearchFacts): Promise<void> {
    return saveNewWords(tx, 'job_search', job.id, jobSearchText(job));
  }

  /** Of a job whose status has become this, null before it was made; after the words themselves. */
  follow(tx: Tx, jobId: number, before: JobStatus | null, after: JobStatus): Promise<void> {
    return moveWords(tx, jobId, before, after);
  }

  /** Of these jobs; those that are deleted are found no more. */
  async refresh(tx: Tx, jobIds: readonly number[]): Promise<void> {
    if (jobIds.length === 0) return;
    const found = await this.refreshWhere(
      tx,
      `j.id IN (${jobIds.map(() => '?').join(', ')})`,
      jobIds,
    );
    const gone = jobIds.filter((id) => !found.has(id));
    await removeJobWords(tx, gone);
  }

  /** Of all jobs of a customer. */
  async refreshForCustomer(tx: Tx, customerId: number): Promise<void> {
    await this.refreshWhere(tx, 'j.customerId = ?', [customerId]);
  }

  /** Of all jobs of a driver. */
  async refreshForDriver(tx: Tx, driverId: number): Promise<void> {
    await this.refreshWhere(tx, 'j.driverId = ?', [driverId]);
  }

  /** Answers the ids of those that are there. */
  private async refreshWhere(
    tx: Tx,
    condition: string,
    values: readonly number[],
  ): Promise<Set<number>> {
    const found = new Set<number>();
    for (let last = 0; ;) {
      const part = `${condition} AND j.id > ? ORDER BY j.id LIMIT ${PART}`;
      const jobs: JobFacts[] = await tx.manager.query(`${SELECT_FACTS} ${part}`, [...values, last]);
      const first = jobs[0];
      if (first === undefined) return found;
      last = jobs.at(-1)?.id ?? last;
      const vehicles: VehicleOfJob[] = await tx.manager.query(
        `${SELECT_VEHICLES} ${condition} AND j.id BETWEEN ? AND ? ORDER BY u.jobId, u.position`,
        [...values, first.id, last],
      );
      const vehiclesOf = byJob(vehicles);
      const described = jobs.map((job) => ({
        id: job.id,
        text: jobSearchText({ ...job, vehicles: vehiclesOf.get(job.id) ?? [] }),
      }));
      await saveAllWords(tx, 'job_search', described);
      const ids = jobs.map(({ id }) => id);
      await indexSavedWords(tx, ids);
      for (const id of ids) found.add(id);
      if (jobs.length < PART) return found;
      await othersTurn();
    }
  }
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
