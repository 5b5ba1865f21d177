import { searchQuery } from '@dispatch/domain/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';
import { matchClause } from '../../database/search-index';
import type { SqlValue } from '../../database/sql-values';
import { PageOf, pageRequest } from '../../http/paging';
import { CUSTOMER_COLUMNS, presentCustomer } from './customer.queries';
import type { CUSTOMER_SORTS, CustomerAnswer, CustomersQuery } from './customer.schema';

const MOST_SUGGESTIONS = 10;

/** Customers without a job sort below the others when the newest come first, on both engines. */
const ORDERS: Readonly<Record<(typeof CUSTOMER_SORTS)[number], string>> = {
  name: 'c.nameSort',
  totalJobs: 'totalJobs',
  lastJobDate: 'lastJobDate',
  createdAt: 'c.createdAt',
};

/** Reads lists of customers; their jobs are counted in the same statement. */
@Injectable()
export class CustomerListQueries {
  constructor(private readonly database: Database) {}

  /** By name, unless sorted otherwise; all of them unless a page is asked for. */
  async list(query: CustomersQuery): Promise<PageOf<CustomerAnswer> | CustomerAnswer[]> {
    const page = pageRequest(query);
    const filter = this.filter(query);
    if (filter === null) return page === null ? [] : new PageOf<CustomerAnswer>([], 0, page);
    const { where, values } = filter;
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const order = `ORDER BY ${ORDERS[query.sort ?? 'name']} ${direction}, c.id ${direction}`;
    const select = `SELECT ${CUSTOMER_COLUMNS} FROM customers c WHERE ${where} ${order}`;
    if (page === null) return (await this.database.query<Row>(select, values)).map(presentCustomer);
    const [rows, counts] = await Promise.all([
      this.database.query<Row>(`${select} LIMIT ? OFFSET ?`, [...values, page.limit, page.offset]),
      this.database.query<Row>(`SELECT COUNT(*) AS total FROM customers c WHERE ${where}`, values),
    ]);
    return new PageOf(rows.map(presentCustomer), toNumber(counts[0]?.total), page);
  }

  /** At most ten: names that begin as typed, then names with such a word, then the rest. Never TBD. */
  async suggestions(query: string): Promise<CustomerAnswer[]> {
    const typed = searchQuery(query);
    if (typed === null) return [];
    const match = matchClause(this.database.engine, 'customer_search', typed);
    const [first = ''] = typed;
    const rows = await this.database.query<Row>(
      `SELECT ${CUSTOMER_COLUMNS} FROM customers c
       WHERE c.id IN (${match.sql}) AND c.deletedAt IS NULL AND c.nameKey <> 'tbd'
       ORDER BY CASE WHEN c.nameSort LIKE ? THEN 0 WHEN c.nameSort LIKE ? THEN 1 ELSE 2 END,
         c.nameSort, c.id
       LIMIT ?`,
      [...match.params, `${first}%`, `% ${first}%`, MOST_SUGGESTIONS],
    );
    return rows.map(presentCustomer);
  }

  /** Null when the search can find nothing: fewer than two characters were typed. */
  private filter({ q, status }: CustomersQuery): { where: string; values: SqlValue[] } | null {
    const conditions = ['c.deletedAt IS NULL'];
    const values: SqlValue[] = [];
    if (status !== undefined) {
      conditions.push('c.status = ?');
      values.push(status);
    }
    if (q !== '') {
      const typed = searchQuery(q);
      if (typed === null) return null;
      const match = matchClause(this.database.engine, 'customer_search', typed);
      conditions.push(`c.id IN (${match.sql})`);
      values.push(...match.params);
    }
    return { where: conditions.join(' AND '), values };
  }
}
