import type { Engine } from '../database/engines/engine';
import type { Job } from '../database/schema/entities/job';
import { NO_DRIVER } from '../database/schema/entities/delivered-total';
import type { Tx } from '../database/transactions/transaction';

type Counted = Pick<
  Job,
  | 'status'
  | 'driverId'
  | 'hasDriverReport'
  | 'billingComplete'
  | 'completedAt'
  | 'priceCents'
  | 'deletedAt'
>;

type Kind = readonly (string | number)[];

interface Growth {
  readonly kind: Kind;
  jobs: number;
  cents: number;
}

/** What of a job each column is that tells kinds apart. */
type Key = Readonly<Record<string, string>>;

/** How many delivered jobs of each kind there are, and what their prices sum up to. */
class Totals {
  private readonly columns: string;
  private readonly add: Readonly<Record<Engine, string>>;

  constructor(
    private readonly table: string,
    private readonly key: Key,
    /** The same as the key of one job; null where it is left out. */
    private readonly kindOf: (job: Counted) => Kind | null,
    private readonly condition = '',
  ) {
    const names = Object.keys(key).join(', ');
    this.columns = `${names}, jobs, cents`;
    const insert = `INSERT INTO ${table} (${this.columns})
      VALUES (${this.columns.replaceAll(/\w+/g, '?')})`;
    this.add = {
      sqlite: `${insert} ON CONFLICT (${names})
        DO UPDATE SET jobs = jobs + excluded.jobs, cents = cents + excluded.cents`,
      mysql: `${insert}
        ON DUPLICATE KEY UPDATE jobs = jobs + VALUES(jobs), cents = cents + VALUES(cents)`,
    };
  }

  async follow(tx: Tx, before: Counted | null, after: Counted | null): Promise<void> {
    for (const { kind, jobs, cents } of this.growth(before, after))
      if (jobs !== 0 || cents !== 0)
        await tx.lastly(this.add[tx.engine], [...kind, jobs, cents], 'nothing');
  }

  async countAnew(query: (sql: string) => Promise<unknown>): Promise<void> {
    const kind = Object.values(this.key).join(', ');
    await query(`DELETE FROM ${this.table}`);
    await query(`INSERT INTO ${this.table} (${this.columns})
      SELECT ${kind}, COUNT(*), COALESCE(SUM(priceCents), 0)
      FROM jobs WHERE status = 'delivered' AND deletedAt IS NULL${this.condition}
      GROUP BY ${kind}`);
  }

  /** Always in the same order, so that two changes of this kind do not wait for each other. */
  private growth(before: Counted | null, after: Counted | null): Growth[] {
    const growths = new Map<string, Growth>();
    for (const [job, sign] of [[before, -1] as const, [after, 1] as const]) {
      if (job?.status !== 'delivered' || job.deletedAt !== null) continue;
      const kind = this.kindOf(job);
      if (kind === null) continue;
      const known = growths.get(kind.join()) ?? { kind, jobs: 0, cents: 0 };
      known.jobs += sign;
      known.cents += sign * (job.priceCents ?? 0);
      growths.set(kind.join(), known);
    }
    return [...growths.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, of]) => of);
  }
}

const ALL = [
  new Totals(
    'delivered_totals',
    {
      driverId: `COALESCE(driverId, ${String(NO_DRIVER)})`,
      hasDriverReport: 'hasDriverReport',
      billingComplete: 'billingComplete',
    },
    ({ driverId, hasDriverReport, billingComplete }) => [
      driverId ?? NO_DRIVER,
      Number(hasDriverReport),
      Number(billingComplete),
    ],
  ),
  new Totals(
    'delivered_days',
    { day: 'SUBSTR(completedAt, 1, 10)', hasDriverReport: 'hasDriverReport' },
    ({ completedAt, hasDriverReport }) =>
      completedAt && [dayOfDelivery(completedAt), Number(hasDriverReport)],
    ' AND completedAt IS NOT NULL',
  ),
];

/** As `delivered_days` has it: in UTC. */
export function dayOfDelivery(completedAt: Date): string {
  return completedAt.toISOString().slice(0, 10);
}

/**
 * Follows a job from before to after its change, null where it does not exist.
 */
export async function followDelivered(
  tx: Tx,
  before: Counted | null,
  after: Counted | null,
): Promise<void> {
  for (const totals of ALL) await totals.follow(tx, before, after);
}

/** Counts all of them anew. */
export async function countDelivered(query: (sql: string) => Promise<unknown>): Promise<void> {
  for (const totals of ALL) await totals.countAnew(query);
}
