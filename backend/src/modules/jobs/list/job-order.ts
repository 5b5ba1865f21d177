import { JOB_STATUS, JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import type { JobSort } from '../job-query.schema';

export type Direction = 'asc' | 'desc';

/** The sort key of a list. Drivers work through their jobs by the wanted pickup day. */
export interface JobOrder {
  readonly by: JobSort | 'pickup';
  readonly direction?: Direction;
}

const STATUS_RANK = `CASE j.status ${JOB_STATUSES.map(
  (status) => `WHEN '${status}' THEN ${JOB_STATUS[status].order}`,
).join(' ')} END`;

const NEWEST_FIRST = 'j.createdAt DESC, j.id DESC';

/** Dates and prices default to descending, all other keys to ascending. */
const USUAL: Record<JobOrder['by'], Direction> = {
  createdAt: 'desc',
  completedAt: 'desc',
  status: 'asc',
  customer: 'asc',
  route: 'asc',
  pickup: 'asc',
  driver: 'asc',
  price: 'desc',
};

const JOINS: Partial<Record<JobOrder['by'], string>> = {
  customer: 'LEFT JOIN customers c ON c.id = j.customerId',
  driver: 'LEFT JOIN drivers d ON d.id = j.driverId',
};

/** The join that `orderBy` needs, or none: MySQL also reads joined rows that nothing uses. */
export function joinFor({ by }: JobOrder): string {
  return JOINS[by] ?? '';
}

/**
 * The ORDER BY of a list. Jobs without the value come last, those without a price rank as the cheapest. The order is
 * total.
 */
export function orderBy({ by, direction = USUAL[by] }: JobOrder): string {
  const way = direction === 'asc' ? 'ASC' : 'DESC';
  switch (by) {
    case 'createdAt':
      return `j.createdAt ${way}, j.id ${way}`;
    case 'completedAt':
      return `j.completedAt ${way}, j.id ${way}`;
    case 'status':
      return `${STATUS_RANK} ${way}, ${NEWEST_FIRST}`;
    case 'customer':
      return `c.nameSort IS NULL, c.nameSort ${way}, ${NEWEST_FIRST}`;
    case 'driver':
      return `d.nameSort IS NULL, d.nameSort ${way}, ${NEWEST_FIRST}`;
    case 'price':
      return `j.priceCents ${way}, j.id ${way}`;
    case 'route': {
      const [from, to] = ['j.pickupSort', 'j.dropoffSort'];
      return `${from} IS NULL, ${from} ${way}, ${to} IS NULL, ${to} ${way}, ${NEWEST_FIRST}`;
    }
    case 'pickup':
      return `j.preferredPickupDate IS NULL, j.preferredPickupDate ${way}, j.createdAt ${way}, j.id ${way}`;
  }
}
