import { JOB_WORDS, VEHICLE_WORDS } from '../../search/word-indexes';
import type { TransactionRunner } from '../../database/transactions/transaction-runner';
import { vehicleWords } from '../../modules/vehicles/vehicle.repository';
import { type NumberedJob, vehiclesOf } from '../number-jobs';
import { wordsOf } from '../sample-words';
import { chunks } from './store-jobs';

/**
 * Stores the search words of jobs and vehicles in batches. This runs before the records are stored: if interrupted, the
 * next run replaces the leftover words.
 */
export async function storeSearchWords(
  transactions: TransactionRunner,
  jobs: readonly NumberedJob[],
): Promise<void> {
  const vehicles = vehiclesOf(jobs);
  for (const part of chunks(vehicles)) {
    const described = part.map((vehicle) => ({ id: vehicle.id, text: vehicleWords(vehicle) }));
    await transactions.run((tx) => VEHICLE_WORDS[tx.engine].save(tx, described));
  }
  for (const part of chunks(jobs.filter(({ job }) => job.cancellation === null))) {
    const described = part.map((job) => ({ id: job.id, text: wordsOf(job) }));
    await transactions.run((tx) => JOB_WORDS[tx.engine].save(tx, described));
  }
}
