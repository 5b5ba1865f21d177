import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Found, idsOf } from '../../database/newest-found';
import { type Row, toDate, toNumber } from '../../database/rows';
import { matchClause, wordsClause } from '../../database/search-index';
import { firstIdOf, NO_REACH, type Reach, reachesOver } from '../../database/search-segments';
import type { SqlValue } from '../../database/sql-values';
import type { PageRequest } from '../../http/paging';
import { orderBy } from './job-order';
import type { Where } from './job-selection';

/** So many matches SQLite goes through at once; who pages further waits longer. */
const MOST_COUNTED = 1_000;

/** Leads from matches to their jobs. Planners take other indexes of jobs for quicker than they are. */
const JOBS_OF_HITS = {
  sqlite: 'CROSS JOIN jobs j ON j.id = hit.id',
  mysql: 'STRAIGHT_JOIN jobs j FORCE INDEX FOR JOIN (PRIMARY) ON j.id = hit.id',
};

/** Leads from jobs to their words, which no index is to be asked for. */
const WORDS_OF_JOBS = {
  sqlite: 'CROSS JOIN job_search ON job_search.rowid = j.id',
  mysql: 'STRAIGHT_JOIN job_search ON job_search.id = j.id',
};

/** MariaDB's parts, from the smallest; more than that are no quicker than all of it. */
const PARTS = 2;

/** Of the matches that were gone through; 0 where that were all. */
const FIRST_ID = `(SELECT CASE WHEN COUNT(*) < ${String(MOST_COUNTED)} THEN 0 ELSE MIN(id) END FROM hit)`;

interface From {
  readonly from: string;
  readonly values: readonly SqlValue[];
}

/** Those of a part of the index, in the order of completion. */
interface Part {
  readonly rows: readonly Row[];
  /** Jobs before this one were not looked for; 0 where all were, above it where none was found. */
  readonly firstId: number;
}

/** Finds jobs by the engine's index of words. */
@Injectable()
export class MatchedJobsQueries {
  constructor(private readonly database: Database) {}

  /** By id, for ids are given in the order of creation. */
  async newestFirst(words: readonly string[], where: Where, page: PageRequest): Promise<Found> {
    if (this.database.engine === 'sqlite') return this.counted(words, where, page);
    const reaches = await reachesOver(this.database, 'job_search');
    for (const reach of reaches.slice(0, -1)) {
      const found = await this.pick(this.matched(words, where, reach), 'j.id DESC', page);
      if (found.total > page.offset + page.limit) return { ...found, isLeast: true };
    }
    return this.pick(this.matched(words, where, reaches.at(-1) ?? NO_REACH), 'j.id DESC', page);
  }

  /**
   * Where a part of the index fills the page four times over, older jobs can come before its end only if they
   * were completed after that: those are few, and their own words are looked at.
   */
  async lastCompletedFirst(
    words: readonly string[],
    where: Where,
    page: PageRequest,
  ): Promise<Found> {
    const end = page.offset + page.limit;
    const reaches = await reachesOver(this.database, 'job_search');
    for (const reach of reaches.slice(0, PARTS)) {
      const { rows, firstId } = await this.newestPart(words, where, reach, end + 1);
      const total = toNumber(rows[0]?.total);
      if (firstId === 0) return { ids: idsOf(rows.slice(page.offset, end)), total, isLeast: false };
      const last = rows[end];
      if (last === undefined || total < 4 * end) continue;
      const late = await this.late(words, where, firstId, last);
      const sorted = [...rows, ...late].sort(byCompletion);
      const ids = idsOf(sorted.slice(page.offset, end));
      return { ids, total: total + late.length, isLeast: true };
    }
    const all = this.matched(words, where, reaches.at(-1) ?? NO_REACH);
    return this.pick(all, orderBy({ by: 'completedAt' }), page);
  }

  /** SQLite gives them in this order, and need not go through more than are counted. */
  private async counted(
    words: readonly string[],
    where: Where,
    { limit, offset }: PageRequest,
  ): Promise<Found> {
    const most = Math.max(MOST_COUNTED, offset + limit + 1);
    const { from, values } = this.matched(words, where, NO_REACH);
    const rows = await this.database.query<Row>(
      `SELECT hit.id ${from} ORDER BY hit.id DESC LIMIT ?`,
      [...values, most + 1],
    );
    return {
      ids: idsOf(rows.slice(offset, offset + limit)),
      total: Math.min(rows.length, most),
      isLeast: rows.length > most,
    };
  }

  /** Jobs `j`, picked and counted at one go: to look for words takes as long for either as for both. */
  async pick({ from, values }: From, order: string, page: PageRequest): Promise<Found> {
    const rows = await this.database.query<Row>(
      `SELECT j.id, COUNT(*) OVER () AS total ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...values, page.limit, page.offset],
    );
    const [first] = rows;
    if (first !== undefined || page.offset === 0)
      return { ids: idsOf(rows), total: toNumber(first?.total), isLeast: false };
    const [past] = await this.database.query<Row>(`SELECT COUNT(*) AS total ${from}`, values);
    return { ids: [], total: toNumber(past?.total), isLeast: false };
  }

  /** The last completed of those that SQLite finds first, and MariaDB within its newest segments. */
  private async newestPart(
    words: readonly string[],
    where: Where,
    reach: Reach,
    most: number,
  ): Promise<Part> {
    const { engine } = this.database;
    const { sql, params } = matchClause(engine, 'job_search', words, reach);
    const isSqlite = engine === 'sqlite';
    const newest = isSqlite ? `${sql} ORDER BY id DESC LIMIT ${String(MOST_COUNTED)}` : sql;
    const rows = await this.database.query<Row>(
      `WITH hit AS (${newest})
       SELECT j.id, j.completedAt, COUNT(*) OVER () AS total${isSqlite ? `, ${FIRST_ID} AS firstId` : ''}
       FROM hit ${JOBS_OF_HITS[engine]} WHERE ${where.sql}
       ORDER BY ${orderBy({ by: 'completedAt' })} LIMIT ?`,
      [...params, ...where.values, most],
    );
    return { rows, firstId: isSqlite ? toNumber(rows[0]?.firstId ?? 1) : firstIdOf(reach) };
  }

  private late(words: readonly string[], where: Where, firstId: number, end: Row): Promise<Row[]> {
    const { engine } = this.database;
    const has = wordsClause(engine, 'job_search', words);
    return this.database.query<Row>(
      `SELECT j.id, j.completedAt FROM jobs j ${WORDS_OF_JOBS[engine]}
       WHERE ${where.sql} AND j.completedAt >= ? AND j.id < ?${has.sql}`,
      [...where.values, toDate(end.completedAt), firstId, ...has.params],
    );
  }

  private matched(words: readonly string[], where: Where, reach: Reach): From {
    const { engine } = this.database;
    const { sql, params } = matchClause(engine, 'job_search', words, reach);
    return {
      from: `FROM (${sql}) hit ${JOBS_OF_HITS[engine]} WHERE ${where.sql}`,
      values: [...params, ...where.values],
    };
  }
}

function byCompletion(one: Row, other: Row): number {
  const later = toDate(other.completedAt).getTime() - toDate(one.completedAt).getTime();
  return later || toNumber(other.id) - toNumber(one.id);
}
