import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { isOpen, JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { JobFilters } from '../job-query.schema';
import type { JobScope } from '../job-scope';
import type { JobOrder } from './job-order';

export interface JobSelection {
  readonly scope: JobScope;
  /** Any of these; all when not given. */
  readonly statuses?: readonly JobStatus[];
  readonly filters?: JobFilters;
}

/** The statuses that its jobs can have. */
export function statusesOf({ statuses = JOB_STATUSES, filters }: JobSelection): JobStatus[] {
  const asked = filters?.status;
  if (asked === 'active') return statuses.filter(isOpen);
  return statuses.filter((one) => asked === undefined || one === asked);
}

/** Whether all its jobs are active, which are never many. */
export function isOfOpen(selection: JobSelection): boolean {
  return statusesOf(selection).every(isOpen);
}

/** Whether all its jobs are delivered. */
export function isOfDelivered(selection: JobSelection): boolean {
  const { billing, report } = selection.filters ?? {};
  const isOfReports = billing !== undefined || report !== undefined;
  return isOfReports || statusesOf(selection).every((status) => status === 'delivered');
}

/** Whether the list is unfiltered, except for a search text. */
export function isOfAll({
  scope,
  statuses,
  filters: { q: _, ...others } = {},
}: JobSelection): boolean {
  return scope === 'all' && statuses === undefined && !Object.values(others).some(Boolean);
}

/** Uses literals, so that SQLite can estimate from its statistics how many jobs have them. */
export function statusIn(statuses: readonly JobStatus[]): Sql {
  const named = JOB_STATUSES.filter((one) => statuses.includes(one)).map((one) => `'${one}'`);
  return raw(`j.status IN (${named.join(', ')})`);
}

/** The condition on `jobs j` that selects them, without the search text. Days are in the company's time zone. */
export function whereOf(
  selection: JobSelection,
  timeZone: string,
  orderedBy?: JobOrder['by'],
): Sql {
  const { scope, statuses, filters = {} } = selection;
  // Without the plus, SQLite sorts all jobs instead of using the index of completion.
  const isOfSeveral = !isOfDelivered(selection) && statusesOf(selection).length > 1;
  const isWalked = orderedBy === 'completedAt' && isOfSeveral;
  const conditions = [raw(isWalked ? '+j.deletedAt IS NULL' : 'j.deletedAt IS NULL')];
  const and = (condition: Sql) => conditions.push(condition);

  if (scope !== 'all') and(sql`j.driverId = ${scope.driverId}`);
  if (statuses !== undefined) and(statusIn(statuses));
  if (filters.status === 'active') and(statusIn(JOB_STATUSES.filter(isOpen)));
  else if (filters.status !== undefined) and(sql`j.status = ${filters.status}`);
  if (filters.customerId !== undefined) and(sql`j.customerId = ${filters.customerId}`);
  if (filters.driverId !== undefined) and(sql`j.driverId = ${filters.driverId}`);
  if (filters.billing !== undefined)
    and(sql`j.status = 'delivered' AND j.hasDriverReport = ${true}`);
  if (filters.billing === 'pending' || filters.billing === 'complete')
    and(sql`j.billingComplete = ${filters.billing === 'complete'}`);
  if (filters.report !== undefined)
    and(sql`j.status = 'delivered' AND j.hasDriverReport = ${false}`);
  // True for every instant. SQLite uses no index for IS NOT NULL.
  if (filters.note !== undefined) and(sql`j.unreadNoteAt >= ${new Date(0)}`);
  if (filters.left !== undefined) and(sql`j.hasLeft = ${true}`);
  // With a plain join, SQLite starts with all units. Without the hint, MySQL reads all jobs.
  if (filters.damage !== undefined)
    and(sql`j.id IN (SELECT /*+ NO_SEMIJOIN(MATERIALIZATION) */ u.jobId FROM unit_reports r CROSS JOIN job_units u
      WHERE r.newDamage > 0 AND u.id = r.unitId)`);
  if (filters.from) and(sql`j.completedAt >= ${boundsOfDay(filters.from, timeZone).start}`);
  if (filters.to) and(sql`j.completedAt < ${boundsOfDay(filters.to, timeZone).end}`);
  if (filters.created) {
    const { start, end } = boundsOfDay(filters.created, timeZone);
    and(sql`j.createdAt >= ${start} AND j.createdAt < ${end}`);
  }
  return join(conditions, ' AND ');
}
