import { isOpen, JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { Injectable } from '@nestjs/common';
import sql, { join } from 'sql-template-tag';
import { Clock } from '../../../../config/clock';
import { Database } from '../../../../database/database';
import { MOST_COUNTED } from '../../../../database/records/bounded-count';
import { type Row, toDate, toFlag, toNullable, toNumber, toText } from '../../../../database/rows';
import { Outbox } from '../../../../workers/outbox';

/** The waiting records of one kind. */
export interface Waiting {
  readonly of: string;
  readonly waiting: number;
  readonly parked: number;
  /** 0 if none waits. */
  readonly oldestSeconds: number;
}

export interface JobCounts {
  readonly open: Readonly<Record<string, number>>;
  readonly billingPending: number;
  readonly billingComplete: number;
}

/**
 * Counts for scrapes, which run every few seconds. So each query reads a stored sum, a few records, or at most 10,000
 * entries of one index.
 */
@Injectable()
export class StoredCounts {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** By kind, through the index of due tasks. */
  async tasks(): Promise<Waiting[]> {
    const inState = (state: string) =>
      this.database.query<Row>(
        `SELECT kind, COUNT(*) AS total, MIN(createdAt) AS oldest FROM (SELECT kind, createdAt
          FROM outbox_tasks WHERE state = ? ORDER BY runAt, id LIMIT ?) counted
          GROUP BY kind`,
        [state, MOST_COUNTED],
      );
    const waiting = await inState('waiting');
    const parked = await inState('parked');
    const kinds = new Set([
      ...this.outbox.kinds,
      ...[...waiting, ...parked].map(({ kind }) => toText(kind)),
    ]);
    return [...kinds].map((of) => {
      const isOfKind = ({ kind }: Row) => kind === of;
      return this.waitingOf(of, waiting.find(isOfKind), parked.find(isOfKind));
    });
  }

  /** By webhook, of which there are few, through the index of due deliveries. */
  async deliveries(): Promise<Waiting[]> {
    const webhooks = await this.database.query<Row>('SELECT id FROM webhooks ORDER BY id');
    if (webhooks.length === 0) return [];
    const ids = webhooks.map(({ id }) => toNumber(id));
    const branches = ids.flatMap((id) =>
      ['waiting', 'parked'].map(
        (state) => sql`SELECT ${id} AS webhookId, ${state} AS state, COUNT(*) AS total,
          MIN(createdAt) AS oldest FROM (SELECT createdAt FROM webhook_deliveries
            WHERE webhookId = ${id} AND state = ${state} ORDER BY id LIMIT ${MOST_COUNTED}) counted`,
      ),
    );
    const rows = await this.database.select<Row>(join(branches, ' UNION ALL '));
    return ids.map((id) => {
      const inState = (state: string) =>
        rows.find((row) => toNumber(row.webhookId) === id && row.state === state);
      return this.waitingOf(String(id), inState('waiting'), inState('parked'));
    });
  }

  /** Few run at once, and an index finds them. */
  async imports(): Promise<number> {
    const [row] = await this.database.query<Row>(
      "SELECT COUNT(*) AS total FROM imports WHERE state IN ('running', 'undoing')",
    );
    return toNumber(row?.['total']);
  }

  /** Open jobs are few and counted; delivered jobs have stored sums. */
  async jobs(): Promise<JobCounts> {
    const statuses = JOB_STATUSES.filter(isOpen);
    const open = await this.database.select<Row>(
      sql`SELECT status, COUNT(*) AS total FROM jobs
        WHERE deletedAt IS NULL AND status IN (${join(statuses)}) GROUP BY status`,
    );
    const done = await this.database.query<Row>(
      'SELECT billingComplete, SUM(jobs) AS total FROM delivered_totals GROUP BY billingComplete',
    );
    const totalOf = (row: Row | undefined) => toNumber(row?.['total']);
    const doneOf = (isComplete: boolean) =>
      totalOf(done.find((row) => toFlag(row['billingComplete']) === isComplete));
    return {
      open: Object.fromEntries(
        statuses.map((status) => [status, totalOf(open.find((row) => row['status'] === status))]),
      ),
      billingPending: doneOf(false),
      billingComplete: doneOf(true),
    };
  }

  private waitingOf(of: string, waiting: Row | undefined, parked: Row | undefined): Waiting {
    const since = toNullable(waiting?.['oldest'], toDate);
    const age = since === null ? 0 : this.clock.now().getTime() - since.getTime();
    return {
      of,
      waiting: toNumber(waiting?.['total']),
      parked: toNumber(parked?.['total']),
      oldestSeconds: Math.max(0, age) / 1000,
    };
  }
}
