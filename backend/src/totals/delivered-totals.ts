import type { Engine } from '../database/engines/engine';
import type { Job } from '../database/schema/entities/jobs/job';
import { NO_DRIVER } from '../database/schema/entities/delivered-total';
import type { Tx } from '../database/transactions/transaction';
import { PROMISE_SUMS, type Promised } from './kept-promises';

type Counted = Promised &
  Pick<Job, 'driverId' | 'hasDriverReport' | 'billingComplete' | 'completedAt' | 'priceCents'>;

type Kind = readonly (string | number)[];

interface Growth {
  readonly kind: Kind;
  /** The increment of each sum, in order. */
  readonly by: readonly number[];
}

/** A sum over jobs of one kind: its SQL, and one job's contribution. */
interface Sum {
  readonly name: string;
  readonly sql: string;
  readonly of: (job: Counted) => number;
}

const JOBS: Sum = { name: 'jobs', sql: 'COUNT(*)', of: () => 1 };
const CENTS: Sum = {
  name: 'cents',
  sql: 'COALESCE(SUM(priceCents), 0)',
  of: ({ priceCents }) => priceCents ?? 0,
};
const PROMISES: readonly Sum[] = PROMISE_SUMS.map(({ name, sql, counts }) => ({
  ...{ name, sql },
  of: (job) => Number(counts(job)),
}));

/** The job's value for each key column. */
type Key = Readonly<Record<string, string>>;

/** Sums of the delivered jobs of each kind. */
class Totals {
  private readonly columns: string;
  private readonly add: Readonly<Record<Engine, string>>;

  constructor(
    private readonly table: string,
    private readonly key: Key,
    /** The key of one job; null if it is not counted. */
    private readonly kindOf: (job: Counted) => Kind | null,
    private readonly sums: readonly Sum[],
    private readonly condition = '',
  ) {
    const keys = Object.keys(key).join(', ');
    const names = sums.map(({ name }) => name);
    this.columns = [keys, ...names].join(', ');
    const insert = `INSERT INTO ${table} (${this.columns})
      VALUES (${this.columns.replaceAll(/\w+/g, '?')})`;
    const grown = (given: (name: string) => string) =>
      names.map((name) => `${name} = ${name} + ${given(name)}`).join(', ');
    this.add = {
      sqlite: `${insert} ON CONFLICT (${keys})
        DO UPDATE SET ${grown((name) => `excluded.${name}`)}`,
      mysql: `${insert}
        ON DUPLICATE KEY UPDATE ${grown((name) => `VALUES(${name})`)}`,
    };
  }

  async follow(tx: Tx, before: Counted | null, after: Counted | null): Promise<void> {
    for (const { kind, by } of this.growth(before, after))
      if (by.some((sum) => sum !== 0))
        await tx.inOrderAtCommit([this.table, ...kind].join(' '), this.add[tx.engine], [
          ...kind,
          ...by,
        ]);
  }

  async countAnew(query: (sql: string) => Promise<unknown>): Promise<void> {
    const kind = Object.values(this.key).join(', ');
    await query(`DELETE FROM ${this.table}`);
    await query(`INSERT INTO ${this.table} (${this.columns})
      SELECT ${kind}, ${this.sums.map(({ sql }) => sql).join(', ')}
      FROM jobs WHERE status = 'delivered' AND deletedAt IS NULL${this.condition}
      GROUP BY ${kind}`);
  }

  /** Always in the same order, to avoid deadlocks between two such changes. */
  private growth(before: Counted | null, after: Counted | null): Growth[] {
    const growths = new Map<string, Growth>();
    for (const [job, sign] of [[before, -1] as const, [after, 1] as const]) {
      if (job?.status !== 'delivered' || job.deletedAt !== null) continue;
      const kind = this.kindOf(job);
      if (kind === null) continue;
      const known = growths.get(kind.join())?.by ?? [];
      const by = this.sums.map((sum, n) => (known[n] ?? 0) + sign * sum.of(job));
      growths.set(kind.join(), { kind, by });
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
    [JOBS, CENTS, ...PROMISES],
  ),
  new Totals(
    'delivered_days',
    { day: 'SUBSTR(completedAt, 1, 10)', hasDriverReport: 'hasDriverReport' },
    ({ completedAt, hasDriverReport }) =>
      completedAt && [dayOfDelivery(completedAt), Number(hasDriverReport)],
    [JOBS, CENTS],
    ' AND completedAt IS NOT NULL',
  ),
];

/** The UTC day, as in `delivered_days`. */
export function dayOfDelivery(completedAt: Date): string {
  return completedAt.toISOString().slice(0, 10);
}

/** Updates the totals for a job's change; null means that the job does not exist. */
export async function followDelivered(
  tx: Tx,
  before: Counted | null,
  after: Counted | null,
): Promise<void> {
  for (const totals of ALL) await totals.follow(tx, before, after);
}

/** Recounts all totals. */
export async function countDelivered(query: (sql: string) => Promise<unknown>): Promise<void> {
  for (const totals of ALL) await totals.countAnew(query);
}
