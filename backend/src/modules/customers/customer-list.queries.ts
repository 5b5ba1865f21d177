import { searchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';
import type { SqlValue } from '../../database/sql';
import { assertWhole, PageOf, pageRequest } from '../../http/answers/paging';
import { type CustomerOrder, customerOrder, THEN, wholeCustomersBy } from './customer-order';
import { CUSTOMER_COLUMNS, presentCustomer } from './customer.queries';
import type { CustomerAnswer, CustomersQuery } from './customer.schema';
import { FoundCustomersQueries, type Where } from './found-customers.queries';

interface Source {
  /** Customers `c`. */
  readonly customers: string;
  /** The same with what is kept of their jobs, `t`. */
  readonly withTotals: string;
  readonly values: readonly SqlValue[];
}

/** Reads lists of customers. */
@Injectable()
export class CustomerListQueries {
  private readonly then: string;

  constructor(
    private readonly database: Database,
    private readonly found: FoundCustomersQueries,
  ) {
    this.then = THEN[database.engine];
  }

  /** By name, unless sorted otherwise; all of them unless a page is asked for. */
  async list(query: CustomersQuery): Promise<PageOf<CustomerAnswer> | CustomerAnswer[]> {
    const page = pageRequest(query);
    // Fewer than two characters find nothing.
    const typed = query.q === '' ? [] : searchQuery(query.q);
    if (typed === null) return page === null ? [] : new PageOf<CustomerAnswer>([], 0, page);
    const order = customerOrder(query);
    const where = whereOf(query);
    if (page !== null && query.q !== '') return this.found.page(typed, where, order, page);
    const source = query.q === '' ? this.all(order) : this.withWords(typed);
    const values = [...source.values, ...where.values];
    const select = `SELECT ${CUSTOMER_COLUMNS} FROM ${source.withTotals} WHERE ${where.sql} ORDER BY ${order.sql}`;
    const count = async () => {
      const sql = `SELECT COUNT(*) AS total FROM ${source.customers} WHERE ${where.sql}`;
      const [row] = await this.database.query<Row>(sql, values);
      return toNumber(row?.total);
    };
    if (page === null) {
      assertWhole(await count());
      return (await this.database.query<Row>(select, values)).map(presentCustomer);
    }
    const [rows, total] = await Promise.all([
      this.database.query<Row>(`${select} LIMIT ? OFFSET ?`, [...values, page.limit, page.offset]),
      count(),
    ]);
    return new PageOf(rows.map(presentCustomer), total, page);
  }

  private all(order: CustomerOrder): Source {
    const withTotals = wholeCustomersBy(this.database.engine, order);
    return { customers: 'customers c', withTotals, values: [] };
  }

  private withWords(typed: readonly string[]): Source {
    const { sql, params } = this.found.found(typed);
    const withTotals = `${sql} ${this.then} customer_totals t ON t.customerId = c.id`;
    return { customers: sql, withTotals, values: params };
  }
}

function whereOf({ status }: CustomersQuery): Where {
  return status === undefined
    ? { sql: 'c.deletedAt IS NULL', values: [] }
    : { sql: 'c.deletedAt IS NULL AND c.status = ?', values: [status] };
}
