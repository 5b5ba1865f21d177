import { AppError } from '@dispatch/domain/errors';
import { searchQuery } from '@dispatch/domain/search-words';
import { Injectable } from '@nestjs/common';
import { boundedCount } from '../../database/bounded-count';
import { Database } from '../../database/database';
import { type Row, toDate } from '../../database/rows';
import { matchClause } from '../../database/search-index';
import { NO_REACH, type Reach, reachesOver } from '../../database/search-segments';
import type { SqlValue } from '../../database/sql-values';
import { PageOf, pageRequest } from '../../http/paging';
import type { VEHICLE_SORTS, VehicleAnswer, VehiclesQuery } from './vehicle.schema';

const MOST_SUGGESTIONS = 10;

const COLUMNS = `v.id, v.year, v.make, v.model, v.vinLast8, v.vin, v.poNumber, v.createdAt,
  v.updatedAt, v.version`;

/** Ids are given in the order of making. */
const ORDERS: Readonly<Record<(typeof VEHICLE_SORTS)[number], string>> = {
  createdAt: 'v.id',
  year: 'v.year',
  make: 'v.makeSort',
};

/** A placeholder of the create form: nothing of the vehicle itself is known. */
const IS_PLACEHOLDER = ['make', 'model', 'vinLast8']
  .map((column) => `UPPER(COALESCE(v.${column}, 'TBD')) = 'TBD'`)
  .join(' AND ');

function presentVehicle(row: Row): VehicleAnswer {
  return {
    ...(row as Omit<VehicleAnswer, 'createdAt' | 'updatedAt'>), // the named columns
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
  };
}

/** Reads vehicles. */
@Injectable()
export class VehicleQueries {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found */
  async get(id: number): Promise<VehicleAnswer> {
    const [row] = await this.database.query<Row>(
      `SELECT ${COLUMNS} FROM vehicles v WHERE v.id = ?`,
      [id],
    );
    if (row === undefined) throw new AppError('not_found');
    return presentVehicle(row);
  }

  /** Newest first, unless sorted otherwise; all of them unless a page is asked for. */
  async list(query: VehiclesQuery): Promise<PageOf<VehicleAnswer> | VehicleAnswer[]> {
    const page = pageRequest(query);
    const reach = query.q === '' ? NO_REACH : (await this.reaches()).at(-1);
    const match = this.match(query.q, reach);
    if (match === null) return page === null ? [] : new PageOf<VehicleAnswer>([], 0, page);
    const direction = (query.order ?? (query.sort === undefined ? 'desc' : 'asc')).toUpperCase();
    const order = `ORDER BY ${ORDERS[query.sort ?? 'createdAt']} ${direction}, v.id ${direction}`;
    const select = `SELECT ${COLUMNS} FROM vehicles v WHERE ${match.sql} ${order}`;
    if (page === null)
      return (await this.database.query<Row>(select, match.values)).map(presentVehicle);
    const [rows, { total, isLeast }] = await Promise.all([
      this.database.query<Row>(`${select} LIMIT ? OFFSET ?`, [
        ...match.values,
        page.limit,
        page.offset,
      ]),
      boundedCount(this.database, `FROM vehicles v WHERE ${match.sql}`, match.values, page),
    ]);
    return new PageOf(rows.map(presentVehicle), total, page, isLeast);
  }

  /** At most ten, newest first; of vehicles alike in VIN, year, make and model the newest record. */
  async suggestions(query: string): Promise<VehicleAnswer[]> {
    if (query === '') return [];
    let found: VehicleAnswer[] = [];
    for (const reach of await this.reaches()) {
      found = await this.newestAlike(query, reach);
      if (found.length === MOST_SUGGESTIONS) break;
    }
    return found;
  }

  private reaches(): Promise<readonly Reach[]> {
    return reachesOver(this.database, 'vehicle_search');
  }

  private async newestAlike(query: string, reach: Reach): Promise<VehicleAnswer[]> {
    const match = this.match(query, reach);
    if (match === null) return [];
    const rows = await this.database.query<Row>(
      `SELECT ${COLUMNS} FROM vehicles v
       JOIN (
         SELECT MAX(v.id) AS id FROM vehicles v
         WHERE ${match.sql} AND NOT (${IS_PLACEHOLDER})
         GROUP BY v.vinLast8, v.year, v.make, v.model
         ORDER BY MAX(v.id) DESC
         LIMIT ?
       ) newest ON newest.id = v.id
       ORDER BY v.id DESC`,
      [...match.values, MOST_SUGGESTIONS],
    );
    return rows.map(presentVehicle);
  }

  /** Null when fewer than two characters were typed; everything matches an empty search. */
  private match(
    query: string,
    reach: Reach = NO_REACH,
  ): { sql: string; values: readonly SqlValue[] } | null {
    if (query === '') return { sql: '1 = 1', values: [] };
    const typed = searchQuery(query);
    if (typed === null) return null;
    const { sql, params } = matchClause(this.database.engine, 'vehicle_search', typed, reach);
    return { sql: `v.id IN (${sql})`, values: params };
  }
}
