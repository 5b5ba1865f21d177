import { OPEN_STATUSES } from '@dispatch/domain/invoices/invoice-status';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Engine } from '../../../../../database/engines/engine';
import { readBy } from '../../../../../database/records/read-by';
import type { InvoicesQueryDto } from '../invoice-body.dto';

type Filters = Omit<InvoicesQueryDto, 'limit' | 'offset'>;

/** The wanted invoices `i`, their order, and the index to read. */
export interface InvoiceSelection {
  readonly from: string;
  /** The same, by the most selective index. */
  readonly counted: string;
  readonly where: Sql;
  readonly orderBy: string;
  /** Whether it is small enough to be sorted or tested as a whole. */
  readonly isNarrow: boolean;
}

const ORDERS = {
  created: { column: 'i.createdAt', index: 'invoices_created', usual: 'desc' },
  date: { column: 'i.invoiceDate', index: 'invoices_date', usual: 'desc' },
  due: { column: 'i.dueDate', index: 'invoices_due', usual: 'asc' },
  number: { column: 'i.number', index: 'invoices_number', usual: 'desc' },
} as const;

/** Issued invoices with an amount due. Credit notes have no due date. */
export const IS_OPEN = sql`i.status IN (${join(OPEN_STATUSES)}) AND i.dueDate IS NOT NULL`;

/**
 * @param today 'YYYY-MM-DD' in the company's time zone
 * @param cents only invoices with this total or balance
 */
export function invoiceSelection(
  engine: Engine,
  filters: Filters,
  today: string,
  cents?: number,
): InvoiceSelection {
  const { sort = 'created', order } = filters;
  const { column, index, usual } = ORDERS[sort];
  const way = (order ?? usual).toUpperCase();
  const narrow = narrowIndex(filters);
  const where = whereOf(filters, today);
  const isById = filters.jobId !== undefined || cents !== undefined;
  const by = (name: string) => (isById ? 'invoices i' : readBy(engine, 'invoices i', name));
  return {
    from: by(narrow ?? index),
    counted: by(narrow ?? countIndex(filters) ?? index),
    where: cents === undefined ? where : sql`${where} AND ${amountClause(engine, cents)}`,
    orderBy: `${column} ${way}, i.id ${way}`,
    isNarrow: narrow !== null || isById,
  };
}

/** Nearly all invoices are paid. Unpaid ones are few, and so are one customer's. */
function narrowIndex({ status, customerId }: Filters): string | null {
  if (customerId !== undefined) return 'invoices_customer';
  return status === undefined || status === 'paid' ? null : 'invoices_status';
}

/** The index for counting, where the list itself is read in its order. */
function countIndex({ status, from, to }: Filters): string | null {
  if (from || to) return 'invoices_date';
  return status === undefined ? null : 'invoices_status';
}

function whereOf({ status, kind, customerId, jobId, from, to }: Filters, today: string): Sql {
  const conditions = [
    ...(status === undefined ? [] : [statusClause(status, today)]),
    ...(kind === undefined ? [] : [sql`i.kind = ${kind}`]),
    ...(customerId === undefined ? [] : [sql`i.customerId = ${customerId}`]),
    ...(jobId === undefined
      ? []
      : [sql`i.id IN (SELECT ij.invoiceId FROM invoice_jobs ij WHERE ij.jobId = ${jobId})`]),
    ...(from ? [sql`i.invoiceDate >= ${from}`] : []),
    ...(to ? [sql`i.invoiceDate <= ${to}`] : []),
  ];
  return conditions.length === 0 ? sql`1 = 1` : join(conditions, ' AND ');
}

function amountClause(engine: Engine, cents: number): Sql {
  const open = raw(readBy(engine, 'invoices o', 'invoices_status'));
  return sql`i.id IN (SELECT t.id FROM invoices t WHERE t.totalCents IN (${cents}, ${-cents})
    UNION SELECT o.id FROM ${open} WHERE o.status IN (${join(OPEN_STATUSES)})
      AND o.totalCents - o.creditedCents - o.paidCents = ${cents})`;
}

function statusClause(status: NonNullable<Filters['status']>, today: string): Sql {
  if (status === 'open') return IS_OPEN;
  if (status === 'overdue') return sql`${IS_OPEN} AND i.dueDate < ${today}`;
  return sql`i.status = ${status}`;
}
