import { searchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { idsOf } from '../../search/newest-found';
import { padded } from '../../database/records/padded';
import { type Row, toFlag, toNumber, toText } from '../../database/rows';
import { type Clause, matchClause, wordsClause } from '../../search/search-clauses';
import type { SqlValue } from '../../database/sql';
import { PageOf, type PageRequest } from '../../http/answers/paging';
import { type CustomerOrder, customerOrder, customersBy, THEN } from './customer-order';
import { CUSTOMER_COLUMNS, presentCustomer } from './customer.queries';
import type { CustomerAnswer } from './customer.schema';

const MOST_SUGGESTIONS = 10;

/**
 * The first of a list, whose own words are looked at before MariaDB's index of words is asked: a word that fills the
 * page from these is too frequent for it, for it gathers all customers that have it, at 6 µs each.
 */
const LOOKED_THROUGH = 300;

/** Leads to the words of customers `c`, which no index is to be asked for. */
const WORDS = 'STRAIGHT_JOIN customer_search ON customer_search.id = c.id';

const NOT_TBD = "c.deletedAt IS NULL AND c.nameKey <> 'tbd'";

/** No letter comes after it. */
const LAST_LETTER = '\u{10ffff}';

/** Which customers `c` a list holds. */
export interface Where {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** Finds customers by words. */
@Injectable()
export class FoundCustomersQueries {
  private readonly then: string;
  /** All of the customers that were picked. */
  private readonly whole: string;

  constructor(private readonly database: Database) {
    this.then = THEN[database.engine];
    this.whole = `${this.then} customers c ON c.id = picked.id
       ${this.then} customer_totals t ON t.customerId = c.id`;
  }

  /** Counts those looked through alone where MariaDB's index need not be asked. */
  async page(
    typed: readonly string[],
    where: Where,
    order: CustomerOrder,
    page: PageRequest,
  ): Promise<PageOf<CustomerAnswer>> {
    if (this.database.engine === 'sqlite') return this.inOrder(typed, where, order, page);
    return (
      (await this.amongFirst(typed, where, order, page)) ??
      (await this.inIndex(typed, where, order, page))
    );
  }

  /** At most ten: names that begin as typed, then names with such a word, then the rest. Never TBD. */
  async suggestions(query: string): Promise<CustomerAnswer[]> {
    const typed = searchQuery(query);
    if (typed === null) return [];
    const named = this.database.engine === 'sqlite' ? [] : await this.named(typed);
    if (named.length === MOST_SUGGESTIONS) return this.some(named);
    const { sql, params } = this.found(typed);
    const [first = ''] = typed;
    const rows = await this.database.query<Row>(
      `SELECT ${CUSTOMER_COLUMNS} FROM (
         SELECT c.id,
           CASE WHEN c.nameSort LIKE ? THEN 0 WHEN c.nameSort LIKE ? THEN 1 ELSE 2 END AS place
         FROM ${sql} WHERE ${NOT_TBD}
         ORDER BY place, c.nameSort, c.id LIMIT ?) picked ${this.whole}
       ORDER BY picked.place, c.nameSort, c.id`,
      [`${first}%`, `% ${first}%`, ...params, MOST_SUGGESTIONS],
    );
    return rows.map(presentCustomer);
  }

  /** Customers `c` with the words, by their index. */
  found(typed: readonly string[]): Clause {
    const match = matchClause(this.database.engine, 'customer_search', typed);
    return {
      sql: `(${match.sql}) found ${this.then} customers c ON c.id = found.id`,
      params: match.params,
    };
  }

  /** At most ten whose names begin as typed, or who are among the first by name and have such a word in it. */
  private async named(typed: readonly string[]): Promise<number[]> {
    const [first = ''] = typed;
    const beginning = {
      sql: `${NOT_TBD} AND c.nameSort >= ? AND c.nameSort < ?`,
      values: [first, first + LAST_LETTER],
    };
    const order = customerOrder({});
    const [begin, others] = await Promise.all([
      this.firstOf(typed, beginning, order),
      this.firstOf(typed, { sql: NOT_TBD, values: [] }, order),
    ]);
    const within = others.filter(
      ({ name }) => name.includes(` ${first}`) && !name.startsWith(first),
    );
    // Those that begin so come first, and there may be more of them.
    return [...begin, ...(begin.length < LOOKED_THROUGH ? within : [])]
      .filter(({ has }) => has)
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id }) => id);
  }

  /** SQLite's index is quick to tell who has the words, but not their names: the list is gone through for them. */
  private async inOrder(
    typed: readonly string[],
    { sql, values }: Where,
    order: CustomerOrder,
    page: PageRequest,
  ): Promise<PageOf<CustomerAnswer>> {
    const match = matchClause('sqlite', 'customer_search', typed);
    const { sql: found } = this.found(typed);
    // Those who were deleted have no words.
    const counted = values.length === 0 ? `(${match.sql})` : `${found} WHERE ${sql}`;
    const [rows, [count]] = await Promise.all([
      this.database.query<Row>(
        `SELECT c.id FROM ${customersBy(this.database.engine, order)} WHERE ${sql} AND +c.id IN (${match.sql})
         ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
        [...values, ...match.params, page.limit, page.offset],
      ),
      this.database.query<Row>(`SELECT COUNT(*) AS total FROM ${counted}`, [
        ...match.params,
        ...values,
      ]),
    ]);
    return new PageOf(await this.some(idsOf(rows)), toNumber(count?.total), page);
  }

  /** Null unless these fill the page and go on, or are all there are. */
  private async amongFirst(
    typed: readonly string[],
    where: Where,
    order: CustomerOrder,
    page: PageRequest,
  ): Promise<PageOf<CustomerAnswer> | null> {
    const end = page.offset + page.limit;
    if (end >= LOOKED_THROUGH) return null;
    const first = await this.firstOf(typed, where, order);
    const ids = first.filter(({ has }) => has).map(({ id }) => id);
    const isLeast = first.length === LOOKED_THROUGH;
    if (isLeast && ids.length <= end) return null;
    const records = await this.some(ids.slice(page.offset, end));
    return new PageOf(records, ids.length, page, isLeast);
  }

  /** Of a list, and whether they have the words. */
  private async firstOf(
    typed: readonly string[],
    where: Where,
    order: CustomerOrder,
  ): Promise<{ readonly id: number; readonly name: string; readonly has: boolean }[]> {
    const has = wordsClause('mysql', 'customer_search', typed);
    const rows = await this.database.query<Row>(
      `SELECT c.id, c.nameSort AS name, 1 = 1${has.sql} AS has FROM ${customersBy(this.database.engine, order)} ${WORDS}
       WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ${String(LOOKED_THROUGH)}`,
      [...has.params, ...where.values],
    );
    return rows.map((row) => ({
      id: toNumber(row.id),
      name: toText(row.name),
      has: toFlag(row.has),
    }));
  }

  /** In the order of their ids here. */
  private async some(ids: readonly number[]): Promise<CustomerAnswer[]> {
    if (ids.length === 0) return [];
    const places = padded(ids);
    const rows = await this.database.query<Row>(
      `SELECT ${CUSTOMER_COLUMNS} FROM customers c ${this.then} customer_totals t ON t.customerId = c.id
       WHERE c.deletedAt IS NULL AND c.id IN (${places.map(() => '?').join(', ')})`,
      places,
    );
    const customers = new Map(rows.map((row) => [toNumber(row.id), presentCustomer(row)]));
    return ids.flatMap((id) => customers.get(id) ?? []);
  }

  /**
   * Picked and counted at one go, since to look for words takes as long for either as for both, and read
   * whole afterwards: MariaDB writes down all of every customer that it sorts.
   */
  private async inIndex(
    typed: readonly string[],
    where: Where,
    { sql: order }: CustomerOrder,
    page: PageRequest,
  ): Promise<PageOf<CustomerAnswer>> {
    const { sql, params } = this.found(typed);
    const from = `FROM ${sql} ${this.then} customer_totals t ON t.customerId = c.id WHERE ${where.sql}`;
    const values = [...params, ...where.values];
    const rows = await this.database.query<Row>(
      `SELECT ${CUSTOMER_COLUMNS}, picked.total FROM (
         SELECT c.id, COUNT(*) OVER () AS total ${from}
         ORDER BY ${order} LIMIT ? OFFSET ?) picked ${this.whole}
       ORDER BY ${order}`,
      [...values, page.limit, page.offset],
    );
    if (rows[0] !== undefined)
      return new PageOf(rows.map(presentFound), toNumber(rows[0].total), page);
    const [past] = await this.database.query<Row>(`SELECT COUNT(*) AS total ${from}`, values);
    return new PageOf<CustomerAnswer>([], toNumber(past?.total), page);
  }
}

function presentFound({ total: _, ...row }: Row): CustomerAnswer {
  return presentCustomer(row);
}
