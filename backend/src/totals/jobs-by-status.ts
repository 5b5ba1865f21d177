import { isOpen, type JobStatus } from '@dispatch/domain/jobs/job-status';
import sql, { join, type Sql } from 'sql-template-tag';

/**
 * A subquery for the number of jobs with one of these statuses. Open jobs are counted, since they are always few; the
 * number of delivered ones is stored.
 */
export function jobsByStatus(statuses: readonly JobStatus[]): Sql {
  const open = statuses.filter(isOpen);
  const counts = [
    ...(open.length === 0
      ? []
      : [sql`(SELECT COUNT(*) FROM jobs WHERE deletedAt IS NULL AND status IN (${join(open)}))`]),
    ...(statuses.includes('delivered')
      ? [sql`(SELECT COALESCE(SUM(jobs), 0) FROM delivered_totals)`]
      : []),
  ];
  return counts.length === 0 ? sql`0` : join(counts, ' + ');
}
