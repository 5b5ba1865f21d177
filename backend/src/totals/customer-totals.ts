import type { Job } from '../database/schema/entities/job';
import type { Tx } from '../database/transactions/transaction';

type Counted = Pick<Job, 'customerId' | 'createdAt' | 'deletedAt'>;

/** Whoever makes a customer calls this in the same transaction; who makes many at once calls `countOfCustomers`. */
export async function beginTotals(tx: Tx, customerId: number): Promise<void> {
  await tx.manager.query(
    'INSERT INTO customer_totals (customerId, jobs, lastJobDate) VALUES (?, 0, NULL)',
    [customerId],
  );
}

/** Follows a job from before to after its change, null where it did not exist. */
export async function followCustomers(
  tx: Tx,
  before: Counted | null,
  after: Counted,
): Promise<void> {
  const loser = customerOf(before);
  const winner = customerOf(after);
  if (loser === winner) return;
  // Always in the same order, so that two changes of this kind do not wait for each other.
  for (const customerId of [loser, winner].sort((one, other) => (one ?? 0) - (other ?? 0)))
    if (customerId !== null)
      await (customerId === winner ? gain(tx, customerId, after.createdAt) : lose(tx, customerId));
}

function customerOf(job: Counted | null): number | null {
  return job === null || job.deletedAt !== null ? null : job.customerId;
}

async function gain(tx: Tx, customerId: number, at: Date): Promise<void> {
  await tx.lastly(
    `UPDATE customer_totals SET jobs = jobs + 1,
       lastJobDate = CASE WHEN lastJobDate > ? THEN lastJobDate ELSE ? END
     WHERE customerId = ?`,
    [at, at, customerId],
    'nothing',
  );
}

/** The date by a statement of its own: it then sees what others committed until the row was theirs no more. */
async function lose(tx: Tx, customerId: number): Promise<void> {
  await tx.lastly(
    'UPDATE customer_totals SET jobs = jobs - 1 WHERE customerId = ?',
    [customerId],
    'nothing',
  );
  await tx.lastly(
    `UPDATE customer_totals SET lastJobDate =
       (SELECT MAX(createdAt) FROM jobs WHERE customerId = ? AND deletedAt IS NULL)
     WHERE customerId = ?`,
    [customerId, customerId],
    'nothing',
  );
}

/** Counts the jobs of all of them anew. */
export async function countOfCustomers(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query('DELETE FROM customer_totals');
  await query(`INSERT INTO customer_totals (customerId, jobs, lastJobDate)
    SELECT c.id, COUNT(j.id), MAX(j.createdAt)
    FROM customers c LEFT JOIN jobs j ON j.customerId = c.id AND j.deletedAt IS NULL
    GROUP BY c.id`);
}
