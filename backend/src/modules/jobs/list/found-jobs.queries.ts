import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { Database } from '../../../database/database';
import type { Period } from '../../../totals/delivered-segments';
import type { Engine } from '../../../database/engines/engine';
import { type Found, idsOf, newestFound } from '../../../search/newest-found';
import type { Row } from '../../../database/rows';
import { isKeptInOrder, rarityOf, wordsClause } from '../../../search/search-clauses';
import { NO_SAMPLE, OF_LONG_NUMBERS, type Sample } from '../../../search/search-segments';
import type { SqlValue } from '../../../database/sql';
import type { PageRequest } from '../../../http/answers/paging';
import { foundOrder, isOfDelivered, jobsBy, orderedBy } from './list-index';
import { type JobSearchOfList, WORDS_OF_JOBS } from './job-matches';
import type { JobOrder } from './job-order';
import { isOfOpen, type JobSelection, type Where, whereOf } from './job-selection';
import { MatchedJobsQueries } from './matched-jobs.queries';
import { OpenJobsQueries } from './open-jobs.queries';

/**
 * The first jobs of a list, whose own words are looked at. A word that fills a page from these is too
 * frequent to ask its index, which would go through all jobs that have it, and with several words through
 * all that have any.
 */
const LOOKED_THROUGH = { oneWord: { sqlite: 2_000, mysql: 1_000 }, severalWords: 1_000 };

/** A single word is that frequent if it fills the page from so many jobs for each of its lines. */
const FREQUENT = 24;
/** The first of those, which tell whether it may be. */
const TELLING = 8;
/** A word is too frequent for an index that gives the newest at once if it fills the page from so many. */
const VERY_FREQUENT = 6;

/** So many where the first jobs let expect that they do, and the index has nothing better to offer. */
const MOST_LOOKED_THROUGH = { sqlite: 5_000, mysql: 10_000 };
const MARGIN = 1.5;

/** The jobs with the words, of the first of a list. */
interface Looked {
  readonly ids: readonly number[];
  /** Where in the list's order they end, with all that have the same place; undefined after the last of it. */
  readonly edge: SqlValue | undefined;
}

/** Finds jobs by words in lists whose order an index keeps: by creation and by completion, the last first. */
@Injectable()
export class FoundJobsQueries {
  constructor(
    private readonly database: Database,
    private readonly matched: MatchedJobsQueries,
    private readonly open: OpenJobsQueries,
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
    if (words === null || words.length === 0 || order === null) return null;
    if (order.by === 'createdAt' && isOfAllJobs(selection))
      return newestFound(this.database, 'job_search', words, page);
    const where = this.whereWithoutWords(selection);
    const search = {
      ...{ words, where, order, page },
      ...{ period: this.periodOf(selection), isOfDelivered: isOfDelivered(selection) },
      isOfSome: isOfSomeJobs(selection),
    };
    if (isOfOpen(selection)) return this.open.page(search);
    const { isOfSome } = search;
    const rarity = isOfSome ? null : rarityOf(words);
    const first = rarity === OF_LONG_NUMBERS ? rarity : await this.amongFirst(search);
    if ('ids' in first) return first;
    return this.matched.page(search, first, rarity);
  }

  /** What was looked at where those first jobs do not do. */
  private async amongFirst(search: JobSearchOfList): Promise<Found | Sample> {
    const { engine } = this.database;
    const { words, page, isOfSome } = search;
    const end = page.offset + page.limit;
    const isAtOnce = isKeptInOrder(engine, words) && !isOfSome;
    const isWorthMore = isOfSome || (words.length > 1 && !isAtOnce);
    const { most, atMost } = isAtOnce
      ? { most: VERY_FREQUENT * end, atMost: 0 }
      : lookedThrough(engine, words, end, isWorthMore);
    if (end >= most) return NO_SAMPLE;
    const first = await this.lookThrough(search, most);
    if (isEnough(first, end)) return foundOf(first, page);
    const wanted = Math.ceil((most * (end + 1)) / first.ids.length);
    if (wanted > atMost) return { looked: most, having: first.ids.length };
    const more = Math.min(atMost, Math.ceil(MARGIN * wanted));
    const all = await this.lookThrough(search, more, first);
    return isEnough(all, end) ? foundOf(all, page) : { looked: more, having: all.ids.length };
  }

  /** The first so many, from where others were left off. */
  private async lookThrough(
    { words, where, order, page }: JobSearchOfList,
    most: number,
    seen?: Looked,
  ): Promise<Looked> {
    const { engine } = this.database;
    const { key } = order;
    const from = jobsBy(engine, order.index);
    const last = `${orderedBy(order)} LIMIT ?`;
    const [edge] = await this.database.query<{ at: SqlValue }>(
      `SELECT ${key} AS at FROM ${from} WHERE ${where.sql} ${last} OFFSET ?`,
      [...where.values, 1, most - 1],
    );
    const has = wordsClause(engine, 'job_search', words);
    // Of two bounds of the same column SQLite begins at the first that is named.
    const bounds = [
      ...(edge === undefined ? [] : [{ sql: `${key} >= ? AND `, value: edge.at }]),
      ...(seen?.edge === undefined ? [] : [{ sql: `${key} < ? AND `, value: seen.edge }]),
    ];
    const before = seen?.ids ?? [];
    const rows = await this.database.query<Row>(
      `SELECT j.id FROM ${from} ${WORDS_OF_JOBS[engine]}
       WHERE ${bounds.map(({ sql }) => sql).join('')}${where.sql}${has.sql} ${last}`,
      [
        ...bounds.map(({ value }) => value),
        ...[...where.values, ...has.params],
        edge === undefined ? most : page.offset + page.limit + 1 - before.length,
      ],
    );
    return { ids: [...before, ...idsOf(rows)], edge: edge?.at };
  }

  private periodOf({ filters: { from, to } = {} }: JobSelection): Period {
    const { timeZone } = this.settings.company;
    return {
      start: from ? boundsOfDay(from, timeZone).start : undefined,
      end: to ? boundsOfDay(to, timeZone).end : undefined,
    };
  }

  private whereWithoutWords(selection: JobSelection): Where {
    const { engine } = this.database;
    const { timeZone } = this.settings.company;
    const filters = { ...selection.filters, q: '' };
    const where = whereOf({ ...selection, filters }, { engine, timeZone });
    return where ?? { sql: '1 = 0', values: [] };
  }
}

/** Whether there are no others, or more than the page ends with. */
function isEnough({ ids, edge }: Looked, end: number): boolean {
  return edge === undefined || ids.length > end;
}

function foundOf({ ids, edge }: Looked, { limit, offset }: PageRequest): Found {
  const isLeast = edge !== undefined;
  return { ids: ids.slice(offset, offset + limit), total: ids.length, isLeast };
}

/** How many jobs to begin with, and how many at most. */
function lookedThrough(
  engine: Engine,
  words: readonly string[],
  end: number,
  isWorthMore: boolean,
): { readonly most: number; readonly atMost: number } {
  const most =
    words.length > 1
      ? LOOKED_THROUGH.severalWords
      : Math.min(LOOKED_THROUGH.oneWord[engine], FREQUENT * end);
  return isWorthMore
    ? { most, atMost: MOST_LOOKED_THROUGH[engine] }
    : { most: Math.min(most, TELLING * end), atMost: most };
}

/** Whether few of the delivered jobs that have a word are in the list. */
function isOfSomeJobs({ scope, filters = {} }: JobSelection): boolean {
  const { billing, customerId, driverId } = filters;
  const isOfAny = [customerId, driverId].some(Boolean);
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
