import { searchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Database } from '../../database/database';
import { listOf } from '../../http/answers/list-of';
import { PageOf, pageRequest } from '../../http/answers/paging';
import { customerOrder, wholeCustomersBy } from './customer-order';
import { CUSTOMER_COLUMNS, presentCustomer } from './customer.queries';
import type { CustomerAnswer } from './customer.schema';
import { FoundCustomersQueries } from './found-customers.queries';
import type { CustomersQueryDto } from './customer.dto';

@Injectable()
export class CustomerListQueries {
  constructor(
    private readonly database: Database,
    private readonly found: FoundCustomersQueries,
  ) {}

  /** All customers, or a page on request; by name unless sorted otherwise. */
  async list(query: CustomersQueryDto): Promise<PageOf<CustomerAnswer> | CustomerAnswer[]> {
    const page = pageRequest(query);
    const order = customerOrder(query);
    const where = whereOf(query);
    if (query.q !== '') {
      // Fewer than two characters match nothing.
      const typed = searchQuery(query.q);
      if (typed === null) return page === null ? [] : new PageOf<CustomerAnswer>([], 0, page);
      return page === null
        ? this.found.all(typed, where, order)
        : this.found.page(typed, where, order, page);
    }
    const select = sql`SELECT ${raw(CUSTOMER_COLUMNS)}
      FROM ${raw(wholeCustomersBy(this.database.engine, order))} WHERE ${where} ORDER BY ${raw(order.sql)}`;
    return listOf(this.database, page, {
      select,
      from: sql`FROM customers c WHERE ${where}`,
      present: (rows) => rows.map(presentCustomer),
    });
  }
}

function whereOf({ status }: CustomersQueryDto): Sql {
  return status === undefined
    ? sql`c.deletedAt IS NULL`
    : sql`c.deletedAt IS NULL AND c.status = ${status}`;
}
