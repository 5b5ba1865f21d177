import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Found, newestFound } from '../../../search/newest-found';
import type { Row } from '../../../database/rows';
import { sampledSegments } from '../../../search/sampled-segments';
import { indexClause, matchClause } from '../../../search/search-clauses';
import {
  countOfFirst,
  countOfNext,
  likely,
  NO_SAMPLE,
  type Sample,
  SEGMENT,
  segmentsOf,
} from '../../../search/search-segments';
import type { PageRequest } from '../../../http/answers/paging';
import {
  byRank,
  JOBS_OF_HITS,
  type JobSearchOfList,
  type Match,
  type Matches,
  matchesOf,
  matchOf,
} from './job-matches';
import { isOfFew, type JobSelection } from './job-selection';
import { type RankedSegment, rankedSegments } from './ranked-segments';
import { completedFrom, walkedFrom } from './walked-jobs';

/** How many entries of an index are gone through in the time that one match takes to be found and looked at. */
const ENTRIES_FOR_A_MATCH = 25;

/** Finds jobs by the engine's index of words. */
@Injectable()
export class MatchedJobsQueries {
  constructor(private readonly database: Database) {}

  /**
   * Asks one segment of the index after the other, and no more of them than can come before the page's end.
   * @param first what is known of the first of the list
   * @param rarity what is known of such words
   */
  async page(search: JobSearchOfList, first: Sample, rarity: Sample | null): Promise<Found> {
    const { order, page, period } = search;
    const end = page.offset + page.limit;
    const segments = await rankedSegments(this.database, order, period);
    const all = segments.map(({ segment }) => segment);
    const sampled = await sampledSegments(this.database, 'job_search', search.words, all);
    // Few of those that the index finds may be in a list of some jobs.
    const sample = search.isOfSome ? NO_SAMPLE : likely(first, sampled.looked, rarity);
    let found: Match[] = [];
    for (let looked = 0; ;) {
      const rest = segments.slice(looked);
      const last = found.length > end ? found[end - 1] : undefined;
      const count =
        looked === 0
          ? countOfFirst('job_search', end + 1, sample)
          : countOfNext(looked, (end + 1) / found.length);
      const next =
        last === undefined
          ? rest.slice(0, count)
          : rest.filter(({ highest }) => highest >= last.rank);
      const [top] = next;
      if (top === undefined) return foundOf(found, page, rest.length > 0);
      if (last !== undefined && isWalkQuicker(found, end, segments, next.length / looked)) {
        const newest = await completedFrom(this.database, last.rank, search);
        const others = found.filter(({ rank }) => rank < last.rank);
        return foundOf([...newest, ...others], page, true);
      }
      if (!search.isOfSome && sampled.isDense(top.segment)) {
        const others = await walkedFrom(this.database, top, all.slice(0, looked), search);
        if (others.length > end) return foundOf([...found, ...others].sort(byRank), page, true);
      }
      const asked = sampled.asked(next.map(({ segment }) => segment));
      found = [...found, ...(await this.jobsOf(asked, search))].sort(byRank);
      looked += asked.length;
    }
  }

  /**
   * Ids of the newest jobs with the words of a search, or a SELECT of all; undefined where it looks for none, or
   * among few, whose own words are looked at.
   */
  async of(selection: JobSelection, most?: number): Promise<Matches | undefined> {
    const words = jobSearchQuery(selection.filters?.q ?? '') ?? [];
    if (words.length === 0 || isOfFew(selection)) return undefined;
    const { database } = this;
    if (most === undefined) {
      const segments = await segmentsOf(database, 'job_search');
      const all = matchClause(database.engine, 'job_search', words, segments);
      return { ...all, areAll: true };
    }
    const part = { limit: most, offset: 0 };
    const { ids, total } = await newestFound(database, 'job_search', words, part);
    return matchesOf(ids, total <= ids.length);
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
  const completedSince = (newestSegment + 1) * SEGMENT.job_search - newestAfterPage;
  return completedSince < ENTRIES_FOR_A_MATCH * found.length * times;
}

function foundOf(found: readonly Match[], { limit, offset }: PageRequest, isLeast: boolean): Found {
  const ids = found.slice(offset, offset + limit).map(({ id }) => id);
  return { ids, total: found.length, isLeast };
}
