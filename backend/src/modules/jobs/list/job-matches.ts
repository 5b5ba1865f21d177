import type { Period } from '../../../totals/delivered-segments';
import { padded } from '../../../database/records/padded';
import { type Row, toDate, toNullable, toNumber } from '../../../database/rows';
import type { Clause } from '../../../search/search-clauses';
import type { PageRequest } from '../../../http/answers/paging';
import type { FoundOrder } from './list-index';
import type { Where } from './job-selection';

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

export interface Matches extends Clause {
  /** Whether no others are to be found. */
  readonly areAll: boolean;
}

/** For `j.id IN (…)`. */
export function matchesOf(ids: readonly number[], areAll: boolean): Matches {
  const places = padded(ids.length === 0 ? [0] : ids);
  return { sql: places.map(() => '?').join(', '), params: places, areAll };
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
  /** Whether few of all delivered jobs are in it, such as those of a customer. */
  readonly isOfSome: boolean;
}

/** A job of the list that has the words. */
export interface Match {
  readonly id: number;
  /** The last of the list's order has the lowest: the moment of completion in milliseconds, or the id. */
  readonly rank: number;
}

export function matchOf(row: Row, { by }: FoundOrder): Match {
  const id = toNumber(row.id);
  return {
    id,
    rank: by === 'createdAt' ? id : (toNullable(row.completedAt, toDate)?.getTime() ?? 0),
  };
}

export function byRank(one: Match, other: Match): number {
  return other.rank - one.rank || other.id - one.id;
}
