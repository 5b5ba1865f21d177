import type { Database } from '../database/database';
import type { Engine } from '../database/engines/engine';
import type { Job } from '../database/schema/entities/job';
import { type Row, toDate, toNumber } from '../database/rows';
import { segmentOf, segmentSql } from '../search/search-segments';
import type { SqlValue } from '../database/sql';
import type { Tx } from '../database/transactions/transaction';

type Delivered = Pick<Job, 'id' | 'status' | 'completedAt'>;

const INSERT = `INSERT INTO delivered_segments (segment, completedFrom, completedUntil)`;
const WIDEN: Readonly<Record<Engine, string>> = {
  sqlite: `${INSERT} VALUES (?, ?, ?) ON CONFLICT (segment) DO UPDATE SET
    completedFrom = MIN(completedFrom, excluded.completedFrom),
    completedUntil = MAX(completedUntil, excluded.completedUntil)`,
  mysql: `${INSERT} VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE
    completedFrom = LEAST(completedFrom, VALUES(completedFrom)),
    completedUntil = GREATEST(completedUntil, VALUES(completedUntil))`,
};

/**
 * Follows the completion of a job: when those of each segment were completed, so that who looks for words among
 * the jobs completed last, or within a period, asks their index for few segments. A span holds them all, and may be
 * longer: it does not become shorter when a job is taken out of it.
 */
export async function followCompletion(
  tx: Tx,
  before: Omit<Delivered, 'id'> | null,
  { id, status, completedAt }: Delivered,
): Promise<void> {
  if (status !== 'delivered' || completedAt === null) return;
  if (before?.status === status && before.completedAt?.getTime() === completedAt.getTime()) return;
  await tx.lastly(
    WIDEN[tx.engine],
    [segmentOf('job_search', id), completedAt, completedAt],
    'nothing',
  );
}

/** Makes all spans as short as they can be. */
export async function spanSegments(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query('DELETE FROM delivered_segments');
  await query(`${INSERT}
    SELECT ${segmentSql('id')}, MIN(completedAt), MAX(completedAt)
    FROM jobs WHERE completedAt IS NOT NULL GROUP BY ${segmentSql('id')}`);
}

/** Without a bound on that side. */
export interface Period {
  readonly start?: Date | undefined;
  readonly end?: Date | undefined;
}

export interface SegmentSpan {
  readonly segment: number;
  /** None of its jobs was completed after this, in milliseconds. */
  readonly until: number;
}

/** The segments that may have jobs completed within a period, in no order. */
export async function segmentsWithin(
  database: Database,
  { start, end }: Period,
): Promise<SegmentSpan[]> {
  const conditions = ['1 = 1'];
  const values: SqlValue[] = [];
  if (start !== undefined) {
    conditions.push('completedUntil >= ?');
    values.push(start);
  }
  if (end !== undefined) {
    conditions.push('completedFrom < ?');
    values.push(end);
  }
  const rows = await database.query<Row>(
    `SELECT segment, completedUntil FROM delivered_segments WHERE ${conditions.join(' AND ')}`,
    values,
  );
  return rows.map((row) => ({
    segment: toNumber(row.segment),
    until: toDate(row.completedUntil).getTime(),
  }));
}
