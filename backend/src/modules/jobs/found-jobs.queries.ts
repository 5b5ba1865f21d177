import { jobSearchQuery } from '@dispatch/domain/search-words';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';
import { matchClause, wordsClause } from '../../database/search-index';
import { NO_REACH, type Reach, reachesOver } from '../../database/search-segments';
import type { SqlValue } from '../../database/sql-values';
import type { PageRequest } from '../../http/paging';
import { type JobOrder, orderBy } from './job-order';
import { type JobSelection, whereOf } from './job-selection';

/** A page of what was found: the ids in their order. */
export interface Found {
  readonly ids: readonly number[];
  readonly total: number;
  /** Whether there may be more than those that were counted. */
  readonly isLeast: boolean;
}

/**
 * The first jobs of a list, whose own words are looked at. A word that fills a page from these is too
 * frequent to ask its index, which would go through all jobs that have it, and with several words through
 * all that have any. MariaDB takes longer over each of them, and need not ask its index for all jobs.
 */
const LOOKED_THROUGH = { oneWord: 2_000, severalWords: 5_000, mysql: 1_000, lastCompleted: 2_000 };

/** Of the jobs that have words, which deleted ones have not; FTS5 keeps them in a plain table of this name. */
const NEWEST = {
  sqlite: '(SELECT MAX(id) FROM job_search_content)',
  mysql: '(SELECT MAX(id) FROM job_search)',
};

/** Finds jobs by words in lists whose order an index keeps: by creation and by completion, the last first. */
@Injectable()
export class FoundJobsQueries {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Null where the list is no such search, or its first jobs do not fill the page. */
  async page(selection: JobSelection, order: JobOrder, page: PageRequest): Promise<Found | null> {
    const words = jobSearchQuery(selection.filters?.q ?? '');
    if (words === null || words.length === 0) return null;
    if (isSearchAlone(selection, order)) return this.newestFirst(words, page);
    return isLastCompletedFirst(order) ? this.amongLastCompleted(selection, words, page) : null;
  }

  /** The index of words leads no deleted job, and ids are given in the order of creation. */
  private async newestFirst(words: readonly string[], page: PageRequest): Promise<Found> {
    const first = await this.amongNewest(words, page);
    if (first !== null) return first;
    const reaches = await reachesOver(this.database, 'job_search');
    for (const reach of reaches.slice(0, -1)) {
      const found = await this.within(reach, words, page);
      if (found.total > page.offset + page.limit) return { ...found, isLeast: true };
    }
    return this.within(reaches.at(-1) ?? NO_REACH, words, page);
  }

  private async amongNewest(words: readonly string[], page: PageRequest): Promise<Found | null> {
    const { engine } = this.database;
    const ofSqlite = words.length > 1 ? 'severalWords' : 'oneWord';
    const most = LOOKED_THROUGH[engine === 'sqlite' ? ofSqlite : engine];
    if (page.offset + page.limit >= most) return null;
    const has = wordsClause(engine, 'job_search', words);
    const key = engine === 'sqlite' ? 'rowid' : 'id';
    const newest = NEWEST[engine];
    return this.filled(
      `SELECT ${key} AS id, COUNT(*) OVER () AS total, ${newest} AS newest FROM job_search
       WHERE ${key} > ${newest} - ${String(most)}${has.sql}
       ORDER BY ${key} DESC LIMIT ? OFFSET ?`,
      [...has.params],
      page,
      (found) => Promise.resolve(toNumber(found?.newest) > most),
    );
  }

  private async amongLastCompleted(
    selection: JobSelection,
    words: readonly string[],
    page: PageRequest,
  ): Promise<Found | null> {
    const { engine } = this.database;
    const { timeZone } = this.settings.company;
    const filters = { ...selection.filters, q: '' };
    const setting = { engine, timeZone, reach: NO_REACH };
    const where = whereOf({ ...selection, filters }, setting);
    const has = wordsClause(engine, 'job_search', words);
    const key = engine === 'sqlite' ? 'rowid' : 'id';
    const values = where?.values ?? [];
    const list = (columns: string, rows: string) =>
      `SELECT ${columns} FROM jobs j WHERE ${where?.sql ?? '1 = 0'}
       ORDER BY ${orderBy({ by: 'completedAt' })} LIMIT ${rows}`;
    return this.filled(
      `SELECT last.id, COUNT(*) OVER () AS total
       FROM (${list('j.id, j.completedAt', String(LOOKED_THROUGH.lastCompleted))}) last
       JOIN job_search ON job_search.${key} = last.id${has.sql}
       ORDER BY last.completedAt DESC, last.id DESC LIMIT ? OFFSET ?`,
      [...values, ...has.params],
      page,
      async () => {
        const sql = list('j.id', `1 OFFSET ${String(LOOKED_THROUGH.lastCompleted)}`);
        return (await this.database.query<Row>(sql, values)).length > 0;
      },
    );
  }

  private within(reach: Reach, words: readonly string[], page: PageRequest): Promise<Found> {
    const { sql, params } = matchClause(this.database.engine, 'job_search', words, reach);
    return this.pick({ from: `FROM (${sql}) j`, values: params }, 'j.id DESC', page);
  }

  /** Jobs `j`, picked and counted at one go: to look for words takes as long for either as for both. */
  async pick(
    { from, values }: { readonly from: string; readonly values: readonly SqlValue[] },
    order: string,
    { limit, offset }: PageRequest,
  ): Promise<Found> {
    const rows = await this.database.query<Row>(
      `SELECT j.id, COUNT(*) OVER () AS total ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...values, limit, offset],
    );
    const [first] = rows;
    if (first !== undefined || offset === 0)
      return { ids: idsOf(rows), total: toNumber(first?.total), isLeast: false };
    const [past] = await this.database.query<Row>(`SELECT COUNT(*) AS total ${from}`, values);
    return { ids: [], total: toNumber(past?.total), isLeast: false };
  }

  /**
   * Null unless there is more than the page, so that none is ever thought to be the last. `hasOthers` says
   * whether the list has jobs that were not looked at.
   */
  private async filled(
    sql: string,
    values: readonly SqlValue[],
    { limit, offset }: PageRequest,
    hasOthers: (found: Row | undefined) => Promise<boolean>,
  ): Promise<Found | null> {
    const rows = await this.database.query<Row>(sql, [...values, limit, offset]);
    const total = toNumber(rows[0]?.total);
    if (total <= offset + limit) return null;
    return { ids: idsOf(rows), total, isLeast: await hasOthers(rows[0]) };
  }
}

/** Whether the list does nothing but search, the newest first. */
function isSearchAlone(
  { scope, statuses, filters: { q: _, ...others } = {} }: JobSelection,
  { by, direction = 'desc' }: JobOrder,
): boolean {
  const isFiltered = Object.values(others).some((value: unknown) => value !== undefined);
  const isOfAll = scope === 'all' && statuses === undefined && !isFiltered;
  return isOfAll && by === 'createdAt' && direction === 'desc';
}

export function isLastCompletedFirst({ by, direction = 'desc' }: JobOrder): boolean {
  return by === 'completedAt' && direction === 'desc';
}

function idsOf(rows: readonly Row[]): number[] {
  return rows.map(({ id }) => toNumber(id));
}
