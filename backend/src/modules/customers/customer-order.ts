import type { Engine } from '../../database/engines/engine';
import { ORDERED_JOIN, readBy } from '../../database/records/read-by';
import type { CUSTOMER_SORTS } from './customer.schema';
import type { CustomersQueryDto } from './customer.dto';

type Sort = (typeof CUSTOMER_SORTS)[number];

/**
 * Columns, and the index that keeps them so. Customers without a job sort below the others when the newest come
 * first, on both engines.
 */
const ORDERS: Readonly<
  Record<Sort, { readonly columns: readonly [string, string]; readonly index: string }>
> = {
  name: { columns: ['c.nameSort', 'c.id'], index: 'customers_name_sort' },
  totalJobs: { columns: ['t.jobs', 't.customerId'], index: 'customer_totals_jobs' },
  lastJobDate: { columns: ['t.lastJobDate', 't.customerId'], index: 'customer_totals_last_job' },
  createdAt: { columns: ['c.createdAt', 'c.id'], index: 'customers_created' },
};

/** An order of customers `c` and what is kept of their jobs, `t`. */
export interface CustomerOrder {
  readonly sql: string;
  readonly index: string;
  /** Whether the index is one of `t`, rather than of `c`. */
  readonly isOfTotals: boolean;
}

/** By name, unless sorted otherwise. */
export function customerOrder({ sort = 'name', order }: Partial<CustomersQueryDto>): CustomerOrder {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  const { columns, index } = ORDERS[sort];
  return {
    sql: columns.map((column) => `${column} ${direction}`).join(', '),
    index,
    isOfTotals: columns[0].startsWith('t.'),
  };
}

/**
 * Customers `c`, read in that order. Left to itself MariaDB reads all of them and sorts them, once a single row of the
 * table was updated.
 */
export function customersBy(engine: Engine, { index, isOfTotals }: CustomerOrder): string {
  return isOfTotals
    ? `${readBy(engine, 'customer_totals t', index)} ${ORDERED_JOIN[engine]} customers c ON c.id = t.customerId`
    : readBy(engine, 'customers c', index);
}

/** The same with what is kept of their jobs, `t`. */
export function wholeCustomersBy(engine: Engine, order: CustomerOrder): string {
  const customers = customersBy(engine, order);
  if (order.isOfTotals) return customers;
  return `${customers} ${ORDERED_JOIN[engine]} customer_totals t ON t.customerId = c.id`;
}
