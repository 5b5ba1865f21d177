import { jobSearchQuery } from '@dispatch/domain/search-words';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { Database } from '../../database/database';
import { type Found, idsOf, newestFound } from '../../database/newest-found';
import { type Row, toFlag, toNumber } from '../../database/rows';
import { isKeptInOrder, wordsClause } from '../../database/search-index';
import { NO_REACH } from '../../database/search-segments';
import type { PageRequest } from '../../http/paging';
import { type JobOrder, orderBy } from './job-order';
import { isOfOpen, type JobSelection, statusesOf, type Where, whereOf } from './job-selection';
import { MatchedJobsQueries } from './matched-jobs.queries';

/**
 * The first jobs of a list, whose own words are looked at. A word that fills a page from these is too
 * frequent to ask its index, which would go through all jobs that have it, and with several words through
 * all that have any. MariaDB takes longer over each of them, and need not ask its index for all jobs.
 */
const LOOKED_THROUGH = {
  oneWord: { sqlite: 2_000, mysql: 1_000 },
  severalWords: { sqlite: 5_000, mysql: 1_000 },
};

/** A single word is that frequent if it fills the page from so many jobs for each of its lines. */
const FREQUENT = 24;

/** Finds jobs by words in lists whose order an index keeps: by creation and by completion, the last first. */
@Injectable()
export class FoundJobsQueries {
  constructor(
    private readonly database: Database,
    private readonly matched: MatchedJobsQueries,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Null where the list is no such search. */
  async page(selection: JobSelection, order: JobOrder, page: PageRequest): Promise<Found | null> {
    const words = jobSearchQuery(selection.filters?.q ?? '');
    if (words === null || words.length === 0 || isOfOpen(selection)) return null;
    const where = this.whereWithoutWords(selection);
    if (isLast('createdAt', order)) return this.newestFirst(selection, where, words, page);
    return isLast('completedAt', order) && isOfDelivered(selection)
      ? this.lastCompletedFirst(selection, where, words, page)
      : null;
  }

  private async newestFirst(
    selection: JobSelection,
    where: Where,
    words: readonly string[],
    page: PageRequest,
  ): Promise<Found> {
    if (!isFiltered(selection) && selection.statuses === undefined)
      return newestFound(this.database, 'job_search', words, page);
    const first = await this.amongFirst('createdAt', where, words, page);
    return first ?? this.matched.newestFirst(words, where, page);
  }

  private async lastCompletedFirst(
    selection: JobSelection,
    where: Where,
    words: readonly string[],
    page: PageRequest,
  ): Promise<Found> {
    const isAtOnce = isKeptInOrder(this.database.engine, words) && !isFiltered(selection);
    const first = isAtOnce ? null : await this.amongFirst('completedAt', where, words, page);
    return first ?? this.matched.lastCompletedFirst(words, where, page);
  }

  /** Exact where the list has fewer jobs than are looked at. */
  private async amongFirst(
    by: 'createdAt' | 'completedAt',
    where: Where,
    words: readonly string[],
    page: PageRequest,
  ): Promise<Found | null> {
    const { engine } = this.database;
    const most = this.lookedThrough(words, page);
    if (page.offset + page.limit >= most) return null;
    const key = engine === 'sqlite' ? 'rowid' : 'id';
    const has = wordsClause(engine, 'job_search', words);
    const rows = await this.database.query<Row>(
      `SELECT id, has, SUM(has) OVER () AS total, COUNT(*) OVER () AS looked
       FROM (
         SELECT first.id, first.at, job_search.${key} IS NOT NULL AS has
         FROM (
           SELECT j.id, j.${by} AS at FROM jobs j WHERE ${where.sql}
           ORDER BY ${orderBy({ by })} LIMIT ${String(most)}
         ) first
         LEFT JOIN job_search ON job_search.${key} = first.id${has.sql}
       ) seen
       ORDER BY has DESC, at DESC, id DESC LIMIT ? OFFSET ?`,
      [...where.values, ...has.params, page.limit, page.offset],
    );
    if (rows.length === 0 && page.offset > 0) return null;
    const total = toNumber(rows[0]?.total);
    const isLeast = toNumber(rows[0]?.looked) === most;
    // No page is ever thought to be the last that is not.
    if (isLeast && total <= page.offset + page.limit) return null;
    return { ids: idsOf(rows.filter((row) => toFlag(row.has))), total, isLeast };
  }

  private lookedThrough(words: readonly string[], { limit, offset }: PageRequest): number {
    const { engine } = this.database;
    const most = LOOKED_THROUGH[words.length > 1 ? 'severalWords' : 'oneWord'][engine];
    return words.length > 1 ? most : Math.min(most, FREQUENT * (offset + limit));
  }

  private whereWithoutWords(selection: JobSelection): Where {
    const { engine } = this.database;
    const { timeZone } = this.settings.company;
    const filters = { ...selection.filters, q: '' };
    const where = whereOf({ ...selection, filters }, { engine, timeZone, reach: NO_REACH });
    return where ?? { sql: '1 = 0', values: [] };
  }
}

function isFiltered({ scope, filters: { q: _, ...others } = {} }: JobSelection): boolean {
  return scope !== 'all' || Object.values(others).some((value: unknown) => value !== undefined);
}

function isOfDelivered(selection: JobSelection): boolean {
  const isOfBilling = selection.filters?.billing !== undefined;
  return isOfBilling || statusesOf(selection).every((status) => status === 'delivered');
}

function isLast(date: 'createdAt' | 'completedAt', { by, direction = 'desc' }: JobOrder): boolean {
  return by === date && direction === 'desc';
}
