import { type JobSearchFacts, jobSearchText } from '@dispatch/domain/search-words';
import { Injectable } from '@nestjs/common';
import { removeWords, saveWords } from '../../database/search-index';
import type { Tx } from '../../database/transaction';

const SELECT_FACTS = `SELECT j.id, j.poNumber, j.pickupAddress, j.pickupCity, j.dropoffAddress,
  j.dropoffCity, c.name AS customerName, d.name AS driverName
  FROM jobs j LEFT JOIN customers c ON c.id = j.customerId LEFT JOIN drivers d ON d.id = j.driverId
  WHERE j.deletedAt IS NULL AND`;

const SELECT_VEHICLES = `SELECT u.jobId, v.year, v.make, v.model, v.vin, v.vinLast8, v.poNumber
  FROM job_units u JOIN vehicles v ON v.id = u.vehicleId JOIN jobs j ON j.id = u.jobId
  WHERE j.deletedAt IS NULL AND`;

type JobFacts = Omit<JobSearchFacts, 'vehicles'>;
type VehicleFacts = NonNullable<JobSearchFacts['vehicles']>[number];

/**
 * Keeps the words that jobs are found by. Whoever renames a customer or a driver, or changes a
 * unit, calls this in the same transaction, after the change.
 */
@Injectable()
export class JobSearch {
  /** Of these jobs; those that are deleted are found no more. */
  async refresh(tx: Tx, jobIds: readonly number[]): Promise<void> {
    if (jobIds.length === 0) return;
    const found = await this.refreshWhere(
      tx,
      `j.id IN (${jobIds.map(() => '?').join(', ')})`,
      jobIds,
    );
    for (const id of jobIds) if (!found.has(id)) await removeWords(tx, 'job_search', id);
  }

  /** Of all jobs of a customer. */
  async refreshForCustomer(tx: Tx, customerId: number): Promise<void> {
    await this.refreshWhere(tx, 'j.customerId = ?', [customerId]);
  }

  /** Of all jobs of a driver. */
  async refreshForDriver(tx: Tx, driverId: number): Promise<void> {
    await this.refreshWhere(tx, 'j.driverId = ?', [driverId]);
  }

  private async refreshWhere(
    tx: Tx,
    condition: string,
    values: readonly number[],
  ): Promise<Set<number>> {
    const jobs: JobFacts[] = await tx.manager.query(`${SELECT_FACTS} ${condition}`, [...values]);
    const vehicles: (VehicleFacts & { jobId: number })[] = await tx.manager.query(
      `${SELECT_VEHICLES} ${condition} ORDER BY u.jobId, u.position`,
      [...values],
    );
    const vehiclesOf = new Map<number, VehicleFacts[]>();
    for (const vehicle of vehicles) {
      const units = vehiclesOf.get(vehicle.jobId);
      if (units === undefined) vehiclesOf.set(vehicle.jobId, [vehicle]);
      else units.push(vehicle);
    }
    for (const job of jobs) {
      const text = jobSearchText({ ...job, vehicles: vehiclesOf.get(job.id) ?? [] });
      await saveWords(tx, 'job_search', job.id, text);
    }
    return new Set(jobs.map((job) => job.id));
  }
}
