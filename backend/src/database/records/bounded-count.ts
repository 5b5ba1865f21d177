import { SORTED_MAX } from '@dispatch/domain/limits';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../database';
import { type Row, toNumber } from '../rows';

/** Counting further would scan a log of years for every page. Enough to decide whether a list can be sorted. */
export const MOST_COUNTED = SORTED_MAX;

export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** The exact total, or a lower bound if `isLeast`. */
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
 * Counts the rows of `FROM …` up to a bound beyond the page's end, so that no page is mistaken for the last one.
 * `isLeast` is true if there are more than `total`.
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
