import { boundsOfDay } from '@dispatch/domain/company-day';
import type { JobStatus } from '@dispatch/domain/job-status';
import { searchQuery } from '@dispatch/domain/search-words';
import { matchClause } from '../../database/search-index';
import type { Engine } from '../../database/engine';
import type { SqlValue } from '../../database/sql-values';
import type { JobFilters } from './job-query.schema';
import type { JobScope } from './job-scope';

/** Which jobs a list holds. */
export interface JobSelection {
  readonly scope: JobScope;
  /** Any of these; all when not given. */
  readonly statuses?: readonly JobStatus[];
  readonly filters?: JobFilters;
}

export interface Where {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/**
 * The condition on `jobs j` that selects them; null when nothing can be found, as with a search
 * text too short. Days are those of the company's time zone.
 */
export function whereOf(
  { scope, statuses, filters = {} }: JobSelection,
  { engine, timeZone }: { readonly engine: Engine; readonly timeZone: string },
): Where | null {
  const conditions = ['j.deletedAt IS NULL'];
  const values: SqlValue[] = [];
  const and = (sql: string, ...given: readonly SqlValue[]) => {
    conditions.push(sql);
    values.push(...given);
  };

  if (scope !== 'all') and('j.driverId = ?', scope.driverId);
  if (statuses !== undefined)
    and(`j.status IN (${statuses.map(() => '?').join(', ')})`, ...statuses);
  if (filters.status !== undefined) and('j.status = ?', filters.status);
  if (filters.customerId !== undefined) and('j.customerId = ?', filters.customerId);
  if (filters.driverId !== undefined) and('j.driverId = ?', filters.driverId);
  if (filters.billing !== undefined) and("j.status = 'delivered' AND j.hasDriverReport = ?", true);
  if (filters.billing === 'pending' || filters.billing === 'complete')
    and('j.billingComplete = ?', filters.billing === 'complete');
  if (filters.from) and('j.completedAt >= ?', boundsOfDay(filters.from, timeZone).start);
  if (filters.to) and('j.completedAt < ?', boundsOfDay(filters.to, timeZone).end);
  if (filters.q) {
    const words = searchQuery(filters.q);
    if (words === null) return null;
    const match = matchClause(engine, 'job_search', words);
    and(`j.id IN (${match.sql})`, ...match.params);
  }
  return { sql: conditions.join(' AND '), values };
}
