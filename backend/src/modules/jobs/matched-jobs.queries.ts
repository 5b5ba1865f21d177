import { jobSearchQuery } from '@dispatch/domain/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Found, newestFound, nextIdOf } from '../../database/newest-found';
import { type NewestMatches, newestMatches } from '../../database/newest-matches';
import { padded } from '../../database/padded';
import { type Row, toDate, toNullable, toNumber } from '../../database/rows';
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

/** A job of the list that has the words. */
interface Match {
  readonly id: number;
  /** When it was completed, in milliseconds. */
  readonly at: number;
}

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
    const inOrder = order.by === 'completedAt' ? byCompletion : byId;
    let found: Match[] = [];
    for (let tooFew = Infinity; ;) {
      found = found.concat(await this.jobsOf(await matches.next(tooFew), search)).sort(inOrder);
      const isToTheFirst = matches.firstId === 0;
      if (isToTheFirst && search.nextId === undefined) return foundOf(found, page, false);
      const last = found[end];
      if (last === undefined) {
        if (isToTheFirst) return this.page({ ...search, nextId: undefined });
        tooFew = (end + 1) / found.length;
      } else if (order.by === 'createdAt') return foundOf(found, page, true);
      else if (isToTheFirst || isQuick(matches, found, last)) {
        const others = await this.others(search, matches, last);
        return foundOf(found.concat(others).sort(inOrder), page, true);
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

  private async jobsOf(match: Clause, { where }: JobSearchOfList): Promise<Match[]> {
    const rows = await this.database.query<Row>(
      `SELECT j.id, j.completedAt FROM (${match.sql}) hit ${JOBS_OF_HITS[this.database.engine]}
       WHERE ${where.sql}`,
      [...match.params, ...where.values],
    );
    return rows.map(matchOf);
  }

  private async others({ words, where }: JobSearchOfList, matches: NewestMatches, last: Match) {
    const { engine } = this.database;
    const has = wordsClause(engine, 'job_search', words);
    // Of two bounds of the same column SQLite begins at the first that is named.
    const rows = await this.database.query<Row>(
      `SELECT j.id, j.completedAt FROM ${jobsBy(engine, 'jobs_completed')} ${WORDS_OF_JOBS[engine]}
       WHERE j.completedAt >= ? AND (j.id < ? OR j.id >= ?) AND ${where.sql}${has.sql}`,
      [new Date(last.at), matches.firstId, matches.nextId, ...where.values, ...has.params],
    );
    return rows.map(matchOf);
  }
}

/** Whether to go through all that was completed after the page's end is quicker than to ask for the other matches. */
function isQuick(
  { firstId, nextId }: NewestMatches,
  found: readonly Match[],
  last: Match,
): boolean {
  const completedAfter = nextId - last.id;
  const otherMatches = found.length * (firstId / (nextId - firstId));
  return completedAfter <= ENTRIES_FOR_A_MATCH * otherMatches;
}

function matchOf({ id, completedAt }: Row): Match {
  return { id: toNumber(id), at: toNullable(completedAt, toDate)?.getTime() ?? 0 };
}

function foundOf(found: readonly Match[], { limit, offset }: PageRequest, isLeast: boolean): Found {
  const ids = found.slice(offset, offset + limit).map(({ id }) => id);
  return { ids, total: found.length, isLeast };
}

function byId(one: Match, other: Match): number {
  return other.id - one.id;
}

function byCompletion(one: Match, other: Match): number {
  return other.at - one.at || byId(one, other);
}
