import { boundsOfDay } from '@dispatch/domain/time/company-day';
import { fieldError } from '@dispatch/domain/errors';
import { SORTED_MAX } from '@dispatch/domain/limits';
import { isOpen, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { Injectable } from '@nestjs/common';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { Settings } from '../../../config/settings';
import { boundedCount, type Count, type Part } from '../../../database/records/bounded-count';
import { Database } from '../../../database/database';
import { deliveredIn } from '../../../totals/delivered-spans';
import { NO_DRIVER } from '../../../database/schema/entities/delivered-total';
import { type Row, toNumber } from '../../../database/rows';
import { jobsByStatus } from '../../../totals/jobs-by-status';
import type { JobFilters } from '../job-query.schema';
import type { JobOrder } from './job-order';
import { type JobSelection, statusesOf, statusIn } from './job-selection';
import { keptOrder } from './list-index';

/** The largest period that a database can store. */
const ALL_TIME = {
  start: new Date('0000-01-01T00:00Z'),
  end: new Date('9999-12-31T23:59:59.999Z'),
};

/** The delivered jobs of a list by kind, and its other statuses. */
interface Kind {
  readonly driverId: number | undefined;
  readonly isReported: boolean | undefined;
  readonly isBilled: boolean | undefined;
  readonly open: readonly JobStatus[];
}

/** Returns the lengths of lists. */
@Injectable()
export class JobTotalsQueries {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** `where` is the selection's condition on `jobs j`. Without a stored total, the jobs are counted up to a bound. */
  async count(selection: JobSelection, where: Sql, page: Part): Promise<Count> {
    const { from, to, ...filters } = selection.filters ?? {};
    const isOfPeriod = Boolean(from) || Boolean(to);
    const kept = keptTotal(selection);
    if (kept !== null)
      return { total: await this.totalOf(sql`SELECT ${kept} AS total`), isLeast: false };
    const kind = kindOf({ ...selection, filters });
    if (kind === null || (isOfPeriod && !isOfDays(kind)))
      return boundedCount(this.database, sql`FROM jobs j WHERE ${where}`, page);
    const total = isOfPeriod
      ? await this.totalOfPeriod(kind, { from, to })
      : await this.totalOf(statementOf(kind));
    return { total, isLeast: false };
  }

  /** Like `count`, when the caller only needs to know whether the list exceeds the bound. */
  async least(selection: JobSelection, where: Sql): Promise<number> {
    const { total, isLeast } = await this.count(selection, where, { limit: 0, offset: 0 });
    return isLeast ? total + 1 : total;
  }

  /** @throws AppError validation_failed on `sort` if no index has the order and the jobs are too many */
  async assertSortable(selection: JobSelection, where: Sql, order: JobOrder): Promise<void> {
    if (order.by === 'createdAt' || order.by === 'completedAt') return;
    if (keptOrder(selection, order) !== null) return;
    if ((await this.least(selection, where)) > SORTED_MAX)
      throw fieldError('sort', 'too_many_to_sort', { max: SORTED_MAX });
  }

  private async totalOf(statement: Sql): Promise<number> {
    const [row] = await this.database.select<Row>(statement);
    return toNumber(row?.total);
  }

  private async totalOfPeriod(
    kind: Kind,
    { from, to }: Pick<JobFilters, 'from' | 'to'>,
  ): Promise<number> {
    const { timeZone } = this.settings.company;
    const start = from ? boundsOfDay(from, timeZone).start : ALL_TIME.start;
    const end = to ? boundsOfDay(to, timeZone).end : ALL_TIME.end;
    const isReported = kind.isReported === true;
    const [total] = await deliveredIn(this.database, [{ start, end }], { isReported });
    return total?.jobs ?? 0;
  }
}

/** SQL for the stored number of jobs in an unfiltered list of some statuses. Null for other lists. */
export function keptTotal(selection: JobSelection): Sql | null {
  const { scope, filters: { status: _, ...others } = {} } = selection;
  const isByStatus = scope === 'all' && !Object.values(others).some(Boolean);
  return isByStatus ? jobsByStatus(statusesOf(selection)) : null;
}

/** Null for lists that no stored total covers, and for lists without delivered jobs: the others are never many. */
function kindOf(selection: JobSelection): Kind | null {
  const { scope, filters = {} } = selection;
  const { status: _, billing, report, driverId, ...others } = filters;
  if (Object.values(others).some(Boolean)) return null;
  if (scope !== 'all' && driverId !== undefined) return null;
  // The billing filter requires a report, the report filter its absence.
  if (billing !== undefined && report !== undefined) return null;
  const wanted = statusesOf(selection);
  if (!wanted.includes('delivered')) return null;
  const ofDriver = scope === 'all' ? driverId : scope.driverId;
  // Users without a driver record have no jobs, not the unassigned ones.
  if (ofDriver === NO_DRIVER) return null;
  return {
    driverId: ofDriver,
    isReported: isReportedOf(filters),
    isBilled: billing === undefined || billing === 'all' ? undefined : billing === 'complete',
    open: billing === undefined && report === undefined ? wanted.filter(isOpen) : [],
  };
}

function isReportedOf({ billing, report }: JobFilters): boolean | undefined {
  if (billing !== undefined) return true;
  return report === undefined ? undefined : false;
}

/** Whether the daily totals cover it. */
function isOfDays({ driverId, isReported, isBilled, open }: Kind): boolean {
  const isOfFlag = isReported === false || isBilled !== undefined;
  return driverId === undefined && !isOfFlag && open.length === 0;
}

function statementOf({ driverId, isReported, isBilled, open }: Kind): Sql {
  const conditions = [
    ...(driverId === undefined ? [] : [sql`driverId = ${driverId}`]),
    ...(isReported === undefined ? [] : [sql`hasDriverReport = ${isReported}`]),
    ...(isBilled === undefined ? [] : [sql`billingComplete = ${isBilled}`]),
  ];
  const all = conditions.length === 0 ? empty : join(conditions, ' AND ', 'WHERE ');
  const delivered = sql`(SELECT COALESCE(SUM(jobs), 0) FROM delivered_totals ${all})`;
  if (driverId === undefined || open.length === 0) return sql`SELECT ${delivered} AS total`;
  return sql`SELECT ${delivered} + (SELECT COUNT(*) FROM jobs j
    WHERE j.deletedAt IS NULL AND ${statusIn(open)} AND j.driverId = ${driverId}) AS total`;
}
