import { jobSearchText } from '@dispatch/domain/search-words';
import { saveWords } from '../database/search-index';
import type { TransactionRunner } from '../database/transaction-runner';
import { vehicleWords } from '../modules/vehicles/vehicle.repository';
import type { NumberedJob } from './number-jobs';
import { itemAt } from './plan-jobs';
import { SAMPLE_CUSTOMERS } from './sample-customers';
import { SAMPLE_DRIVERS } from './sample-people';
import { chunks } from './store-jobs';

/**
 * Saves what jobs and vehicles are found by, some at a time, since it takes a statement for each.
 * Comes before the records: cut short, it leaves words of nothing, which the next run replaces.
 */
export async function storeSearchWords(
  transactions: TransactionRunner,
  jobs: readonly NumberedJob[],
): Promise<void> {
  for (const part of chunks(jobs.flatMap(({ vehicles }) => vehicles)))
    await transactions.run(async (tx) => {
      for (const vehicle of part)
        await saveWords(tx, 'vehicle_search', vehicle.id, vehicleWords(vehicle));
    });
  for (const part of chunks(jobs))
    await transactions.run(async (tx) => {
      for (const job of part) await saveWords(tx, 'job_search', job.id, wordsOf(job));
    });
}

function wordsOf({ id, job, vehicles }: NumberedJob): string {
  const { pickup, dropoff } = job.route;
  return jobSearchText({
    id,
    customerName: itemAt(SAMPLE_CUSTOMERS, job.customer).name,
    driverName: job.driver === null ? null : itemAt(SAMPLE_DRIVERS, job.driver).name,
    poNumber: job.poNumber,
    pickupAddress: pickup.address,
    pickupCity: pickup.city,
    dropoffAddress: dropoff.address,
    dropoffCity: dropoff.city,
    vehicles,
  });
}
