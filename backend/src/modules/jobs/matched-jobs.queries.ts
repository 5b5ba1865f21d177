import { jobSearchQuery } from '@dispatch/domain/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Found, idsOf, newestFound, nextIdOf } from '../../database/newest-found';
import { type NewestMatches, newestMatches } from '../../database/newest-matches';
import { padded } from '../../database/padded';
import { type Row, toDate, toNumber } from '../../database/rows';
import { type Clause, matchClause, wordsClause } from '../../database/search-index';
import { wholeReach } from '../../database/search-segments';
import type { PageRequest } from '../../http/paging';
import { type FoundOrder, jobsBy } from './found-order';
import { isOfOpen, type JobSelection, type Where } from './job-selection';

/** Leads from matches to their jobs. Planners take other indexes of jobs for quicker than they are. */
const JOBS_OF_HITS = {
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

export interface JobSearchOfList {
  readonly words: readonly string[];
  /** The list without them. */
  readonly where: Where;
  readonly order: FoundOrder;
  readonly page: PageRequest;
  /** What was created from this id on need not be looked through first. */
  readonly nextId?: number | undefined;
}

/** Finds jobs by the engine's index of words. */
@Injectable()
export class MatchedJobsQueries {
  constructor(private readonly database: Database) {}

  /**
   * The index gives jobs by their ids, in the order of creation. Where the jobs completed last are wanted, others
   * can come before the page's end only if they were completed after that: those are few, and their own words are
   * looked at.
   */
  async page(search: JobSearchOfList): Promise<Found> {
    const { words, order, page } = search;
    const end = page.offset + page.limit;
    const nextId = search.nextId ?? (await nextIdOf(this.database, 'job_search'));
    const matches = newestMatches(this.database, 'job_search', words, nextId);
    const rows: Row[] = [];
    for (let tooFew = Infinity; ;) {
      rows.push(...(await this.jobsOf(await matches.next(tooFew), search)));
      rows.sort(order.by === 'completedAt' ? byCompletion : byId);
      const isToTheFirst = matches.firstId === 0;
      if (isToTheFirst && search.nextId === undefined) return foundOf(rows, page, false);
      const last = rows[end];
      if (last === undefined) {
        if (isToTheFirst) return this.page({ ...search, nextId: undefined });
        tooFew = (end + 1) / rows.length;
      } else if (order.by === 'createdAt') return foundOf(rows, page, true);
      else if (isToTheFirst || isQuick(matches, rows, last)) {
        rows.push(...(await this.others(search, matches, last)));
        return foundOf(rows.sort(byCompletion), page, true);
      } else tooFew = Number.MAX_VALUE;
    }
  }

  /**
   * Ids of the newest jobs with the words of a search, or a SELECT of all; undefined where it looks for none, or
   * among those under way, whose own words are looked at.
   */
  async of(selection: JobSelection, most?: number): Promise<Clause | undefined> {
    const words = jobSearchQuery(selection.filters?.q ?? '') ?? [];
    if (words.length === 0 || isOfOpen(selection)) return undefined;
    const { database } = this;
    if (most === undefined) {
      const reach = await wholeReach(database, 'job_search');
      return matchClause(database.engine, 'job_search', words, reach);
    }
    const part = { limit: most, offset: 0 };
    const { ids } = await newestFound(database, 'job_search', words, part);
    const places = padded(ids.length === 0 ? [0] : ids);
    return { sql: places.map(() => '?').join(', '), params: places };
  }

  private jobsOf(match: Clause, { where }: JobSearchOfList): Promise<Row[]> {
    return this.database.query<Row>(
      `SELECT j.id, j.completedAt FROM (${match.sql}) hit ${JOBS_OF_HITS[this.database.engine]}
       WHERE ${where.sql}`,
      [...match.params, ...where.values],
    );
  }

  private others({ words, where }: JobSearchOfList, matches: NewestMatches, last: Row) {
    const { engine } = this.database;
    const has = wordsClause(engine, 'job_search', words);
    // Of two bounds of the same column SQLite begins at the first that is named.
    return this.database.query<Row>(
      `SELECT j.id, j.completedAt FROM ${jobsBy(engine, 'jobs_completed')} ${WORDS_OF_JOBS[engine]}
       WHERE j.completedAt >= ? AND (j.id < ? OR j.id >= ?) AND ${where.sql}${has.sql}`,
      [toDate(last.completedAt), matches.firstId, matches.nextId, ...where.values, ...has.params],
    );
  }
}

/** Whether to go through all that was completed after the page's end is quicker than to ask for the other matches. */
function isQuick({ firstId, nextId }: NewestMatches, rows: readonly Row[], last: Row): boolean {
  const completedAfter = nextId - toNumber(last.id);
  const otherMatches = rows.length * (firstId / (nextId - firstId));
  return completedAfter <= ENTRIES_FOR_A_MATCH * otherMatches;
}

function foundOf(rows: readonly Row[], { limit, offset }: PageRequest, isLeast: boolean): Found {
  return { ids: idsOf(rows.slice(offset, offset + limit)), total: rows.length, isLeast };
}

function byId(one: Row, other: Row): number {
  return toNumber(other.id) - toNumber(one.id);
}

function byCompletion(one: Row, other: Row): number {
  const later = toDate(other.completedAt).getTime() - toDate(one.completedAt).getTime();
  return later || byId(one, other);
}
