import type { Engine } from '../../database/engines/engine';
import { ORDERED_JOIN, readBy } from '../../database/records/read-by';
import type { CUSTOMER_SORTS } from './customer.schema';
import type { CustomersQueryDto } from './customer.dto';

type Sort = (typeof CUSTOMER_SORTS)[number];

/** Sort columns and their index. When the newest come first, customers without a job sort last on both engines. */
const ORDERS: Readonly<
  Record<Sort, { readonly columns: readonly [string, string]; readonly index: string }>
> = {
  name: { columns: ['c.nameSort', 'c.id'], index: 'customers_name_sort' },
  totalJobs: { columns: ['t.jobs', 't.customerId'], index: 'customer_totals_jobs' },
  lastJobDate: { columns: ['t.lastJobDate', 't.customerId'], index: 'customer_totals_last_job' },
  createdAt: { columns: ['c.createdAt', 'c.id'], index: 'customers_created' },
};

/** An order over customers `c` and their job totals `t`. */
export interface CustomerOrder {
  readonly sql: string;
  readonly index: string;
  /** Whether the index belongs to `t` instead of `c`. */
  readonly isOfTotals: boolean;
}

/** By name unless sorted otherwise. */
export function customerOrder({ sort = 'name', order }: Partial<CustomersQueryDto>): CustomerOrder {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  const { columns, index } = ORDERS[sort];
  return {
    sql: columns.map((column) => `${column} ${direction}`).join(', '),
    index,
    isOfTotals: columns[0].startsWith('t.'),
  };
}

/** Reads customers `c` in that order. Without the hint MariaDB sorts the whole table once a single row was updated. */
export function customersBy(engine: Engine, { index, isOfTotals }: CustomerOrder): string {
  return isOfTotals
    ? `${readBy(engine, 'customer_totals t', index)} ${ORDERED_JOIN[engine]} customers c ON c.id = t.customerId`
    : readBy(engine, 'customers c', index);
}

/** The same, joined with their job totals `t`. */
export function wholeCustomersBy(engine: Engine, order: CustomerOrder): string {
  const customers = customersBy(engine, order);
  if (order.isOfTotals) return customers;
  return `${customers} ${ORDERED_JOIN[engine]} customer_totals t ON t.customerId = c.id`;
}
