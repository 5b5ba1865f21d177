import { jobSearchQuery } from '@dispatch/domain/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import type { Period } from '../../database/delivered-segments';
import { type Found, newestFound } from '../../database/newest-found';
import { padded } from '../../database/padded';
import { type Row, toDate, toNullable, toNumber } from '../../database/rows';
import { type Clause, indexClause, matchClause, wordsClause } from '../../database/search-clauses';
import {
  countOfFirst,
  countOfNext,
  type Sample,
  SEGMENT,
  segmentsOf,
} from '../../database/search-segments';
import type { PageRequest } from '../../http/paging';
import { type FoundOrder, jobsBy } from './found-order';
import { isOfOpen, type JobSelection, type Where } from './job-selection';
import { type RankedSegment, rankedSegments } from './ranked-segments';

/** Leads from matches to their jobs. Planners take other indexes of jobs for quicker than they are. */
export const JOBS_OF_HITS = {
  sqlite: 'CROSS JOIN jobs j ON j.id = hit.id',
  mysql: 'STRAIGHT_JOIN jobs j FORCE INDEX FOR JOIN (PRIMARY) ON j.id = hit.id',
};

/** Leads from jobs to their words, which no index is to be asked for. */
export const WORDS_OF_JOBS = {
  sqlite: 'CROSS JOIN job_search ON job_search.rowid = j.id',
  mysql: 'STRAIGHT_JOIN job_search ON job_search.id = j.id',
};

/** How many entries of an index are gone through in the time that one match takes to be found and looked at. */
const ENTRIES_FOR_A_MATCH = 25;

/** A job of the list that has the words. */
interface Match {
  readonly id: number;
  /** The last of the list's order has the lowest: the moment of completion in milliseconds, or the id. */
  readonly rank: number;
}

export interface JobSearchOfList {
  readonly words: readonly string[];
  /** The list without them. */
  readonly where: Where;
  readonly order: FoundOrder;
  readonly page: PageRequest;
  /** All of the list were completed within it. */
  readonly period: Period;
  readonly isOfDelivered: boolean;
}

export interface Matches extends Clause {
  /** Whether no others have the words. */
  readonly areAll: boolean;
}

/** Finds jobs by the engine's index of words. */
@Injectable()
export class MatchedJobsQueries {
  constructor(private readonly database: Database) {}

  /**
   * Asks one segment of the index after the other, and no more of them than can come before the page's end.
   * The sample is of the first of the list.
   */
  async page(search: JobSearchOfList, sample: Sample): Promise<Found> {
    const { order, page, period } = search;
    const end = page.offset + page.limit;
    const segments = await rankedSegments(this.database, order, period);
    let found: Match[] = [];
    for (let looked = 0; ;) {
      const rest = segments.slice(looked);
      const last = found.length > end ? found[end - 1] : undefined;
      const count =
        looked === 0
          ? countOfFirst(end + 1, sample)
          : countOfNext(looked, (end + 1) / found.length);
      const next =
        last === undefined
          ? rest.slice(0, count)
          : rest.filter(({ highest }) => highest >= last.rank);
      if (next.length === 0) return foundOf(found, page, rest.length > 0);
      if (last !== undefined && isWalkQuicker(found, end, segments, next.length / looked)) {
        const first = await this.completedFrom(last, search);
        const others = found.filter(({ rank }) => rank < last.rank);
        return foundOf([...first, ...others], page, true);
      }
      const numbers = next.map(({ segment }) => segment);
      found = [...found, ...(await this.jobsOf(numbers, search))].sort(byRank);
      looked += next.length;
    }
  }

  /**
   * Ids of the newest jobs with the words of a search, or a SELECT of all; undefined where it looks for none, or
   * among those under way, whose own words are looked at.
   */
  async of(selection: JobSelection, most?: number): Promise<Matches | undefined> {
    const words = jobSearchQuery(selection.filters?.q ?? '') ?? [];
    if (words.length === 0 || isOfOpen(selection)) return undefined;
    const { database } = this;
    if (most === undefined) {
      const segments = await segmentsOf(database, 'job_search');
      const all = matchClause(database.engine, 'job_search', words, segments);
      return { ...all, areAll: true };
    }
    const part = { limit: most, offset: 0 };
    const { ids, total } = await newestFound(database, 'job_search', words, part);
    const places = padded(ids.length === 0 ? [0] : ids);
    const areAll = total <= ids.length;
    return { sql: places.map(() => '?').join(', '), params: places, areAll };
  }

  private async jobsOf(
    segments: readonly number[],
    { words, where, order, isOfDelivered }: JobSearchOfList,
  ): Promise<Match[]> {
    const { engine } = this.database;
    const match =
      engine === 'mysql' && isOfDelivered
        ? indexClause('delivered_words', words, segments)
        : matchClause(engine, 'job_search', words, segments);
    const rows = await this.database.query<Row>(
      `SELECT j.id, j.completedAt FROM (${match.sql}) hit ${JOBS_OF_HITS[engine]} WHERE ${where.sql}`,
      [...match.params, ...where.values],
    );
    return rows.map((row) => matchOf(row, order));
  }

  /** Up to that one: the list's own jobs are gone through, and their words looked at. */
  private async completedFrom({ rank }: Match, { words, where, order }: JobSearchOfList) {
    const { engine } = this.database;
    const has = wordsClause(engine, 'job_search', words);
    // Of two bounds of the same column SQLite begins at the first that is named.
    const rows = await this.database.query<Row>(
      `SELECT j.id, j.completedAt FROM ${jobsBy(engine, 'jobs_completed')} ${WORDS_OF_JOBS[engine]}
       WHERE j.completedAt >= ? AND ${where.sql}${has.sql}`,
      [new Date(rank), ...where.values, ...has.params],
    );
    return rows.map((row) => matchOf(row, order)).sort(byRank);
  }
}

/** Than to ask for more segments, so many times as many as were asked for what was found. */
function isWalkQuicker(
  found: readonly Match[],
  end: number,
  segments: readonly RankedSegment[],
  times: number,
): boolean {
  const newestSegment = Math.max(...segments.map(({ segment }) => segment));
  // Mostly, whoever was created after the newest of the others was completed after them.
  const newestAfterPage = found.slice(end - 1).reduce((newest, { id }) => Math.max(newest, id), 0);
  const completedSince = (newestSegment + 1) * SEGMENT - newestAfterPage;
  return completedSince < ENTRIES_FOR_A_MATCH * found.length * times;
}

function matchOf(row: Row, { by }: FoundOrder): Match {
  const id = toNumber(row.id);
  return {
    id,
    rank: by === 'createdAt' ? id : (toNullable(row.completedAt, toDate)?.getTime() ?? 0),
  };
}

function foundOf(found: readonly Match[], { limit, offset }: PageRequest, isLeast: boolean): Found {
  const ids = found.slice(offset, offset + limit).map(({ id }) => id);
  return { ids, total: found.length, isLeast };
}

function byRank(one: Match, other: Match): number {
  return other.rank - one.rank || other.id - one.id;
}
