import type { Job } from '../database/schema/entities/jobs/job';
import type { Tx } from '../database/transactions/transaction';
import { PROMISE_SUMS, type Promised, promisesOf } from './kept-promises';

type Counted = Promised & Pick<Job, 'customerId' | 'createdAt'>;

/** Call it in the transaction that creates a customer. After a bulk insert, call `countOfCustomers` instead. */
export async function beginTotals(tx: Tx, customerId: number): Promise<void> {
  await tx.manager.query(
    'INSERT INTO customer_totals (customerId, jobs, lastJobDate) VALUES (?, 0, NULL)',
    [customerId],
  );
}

/** Updates the totals for a job's change; `before` is null for a new job. */
export async function followCustomers(
  tx: Tx,
  before: Counted | null,
  after: Counted,
): Promise<void> {
  const loser = customerOf(before);
  const winner = customerOf(after);
  if (loser === winner) return winner === null ? undefined : promise(tx, winner, before, after);
  // Always in the same order, to avoid deadlocks between two such changes.
  for (const customerId of [loser, winner].sort((one, other) => (one ?? 0) - (other ?? 0)))
    if (customerId !== null) {
      const isGain = customerId === winner;
      await (isGain ? gain(tx, customerId, after.createdAt) : lose(tx, customerId));
      await promise(tx, customerId, isGain ? null : before, isGain ? after : null);
    }
}

function customerOf(job: Counted | null): number | null {
  return job === null || job.deletedAt !== null ? null : job.customerId;
}

const keyOf = (customerId: number) => `customer_totals ${String(customerId)}`;

async function gain(tx: Tx, customerId: number, at: Date): Promise<void> {
  await tx.inOrderAtCommit(
    keyOf(customerId),
    `UPDATE customer_totals SET jobs = jobs + 1,
       lastJobDate = CASE WHEN lastJobDate > ? THEN lastJobDate ELSE ? END
     WHERE customerId = ?`,
    [at, at, customerId],
  );
}

/** The date needs a separate statement: that sees what others committed while this one waited for the row. */
async function lose(tx: Tx, customerId: number): Promise<void> {
  await tx.inOrderAtCommit(
    keyOf(customerId),
    'UPDATE customer_totals SET jobs = jobs - 1 WHERE customerId = ?',
    [customerId],
  );
  await tx.inOrderAtCommit(
    keyOf(customerId),
    `UPDATE customer_totals SET lastJobDate =
       (SELECT MAX(createdAt) FROM jobs WHERE customerId = ? AND deletedAt IS NULL)
     WHERE customerId = ?`,
    [customerId, customerId],
  );
}

/** Updates the customer's punctuality for a job's change. */
async function promise(
  tx: Tx,
  customerId: number,
  before: Counted | null,
  after: Counted | null,
): Promise<void> {
  const [was, is] = [promisesOf(before), promisesOf(after)];
  const growth = is.map((sum, n) => sum - (was[n] ?? 0));
  if (growth.every((sum) => sum === 0)) return;
  const grown = PROMISE_SUMS.map(({ name }) => `${name} = ${name} + ?`).join(', ');
  await tx.inOrderAtCommit(
    keyOf(customerId),
    `UPDATE customer_totals SET ${grown} WHERE customerId = ?`,
    [...growth, customerId],
  );
}

/** Recounts the jobs of all customers, in one pass: right after a bulk insert, MySQL would read all jobs per customer. */
export async function countOfCustomers(query: (sql: string) => Promise<unknown>): Promise<void> {
  const names = PROMISE_SUMS.map(({ name }) => name);
  await query('DELETE FROM customer_totals');
  await query(`INSERT INTO customer_totals (customerId, jobs, lastJobDate, ${names.join(', ')})
    SELECT c.id, COALESCE(a.jobs, 0), a.lastJobDate,
      ${names.map((name) => `COALESCE(d.${name}, 0)`).join(', ')}
    FROM customers c
    LEFT JOIN (SELECT customerId, COUNT(*) AS jobs, MAX(createdAt) AS lastJobDate
      FROM jobs WHERE deletedAt IS NULL GROUP BY customerId) a ON a.customerId = c.id
    LEFT JOIN (SELECT customerId, ${PROMISE_SUMS.map(({ name, sql }) => `${sql} AS ${name}`).join(', ')}
      FROM jobs WHERE status = 'delivered' AND deletedAt IS NULL GROUP BY customerId) d
      ON d.customerId = c.id`);
}
