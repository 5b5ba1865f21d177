import { countOfCustomers, followCustomers } from './customer-totals';
import { countDelivered, followDelivered } from './delivered-totals';
import type { Job } from '../database/schema/entities/jobs/job';
import type { Tx } from '../database/transactions/transaction';

type Counted = Pick<
  Job,
  | 'status'
  | 'driverId'
  | 'customerId'
  | 'hasDriverReport'
  | 'billingComplete'
  | 'createdAt'
  | 'completedAt'
  | 'preferredPickupDate'
  | 'pickedUpOn'
  | 'priceCents'
  | 'deletedAt'
>;

/**
 * Follows a job from before to after its change, null where it did not exist, in all that is counted of jobs.
 * Whoever writes a job calls this in the same transaction, after the change; who writes many at once calls
 * `countAnew` afterwards.
 */
export async function followJob(tx: Tx, before: Counted | null, after: Counted): Promise<void> {
  await followDelivered(tx, before, after);
  await followCustomers(tx, before, after);
}

/** Counts all that is kept of jobs anew. */
export async function countAnew(query: (sql: string) => Promise<unknown>): Promise<void> {
  await countDelivered(query);
  await countOfCustomers(query);
}
