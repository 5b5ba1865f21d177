import type { Job } from './entities/job';
import { NO_DRIVER } from './entities/delivered-total';
import type { Tx } from './transaction';

type Counted = Pick<
  Job,
  'status' | 'driverId' | 'hasDriverReport' | 'billingComplete' | 'priceCents' | 'deletedAt'
>;

interface Growth {
  readonly kind: readonly [driverId: number, hasDriverReport: number, billingComplete: number];
  jobs: number;
  cents: number;
}

const COLUMNS = 'driverId, hasDriverReport, billingComplete, jobs, cents';
const ADD = {
  sqlite: `INSERT INTO delivered_totals (${COLUMNS}) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (driverId, hasDriverReport, billingComplete)
    DO UPDATE SET jobs = jobs + excluded.jobs, cents = cents + excluded.cents`,
  mysql: `INSERT INTO delivered_totals (${COLUMNS}) VALUES (?, ?, ?, ?, ?)
    ON DUPLICATE KEY UPDATE jobs = jobs + VALUES(jobs), cents = cents + VALUES(cents)`,
};

/**
 * Follows a job from before to after its change, null where it does not exist. Whoever writes a job calls
 * this in the same transaction; who writes many at once calls `countDelivered` afterwards.
 */
export async function followDelivered(
  tx: Tx,
  before: Counted | null,
  after: Counted | null,
): Promise<void> {
  for (const { kind, jobs, cents } of growth(before, after))
    if (jobs !== 0 || cents !== 0)
      await tx.lastly(ADD[tx.engine], [...kind, jobs, cents], 'nothing');
}

/** Always in the same order, so that two changes of this kind do not wait for each other. */
function growth(before: Counted | null, after: Counted | null): Growth[] {
  const growths = new Map<string, Growth>();
  for (const [job, sign] of [[before, -1] as const, [after, 1] as const]) {
    if (job?.status !== 'delivered' || job.deletedAt !== null) continue;
    const kind = [
      job.driverId ?? NO_DRIVER,
      Number(job.hasDriverReport),
      Number(job.billingComplete),
    ] as const;
    const known = growths.get(kind.join()) ?? { kind, jobs: 0, cents: 0 };
    known.jobs += sign;
    known.cents += sign * (job.priceCents ?? 0);
    growths.set(kind.join(), known);
  }
  return [...growths.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, of]) => of);
}

/** Counts all of them anew. */
export async function countDelivered(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query('DELETE FROM delivered_totals');
  await query(`INSERT INTO delivered_totals (${COLUMNS})
    SELECT COALESCE(driverId, ${String(NO_DRIVER)}), hasDriverReport, billingComplete,
      COUNT(*), COALESCE(SUM(priceCents), 0)
    FROM jobs WHERE status = 'delivered' AND deletedAt IS NULL
    GROUP BY COALESCE(driverId, ${String(NO_DRIVER)}), hasDriverReport, billingComplete`);
}
