import { searchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Database } from '../../database/database';
import { type Row, toNumber } from '../../database/rows';
import { assertWhole, PageOf, pageRequest } from '../../http/answers/paging';
import { customerOrder, wholeCustomersBy } from './customer-order';
import { CUSTOMER_COLUMNS, presentCustomer } from './customer.queries';
import type { CustomerAnswer } from './customer.schema';
import { FoundCustomersQueries } from './found-customers.queries';
import type { CustomersQueryDto } from './customer.dto';

/** Reads lists of customers. */
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
    if (page === null) {
      assertWhole(await this.count(where));
      return (await this.database.select<Row>(select)).map(presentCustomer);
    }
    const [rows, total] = await Promise.all([
      this.database.select<Row>(sql`${select} LIMIT ${page.limit} OFFSET ${page.offset}`),
      this.count(where),
    ]);
    return new PageOf(rows.map(presentCustomer), total, page);
  }

  private async count(where: Sql): Promise<number> {
    const [row] = await this.database.select<Row>(
      sql`SELECT COUNT(*) AS total FROM customers c WHERE ${where}`,
    );
    return toNumber(row?.total);
  }
}

function whereOf({ status }: CustomersQueryDto): Sql {
  return status === undefined
    ? sql`c.deletedAt IS NULL`
    : sql`c.deletedAt IS NULL AND c.status = ${status}`;
}
