import { searchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { Database } from '../../database/database';
import { padded } from '../../database/records/padded';
import { ORDERED_JOIN } from '../../database/records/read-by';
import { type Row, toNumber } from '../../database/rows';
import { PageOf, type PageRequest } from '../../http/answers/paging';
import { idsOf } from '../../search/found';
import { LIMITS } from '../../search/limits';
import { searchList } from '../../search/searched-list';
import type { Found, WordIndex } from '../../search/word-index';
import { CUSTOMER_WORDS } from '../../search/word-indexes';
import { type CustomerOrder, customerOrder, customersBy } from './customer-order';
import { CUSTOMER_COLUMNS, presentCustomer } from './customer.queries';
import type { CustomerAnswer } from './customer.schema';

const MOST_SUGGESTIONS = 10;
/** Matches that suggestions are ranked from; no hauler has as many customers with similar names. */
const MOST_RANKED = 1_000;

const NOT_TBD = sql`c.deletedAt IS NULL AND c.nameKey <> 'tbd'`;

/** Sorts after every letter. */
const LAST_LETTER = '\u{10ffff}';

/** Finds customers by words. */
@Injectable()
export class FoundCustomersQueries {
  private readonly then: Sql;
  private readonly index: WordIndex;

  constructor(private readonly database: Database) {
    this.then = raw(ORDERED_JOIN[database.engine]);
    this.index = CUSTOMER_WORDS[database.engine];
  }

  async page(
    typed: readonly string[],
    where: Sql,
    order: CustomerOrder,
    page: PageRequest,
  ): Promise<PageOf<CustomerAnswer>> {
    const { ids, total, isLeast } = await this.find(typed, where, order, page);
    return new PageOf(await this.some(ids), total, page, isLeast);
  }

  /** The newest matches, in the requested order. */
  async all(typed: readonly string[], where: Sql, order: CustomerOrder): Promise<CustomerAnswer[]> {
    const { ids } = await this.find(typed, where, order, null);
    return this.some(ids);
  }

  /** At most ten: names that begin as typed, then names with such a word, then the rest. Never TBD. */
  async suggestions(query: string): Promise<CustomerAnswer[]> {
    const typed = searchQuery(query);
    if (typed === null) return [];
    const [first = ''] = typed;
    const { ids: named } = await this.find(
      typed,
      sql`${NOT_TBD} AND c.nameSort >= ${first} AND c.nameSort < ${first + LAST_LETTER}`,
      customerOrder({}),
      { limit: MOST_SUGGESTIONS, offset: 0 },
    );
    if (named.length === MOST_SUGGESTIONS) return this.some(named);
    const part = { limit: MOST_RANKED, offset: 0 };
    const { ids } = await this.index.newest(this.database, typed, part);
    if (ids.length === 0) return [];
    const place = sql`CASE WHEN c.nameSort LIKE ${`${first}%`} THEN 0
      WHEN c.nameSort LIKE ${`% ${first}%`} THEN 1 ELSE 2 END`;
    const rows = await this.database.select<Row>(sql`SELECT c.id FROM customers c
      WHERE ${NOT_TBD} AND c.id IN (${join(padded([...named, ...ids]))})
      ORDER BY ${place}, c.nameSort, c.id LIMIT ${MOST_SUGGESTIONS}`);
    return this.some(idsOf(rows));
  }

  private find(
    typed: readonly string[],
    where: Sql,
    order: CustomerOrder,
    page: PageRequest | null,
  ): Promise<Found> {
    const from = raw(customersBy(this.database.engine, order));
    const by = raw(order.sql);
    return searchList(
      this.database,
      {
        tested: [LIMITS.listTested],
        first: (most) => sql`SELECT c.id, ${this.index.has(typed, 'c.id')} AS has
          FROM ${from} WHERE ${where} ORDER BY ${by} LIMIT ${most}`,
        matches: () =>
          this.index.newest(this.database, typed, { limit: LIMITS.matches, offset: 0 }),
        among: (ids) => sql`SELECT c.id FROM customers c
          ${this.then} customer_totals t ON t.customerId = c.id
          WHERE ${where} AND c.id IN (${ids}) ORDER BY ${by}`,
      },
      page,
    );
  }

  /** Keeps the order of the given ids. */
  private async some(ids: readonly number[]): Promise<CustomerAnswer[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.select<Row>(sql`SELECT ${raw(CUSTOMER_COLUMNS)}
      FROM customers c ${this.then} customer_totals t ON t.customerId = c.id
      WHERE c.deletedAt IS NULL AND c.id IN (${join(padded(ids))})`);
    const customers = new Map(rows.map((row) => [toNumber(row.id), presentCustomer(row)]));
    return ids.flatMap((id) => customers.get(id) ?? []);
  }
}
