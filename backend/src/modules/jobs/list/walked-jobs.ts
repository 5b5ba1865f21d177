import type { Database } from '../../../database/database';
import { type Row, toDate, toNullable } from '../../../database/rows';
import { wordsClause } from '../../../search/search-clauses';
import { runsOf, SEGMENT } from '../../../search/search-segments';
import { jobsBy, orderedBy } from './list-index';
import { byRank, type JobSearchOfList, type Match, matchOf, WORDS_OF_JOBS } from './job-matches';
import type { RankedSegment } from './ranked-segments';

/** So many of a list's jobs are looked at where most may have the words, and more for a page that ends late. */
const LOOKED_AT = { least: 1_200, timesTheEnd: 2 };

/** Which hold lists of most jobs in their order. */
const INDEXES = { completedAt: 'jobs_completed', createdAt: 'jobs_created' };

/** The list's own jobs from its beginning to a moment of completion, whose words are looked at. */
export async function completedFrom(
  database: Database,
  rank: number,
  { words, where, order }: JobSearchOfList,
): Promise<Match[]> {
  const { engine } = database;
  const has = wordsClause(engine, 'job_search', words);
  // Of two bounds of the same column SQLite begins at the first that is named.
  const rows = await database.query<Row>(
    `SELECT j.id, j.completedAt FROM ${jobsBy(engine, 'jobs_completed')} ${WORDS_OF_JOBS[engine]}
     WHERE j.completedAt >= ? AND ${where.sql}${has.sql}`,
    [new Date(rank), ...where.values, ...has.params],
  );
  return rows.map((row) => matchOf(row, order)).sort(byRank);
}

/**
 * The first of a list of most jobs from where those of a segment begin, but for the segments that were looked
 * through: so many, at most, as the page ends with and one more.
 */
export async function walkedFrom(
  database: Database,
  first: RankedSegment,
  looked: readonly number[],
  { words, where, order, page }: JobSearchOfList,
): Promise<Match[]> {
  const { engine } = database;
  const { key, by } = order;
  const begin = by === 'completedAt' ? new Date(first.highest) : await createdLast(database, first);
  const end = page.offset + page.limit;
  const most = LOOKED_AT.least + LOOKED_AT.timesTheEnd * end;
  const runs = runsOf('job_search', looked);
  // As sums, lest a planner should go by the ids.
  const others = runs.map(() => ' AND (j.id + 0 < ? OR j.id + 0 >= ?)').join('');
  const has = wordsClause(engine, 'job_search', words);
  const rows = await database.query<Row>(
    `SELECT j.id, j.completedAt
     FROM (SELECT j.id, ${key} AS at, j.completedAt FROM ${jobsBy(engine, INDEXES[by])}
       WHERE ${key} <= ? AND ${where.sql}${others} ${orderedBy(order)} LIMIT ?) j
       ${WORDS_OF_JOBS[engine]}
     WHERE 1 = 1${has.sql} ORDER BY j.at DESC, j.id DESC LIMIT ?`,
    [begin, ...where.values, ...runs.flat(), most, ...has.params, end + 1],
  );
  return rows.map((row) => matchOf(row, order));
}

/** When the last of the segment's jobs was created, or one before it. */
async function createdLast(database: Database, { segment }: RankedSegment): Promise<Date> {
  const [row] = await database.query<Row>(
    'SELECT createdAt FROM jobs WHERE id < ? ORDER BY id DESC LIMIT 1',
    [(segment + 1) * SEGMENT.job_search],
  );
  return toNullable(row?.createdAt, toDate) ?? new Date(0);
}
