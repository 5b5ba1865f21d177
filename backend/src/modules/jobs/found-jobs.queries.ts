import { boundsOfDay } from '@dispatch/domain/company-day';
import { jobSearchQuery } from '@dispatch/domain/search-words';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { Database } from '../../database/database';
import type { Engine } from '../../database/engine';
import { type Found, idsOf, newestFound } from '../../database/newest-found';
import { type Row, toNumber } from '../../database/rows';
import { areRare, isKeptInOrder, wordsClause } from '../../database/search-index';
import type { SqlValue } from '../../database/sql-values';
import type { PageRequest } from '../../http/paging';
import { foundOrder, jobsBy } from './found-order';
import type { JobOrder } from './job-order';
import { isOfOpen, type JobSelection, type Where, whereOf } from './job-selection';
import { type JobSearchOfList, MatchedJobsQueries, WORDS_OF_JOBS } from './matched-jobs.queries';

/**
 * The first jobs of a list, whose own words are looked at. A word that fills a page from these is too
 * frequent to ask its index, which would go through all jobs that have it, and with several words through
 * all that have any.
 */
const LOOKED_THROUGH = { oneWord: { sqlite: 2_000, mysql: 1_000 }, severalWords: 1_000 };

/** A single word is that frequent if it fills the page from so many jobs for each of its lines. */
const FREQUENT = 24;
/** The same where the index gives the newest at once. */
const VERY_FREQUENT = 6;

/** So many where those first jobs let expect that they do, and the index has nothing better to offer. */
const MOST_LOOKED_THROUGH = { sqlite: 5_000, mysql: 10_000 };
const MARGIN = 1.5;

/** What was found among the first jobs. */
interface First extends Found {
  /** Whether there are no others, or more than the page ends with. */
  readonly isEnough: boolean;
}

/** Finds jobs by words in lists whose order an index keeps: by creation and by completion, the last first. */
@Injectable()
export class FoundJobsQueries {
  constructor(
    private readonly database: Database,
    private readonly matched: MatchedJobsQueries,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Null where the list is no such search. */
  async page(
    selection: JobSelection,
    jobOrder: JobOrder,
    page: PageRequest,
  ): Promise<Found | null> {
    const words = jobSearchQuery(selection.filters?.q ?? '');
    const order = foundOrder(selection, jobOrder);
    if (words === null || words.length === 0 || order === null || isOfOpen(selection)) return null;
    if (order.by === 'createdAt' && isOfAllJobs(selection))
      return newestFound(this.database, 'job_search', words, page);
    const search = { words, where: this.whereWithoutWords(selection), order, page };
    const isOfSome = isOfSomeJobs(selection);
    const first = await this.amongFirst(search, isOfSome);
    if (first !== null) return first;
    const nextId = order.by === 'completedAt' ? await this.nextId(selection) : undefined;
    return this.matched.page({ ...search, nextId });
  }

  /** Null where those first jobs do not do. */
  private async amongFirst(search: JobSearchOfList, isOfSome: boolean): Promise<Found | null> {
    const { engine } = this.database;
    const { words, page } = search;
    const end = page.offset + page.limit;
    if (areRare(words) && !isOfSome) return null;
    const isAtOnce = isKeptInOrder(engine, words) && !isOfSome;
    const most = isAtOnce ? VERY_FREQUENT * end : lookedThrough(engine, words, end);
    if (end >= most) return null;
    const first = await this.amongSome(search, most);
    if (first.isEnough) return first;
    const isWorthMore = isOfSome || (words.length > 1 && !isAtOnce);
    const wanted = Math.ceil((most * (end + 1)) / first.total);
    const atMost = MOST_LOOKED_THROUGH[engine];
    if (!isWorthMore || wanted > atMost) return null;
    const more = await this.amongSome(search, Math.min(atMost, Math.ceil(MARGIN * wanted)));
    return more.isEnough ? more : null;
  }

  private async amongSome(search: JobSearchOfList, most: number): Promise<First> {
    const { engine } = this.database;
    const { words, where, order, page } = search;
    const { key } = order;
    const from = jobsBy(engine, order.index);
    const last = `ORDER BY ${key} DESC, j.id DESC LIMIT ?`;
    const [edge] = await this.database.query<{ at: SqlValue }>(
      `SELECT ${key} AS at FROM ${from} WHERE ${where.sql} ${last} OFFSET ?`,
      [...where.values, 1, most - 1],
    );
    const has = wordsClause(engine, 'job_search', words);
    const end = page.offset + page.limit;
    const isWhole = edge === undefined;
    // Of two bounds of the same column SQLite begins at the first that is named.
    const rows = await this.database.query<Row>(
      `SELECT j.id FROM ${from} ${WORDS_OF_JOBS[engine]}
       WHERE ${isWhole ? '' : `${key} >= ? AND `}${where.sql}${has.sql} ${last}`,
      [...(isWhole ? [] : [edge.at]), ...where.values, ...has.params, isWhole ? most : end + 1],
    );
    return {
      ids: idsOf(rows.slice(page.offset, end)),
      total: rows.length,
      isLeast: !isWhole,
      isEnough: isWhole || rows.length > end,
    };
  }

  /** What is completed within a period is mostly created before its end. */
  private async nextId({ filters = {} }: JobSelection): Promise<number | undefined> {
    if (!filters.to) return undefined;
    const { end } = boundsOfDay(filters.to, this.settings.company.timeZone);
    const [row] = await this.database.query<Row>(
      `SELECT j.id FROM ${jobsBy(this.database.engine, 'jobs_created')}
       WHERE j.deletedAt IS NULL AND j.createdAt >= ? ORDER BY j.createdAt, j.id LIMIT 1`,
      [end],
    );
    return row && toNumber(row.id);
  }

  private whereWithoutWords(selection: JobSelection): Where {
    const { engine } = this.database;
    const { timeZone } = this.settings.company;
    const filters = { ...selection.filters, q: '' };
    const where = whereOf({ ...selection, filters }, { engine, timeZone });
    return where ?? { sql: '1 = 0', values: [] };
  }
}

function lookedThrough(engine: Engine, words: readonly string[], end: number): number {
  return words.length > 1
    ? LOOKED_THROUGH.severalWords
    : Math.min(LOOKED_THROUGH.oneWord[engine], FREQUENT * end);
}

/** Whether few of the delivered jobs that have a word are in the list. */
function isOfSomeJobs({ scope, filters = {} }: JobSelection): boolean {
  const { billing, created, customerId, driverId } = filters;
  const isOfAny = [created, customerId, driverId].some(Boolean);
  return scope !== 'all' || billing === 'pending' || isOfAny;
}

function isOfAllJobs({
  scope,
  statuses,
  filters: { q: _, ...others } = {},
}: JobSelection): boolean {
  const isFiltered = Object.values(others).some(Boolean);
  return scope === 'all' && statuses === undefined && !isFiltered;
}
