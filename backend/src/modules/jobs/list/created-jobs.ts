import type { Database } from '../../../database/database';
import type { Row } from '../../../database/rows';
import { idsOf } from '../../../search/newest-found';
import { jobsBy } from './list-index';
import { type Matches, matchesOf } from './job-matches';

/** More are created when a history is taken over: they are then read like any others. */
const MOST_OF_DAY = 2_000;

/**
 * The jobs of one day, which no planner sees to be few: it would rather go through all that a list holds in its
 * order. Undefined where there are too many.
 */
export async function createdWithin(
  database: Database,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<Matches | undefined> {
  const rows = await database.query<Row>(
    `SELECT j.id FROM ${jobsBy(database.engine, 'jobs_created')}
     WHERE j.deletedAt IS NULL AND j.createdAt >= ? AND j.createdAt < ? LIMIT ${String(MOST_OF_DAY + 1)}`,
    [start, end],
  );
  return rows.length > MOST_OF_DAY ? undefined : matchesOf(idsOf(rows), true);
}
