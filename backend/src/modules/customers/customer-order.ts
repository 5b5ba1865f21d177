import type { CUSTOMER_SORTS, CustomersQuery } from './customer.schema';

type Sort = (typeof CUSTOMER_SORTS)[number];

/** Customers without a job sort below the others when the newest come first, on both engines. */
const ORDERS: Readonly<Record<Sort, readonly [string, string]>> = {
  name: ['c.nameSort', 'c.id'],
  totalJobs: ['t.jobs', 't.customerId'],
  lastJobDate: ['t.lastJobDate', 't.customerId'],
  createdAt: ['c.createdAt', 'c.id'],
};

/** Has the tables read in the order in which they are named. */
export const THEN = { sqlite: 'CROSS JOIN', mysql: 'STRAIGHT_JOIN' };

/** An order of customers `c` and what is kept of their jobs, `t`. */
export interface CustomerOrder {
  readonly sql: string;
  /** Whether an index of `t` keeps it, rather than one of `c`. */
  readonly isOfTotals: boolean;
}

/** By name, unless sorted otherwise. */
export function customerOrder({ sort = 'name', order }: Partial<CustomersQuery>): CustomerOrder {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  const columns = ORDERS[sort];
  return {
    sql: columns.map((column) => `${column} ${direction}`).join(', '),
    isOfTotals: columns[0].startsWith('t.'),
  };
}
