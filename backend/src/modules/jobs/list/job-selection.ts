import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { isOpen, JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { jobSearchQuery } from '@dispatch/domain/text/search-words';
import { type Clause, wordsClause } from '../../../search/search-clauses';
import type { Engine } from '../../../database/engines/engine';
import type { SqlValue } from '../../../database/sql';
import type { JobOrder } from './job-order';
import type { JobFilters } from '../job-query.schema';
import type { JobScope } from '../job-scope';

/** Which jobs a list holds. */
export interface JobSelection {
  readonly scope: JobScope;
  /** Any of these; all when not given. */
  readonly statuses?: readonly JobStatus[];
  readonly filters?: JobFilters;
}

/** The statuses that its jobs can have. */
export function statusesOf({ statuses = JOB_STATUSES, filters }: JobSelection): JobStatus[] {
  return statuses.filter((one) => filters?.status === undefined || one === filters.status);
}

/** Whether its jobs are but those under way, which are never many. */
export function isOfOpen(selection: JobSelection): boolean {
  return statusesOf(selection).every(isOpen);
}

/** Whether so few that their own words are looked at: those under way, or of one day. */
export function isOfFew(selection: JobSelection): boolean {
  return isOfOpen(selection) || Boolean(selection.filters?.created);
}

/** Names them as constants, by which SQLite knows without asking with each value how many jobs have them. */
export function statusIn(statuses: readonly JobStatus[]): string {
  const named = JOB_STATUSES.filter((one) => statuses.includes(one)).map((one) => `'${one}'`);
  return `j.status IN (${named.join(', ')})`;
}

export interface Where {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

interface Setting {
  readonly engine: Engine;
  readonly timeZone: string;
  /** Ids, or a SELECT of them: of those that have the words of a search, or were created on the wanted day. */
  readonly matches?: Clause | undefined;
  readonly orderedBy?: JobOrder['by'] | undefined;
}

/**
 * The condition on `jobs j` that selects them; null when nothing can be found, as with a search
 * text too short. Days are those of the company's time zone.
 */
export function whereOf(
  selection: JobSelection,
  { engine, timeZone, matches, orderedBy }: Setting,
): Where | null {
  const { scope, statuses, filters = {} } = selection;
  // Without the plus, SQLite sorts all jobs that are there rather than walk the index of completion.
  const isOfAll = filters.billing === undefined && statusesOf(selection).length > 1;
  const isWalked = orderedBy === 'completedAt' && isOfAll;
  const conditions = [isWalked ? '+j.deletedAt IS NULL' : 'j.deletedAt IS NULL'];
  const values: SqlValue[] = [];
  const and = (sql: string, ...given: readonly SqlValue[]) => {
    conditions.push(sql);
    values.push(...given);
  };

  if (scope !== 'all') and('j.driverId = ?', scope.driverId);
  if (statuses !== undefined) and(statusIn(statuses));
  if (filters.status !== undefined) and('j.status = ?', filters.status);
  if (filters.customerId !== undefined) and('j.customerId = ?', filters.customerId);
  if (filters.driverId !== undefined) and('j.driverId = ?', filters.driverId);
  if (filters.billing !== undefined) and("j.status = 'delivered' AND j.hasDriverReport = ?", true);
  if (filters.billing === 'pending' || filters.billing === 'complete')
    and('j.billingComplete = ?', filters.billing === 'complete');
  if (filters.from) and('j.completedAt >= ?', boundsOfDay(filters.from, timeZone).start);
  if (filters.to) and('j.completedAt < ?', boundsOfDay(filters.to, timeZone).end);
  if (filters.created) {
    const { start, end } = boundsOfDay(filters.created, timeZone);
    and('j.createdAt >= ? AND j.createdAt < ?', start, end);
  }
  if (filters.q) {
    const words = jobSearchQuery(filters.q);
    if (words === null) return null;
    if (words.length > 0 && isOfFew(selection)) {
      const key = engine === 'sqlite' ? 'rowid' : 'id';
      const has = wordsClause(engine, 'job_search', words);
      and(`EXISTS (SELECT 1 FROM job_search WHERE ${key} = j.id${has.sql})`, ...has.params);
    }
  }
  if (matches !== undefined) and(`j.id IN (${matches.sql})`, ...matches.params);
  return { sql: conditions.join(' AND '), values };
}
