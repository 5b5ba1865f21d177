import { SORTED_MAX } from '@dispatch/domain/limits';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../database';
import { type Row, toNumber } from '../rows';

/**
 * Beyond these nobody waits for a number: a log of years would be gone through for every page. Enough to tell
 * whether a list can be sorted.
 */
export const MOST_COUNTED = SORTED_MAX;

export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** How many there are, or at least are where there may be more. */
export interface Count {
  readonly total: number;
  readonly isLeast: boolean;
}

/** How many rows `FROM …` gives. */
export async function exactCount(database: Database, from: Sql): Promise<Count> {
  const [row] = await database.select<Row>(sql`SELECT COUNT(*) AS total ${from}`);
  return { total: toNumber(row?.total), isLeast: false };
}

/**
 * How many rows `FROM …` gives, at least so many more than the page ends with that it is not taken for
 * the last one. `isLeast` says whether there are more than `total`.
 */
export async function boundedCount(
  database: Database,
  from: Sql,
  { limit, offset }: Part,
): Promise<Count> {
  const most = Math.max(MOST_COUNTED, offset + limit + 1);
  const [row] = await database.select<Row>(
    sql`SELECT COUNT(*) AS total FROM (SELECT 1 ${from} LIMIT ${most + 1}) counted`,
  );
  const found = toNumber(row?.total);
  return { total: Math.min(found, most), isLeast: found > most };
}
