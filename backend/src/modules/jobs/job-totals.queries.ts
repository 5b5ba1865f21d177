import { fieldError } from '@dispatch/domain/errors';
import { isOpen, type JobStatus } from '@dispatch/domain/job-status';
import { Injectable } from '@nestjs/common';
import { boundedCount, type Count, MOST_COUNTED, type Part } from '../../database/bounded-count';
import { Database } from '../../database/database';
import { NO_DRIVER } from '../../database/entities/delivered-total';
import { type Row, toNumber } from '../../database/rows';
import type { SqlValue } from '../../database/sql-values';
import type { JobOrder } from './job-order';
import { type JobSelection, statusesOf, type Where } from './job-selection';

/** So many are sorted quickly. */
const MOST_SORTED = MOST_COUNTED;

/** Which delivered jobs, and which of the others, a list holds. */
interface Kind {
  readonly driverId: number | undefined;
  readonly isReported: boolean;
  readonly isBilled: boolean | undefined;
  readonly open: readonly JobStatus[];
}

/** Tells how long lists are. */
@Injectable()
export class JobTotalsQueries {
  constructor(private readonly database: Database) {}

  /** `where` is the selection's condition on `jobs j`; what is kept of no kind of jobs is counted to a bound. */
  async count(selection: JobSelection, where: Where, page: Part): Promise<Count> {
    const kind = kindOf(selection);
    if (kind === null)
      return boundedCount(this.database, `FROM jobs j WHERE ${where.sql}`, where.values, page);
    const { sql, values } = totalOf(kind);
    const [row] = await this.database.query<Row>(sql, values);
    return { total: toNumber(row?.total), isLeast: false };
  }

  /** The same for who asks but whether there are more than so many as are counted. */
  async least(selection: JobSelection, where: Where): Promise<number> {
    const { total, isLeast } = await this.count(selection, where, { limit: 0, offset: 0 });
    return isLeast ? total + 1 : total;
  }

  /** @throws AppError validation_failed on `sort` where no index keeps the order and the jobs are too many */
  async assertSortable(selection: JobSelection, where: Where, by: JobOrder['by']): Promise<void> {
    if (by === 'createdAt' || by === 'completedAt') return;
    if ((await this.least(selection, where)) > MOST_SORTED)
      throw fieldError('sort', 'too_many_to_sort', { max: MOST_SORTED });
  }
}

/**
 * Null for lists that are not made up of whole kinds, or have no delivered jobs: there are never many of
 * the others.
 */
function kindOf(selection: JobSelection): Kind | null {
  const { scope, filters = {} } = selection;
  const { status: _, billing, driverId, ...others } = filters;
  if (Object.values(others).some(Boolean)) return null;
  if (scope !== 'all' && driverId !== undefined) return null;
  const wanted = statusesOf(selection);
  if (!wanted.includes('delivered')) return null;
  const ofDriver = scope === 'all' ? driverId : scope.driverId;
  // Whoever is no driver has no jobs; those of nobody are not theirs.
  if (ofDriver === NO_DRIVER) return null;
  return {
    driverId: ofDriver,
    isReported: billing !== undefined,
    isBilled: billing === undefined || billing === 'all' ? undefined : billing === 'complete',
    open: billing === undefined ? wanted.filter(isOpen) : [],
  };
}

function totalOf({ driverId, isReported, isBilled, open }: Kind): Where {
  const conditions: string[] = [];
  const values: SqlValue[] = [];
  const where = (condition: string, value: SqlValue) => {
    conditions.push(condition);
    values.push(value);
  };
  if (driverId !== undefined) where('driverId = ?', driverId);
  if (isReported) where('hasDriverReport = ?', true);
  if (isBilled !== undefined) where('billingComplete = ?', isBilled);
  const all = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  const delivered = `SELECT COALESCE(SUM(jobs), 0) FROM delivered_totals${all}`;
  if (open.length === 0) return { sql: `SELECT (${delivered}) AS total`, values };
  const ofDriver = driverId === undefined ? '' : ' AND j.driverId = ?';
  return {
    sql: `SELECT (${delivered}) + (SELECT COUNT(*) FROM jobs j
      WHERE j.deletedAt IS NULL AND j.status IN (${open.map(() => '?').join(', ')})${ofDriver}) AS total`,
    values: [...values, ...open, ...(driverId === undefined ? [] : [driverId])],
  };
}
