import { searchQuery } from '@dispatch/domain/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';
import { matchClause } from '../../database/search-index';
import type { SqlValue } from '../../database/sql-values';
import { assertWhole, PageOf, type PageRequest, pageRequest } from '../../http/paging';
import { CUSTOMER_COLUMNS, presentCustomer } from './customer.queries';
import type { CUSTOMER_SORTS, CustomerAnswer, CustomersQuery } from './customer.schema';

const MOST_SUGGESTIONS = 10;

/** Has the tables read in the order in which they are named. */
const THEN = { sqlite: 'CROSS JOIN', mysql: 'STRAIGHT_JOIN' };

type Sort = (typeof CUSTOMER_SORTS)[number];

/** Customers without a job sort below the others when the newest come first, on both engines. */
const ORDERS: Readonly<Record<Sort, readonly [string, string]>> = {
  name: ['c.nameSort', 'c.id'],
  totalJobs: ['t.jobs', 't.customerId'],
  lastJobDate: ['t.lastJobDate', 't.customerId'],
  createdAt: ['c.createdAt', 'c.id'],
};

interface Selection {
  /** Customers `c`. */
  readonly customers: string;
  /** The same with the totals `t`, beginning with the table whose index has the order. */
  readonly withTotals: string;
  readonly where: string;
  readonly values: readonly SqlValue[];
}

/** Reads lists of customers. */
@Injectable()
export class CustomerListQueries {
  private readonly then: string;
  /** All of the customers that were picked. */
  private readonly whole: string;

  constructor(private readonly database: Database) {
    this.then = THEN[database.engine];
    this.whole = `${this.then} customers c ON c.id = picked.id
       ${this.then} customer_totals t ON t.customerId = c.id`;
  }

  /** By name, unless sorted otherwise; all of them unless a page is asked for. */
  async list(query: CustomersQuery): Promise<PageOf<CustomerAnswer> | CustomerAnswer[]> {
    const page = pageRequest(query);
    const selection = this.selection(query);
    if (selection === null) return page === null ? [] : new PageOf<CustomerAnswer>([], 0, page);
    const order = orderOf(query);
    if (page !== null && query.q !== '') return this.foundPage(selection, order, page);
    const { withTotals, where, values } = selection;
    const select = `SELECT ${CUSTOMER_COLUMNS} FROM ${withTotals} WHERE ${where} ORDER BY ${order}`;
    if (page === null) {
      assertWhole(await this.count(selection));
      return (await this.database.query<Row>(select, values)).map(presentCustomer);
    }
    const [rows, total] = await Promise.all([
      this.database.query<Row>(`${select} LIMIT ? OFFSET ?`, [...values, page.limit, page.offset]),
      this.count(selection),
    ]);
    return new PageOf(rows.map(presentCustomer), total, page);
  }

  /** At most ten: names that begin as typed, then names with such a word, then the rest. Never TBD. */
  async suggestions(query: string): Promise<CustomerAnswer[]> {
    const typed = searchQuery(query);
    if (typed === null) return [];
    const { customers, values } = this.found(typed);
    const [first = ''] = typed;
    const rows = await this.database.query<Row>(
      `SELECT ${CUSTOMER_COLUMNS} FROM (
         SELECT c.id,
           CASE WHEN c.nameSort LIKE ? THEN 0 WHEN c.nameSort LIKE ? THEN 1 ELSE 2 END AS place
         FROM ${customers} WHERE c.deletedAt IS NULL AND c.nameKey <> 'tbd'
         ORDER BY place, c.nameSort, c.id LIMIT ?) picked ${this.whole}
       ORDER BY picked.place, c.nameSort, c.id`,
      [`${first}%`, `% ${first}%`, ...values, MOST_SUGGESTIONS],
    );
    return rows.map(presentCustomer);
  }

  /**
   * Picked and counted at one go, since to look for words takes as long for either as for both, and read
   * whole afterwards: MariaDB writes down all of every customer that it sorts.
   */
  private async foundPage(
    selection: Selection,
    order: string,
    page: PageRequest,
  ): Promise<PageOf<CustomerAnswer>> {
    const { withTotals, where, values } = selection;
    const rows = await this.database.query<Row>(
      `SELECT ${CUSTOMER_COLUMNS}, picked.total FROM (
         SELECT c.id, COUNT(*) OVER () AS total FROM ${withTotals} WHERE ${where}
         ORDER BY ${order} LIMIT ? OFFSET ?) picked ${this.whole}
       ORDER BY ${order}`,
      [...values, page.limit, page.offset],
    );
    const [first] = rows;
    const total = first === undefined ? await this.count(selection) : toNumber(first.total);
    const records = rows.map(({ total: _, ...row }) => presentCustomer(row));
    return new PageOf(records, total, page);
  }

  private async count({ customers, where, values }: Selection): Promise<number> {
    const sql = `SELECT COUNT(*) AS total FROM ${customers} WHERE ${where}`;
    const [row] = await this.database.query<Row>(sql, values);
    return toNumber(row?.total);
  }

  /** Null when the search can find nothing: fewer than two characters were typed. */
  private selection({ q, status, sort = 'name' }: CustomersQuery): Selection | null {
    const isStatus = status === undefined ? '' : ' AND c.status = ?';
    const where = `c.deletedAt IS NULL${isStatus}`;
    const ofStatus = status === undefined ? [] : [status];
    if (q === '') return { ...this.all(sort), where, values: ofStatus };
    const typed = searchQuery(q);
    if (typed === null) return null;
    const { customers, values } = this.found(typed);
    const withTotals = `${customers} ${this.then} customer_totals t ON t.customerId = c.id`;
    return { customers, withTotals, where, values: [...values, ...ofStatus] };
  }

  private all(sort: Sort): Pick<Selection, 'customers' | 'withTotals'> {
    const [customers, totals] = ['customers c', 'customer_totals t'];
    const [first, second] = ORDERS[sort][0].startsWith('t.')
      ? [totals, customers]
      : [customers, totals];
    return { customers, withTotals: `${first} ${this.then} ${second} ON t.customerId = c.id` };
  }

  /** Customers `c` with the words. */
  private found(typed: readonly string[]): Pick<Selection, 'customers' | 'values'> {
    const match = matchClause(this.database.engine, 'customer_search', typed);
    return {
      customers: `(${match.sql}) found ${this.then} customers c ON c.id = found.id`,
      values: match.params,
    };
  }
}

function orderOf({ sort = 'name', order }: CustomersQuery): string {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  return ORDERS[sort].map((column) => `${column} ${direction}`).join(', ');
}
