import { isTbd } from '@dispatch/domain/people/customer';
import { searchQuery } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import sql, { join, raw } from 'sql-template-tag';
import { boundedCount } from '../../database/records/bounded-count';
import { Database } from '../../database/database';
import { padded } from '../../database/records/padded';
import { type Row, toDate } from '../../database/rows';
import {
  assertWhole,
  MOST_AT_ONCE,
  PageOf,
  type PageRequest,
  pageRequest,
} from '../../http/answers/paging';
import { idsOf } from '../../search/found';
import type { Found, FoundPart } from '../../search/word-index';
import { VEHICLE_WORDS } from '../../search/word-indexes';
import type { VEHICLE_SORTS, VehicleAnswer } from './vehicle.schema';
import type { VehiclesQueryDto } from './vehicle.dto';

const MOST_SUGGESTIONS = 10;
/** Vehicles with the same values in these fields are suggested once. */
const LIKENESS = ['vinLast8', 'year', 'make', 'model'] as const;
/** The batch sizes for finding distinct vehicles: first, at most, and growth factor. */
const ALIKE = { first: 20, most: 1_280, times: 4 };

/** A search in another order picks its page from this many of the newest matches. */
const MOST_SORTED = 1_000;

const COLUMNS = `v.id, v.year, v.make, v.model, v.vinLast8, v.vin, v.poNumber, v.createdAt,
  v.updatedAt, v.version`;

/** Ids ascend in order of creation. */
const ORDERS: Readonly<Record<(typeof VEHICLE_SORTS)[number], string>> = {
  createdAt: 'v.id',
  year: 'v.year',
  make: 'v.makeSort',
};

const NEWEST_FIRST = 'v.id DESC';

function orderOf({ sort, order }: VehiclesQueryDto): string {
  if (sort === undefined && order === undefined) return NEWEST_FIRST;
  const direction = (order ?? 'asc').toUpperCase();
  const last = `v.id ${direction}`;
  const by = ORDERS[sort ?? 'createdAt'];
  return by === 'v.id' ? last : `${by} ${direction}, ${last}`;
}

function presentVehicle(row: Row): VehicleAnswer {
  return {
    ...(row as Omit<VehicleAnswer, 'createdAt' | 'updatedAt'>), // the named columns
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
  };
}

/** Whether it is a placeholder of the create form, without any data of the vehicle itself. */
function isPlaceholder({ make, model, vinLast8 }: VehicleAnswer): boolean {
  return [make, model, vinLast8].every((text) => text === null || isTbd(text));
}

/** Reads vehicles. */
@Injectable()
export class VehicleQueries {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found */
  async get(id: number): Promise<VehicleAnswer> {
    const row = await this.database.one<Row>(`SELECT ${COLUMNS} FROM vehicles v WHERE v.id = ?`, [
      id,
    ]);
    return presentVehicle(row);
  }

  /** Newest first by default. Returns all vehicles unless a page is requested. */
  async list(query: VehiclesQueryDto): Promise<PageOf<VehicleAnswer> | VehicleAnswer[]> {
    const page = pageRequest(query);
    const typed = query.q === '' ? [] : searchQuery(query.q);
    if (typed === null) return page === null ? [] : new PageOf<VehicleAnswer>([], 0, page);
    const order = orderOf(query);
    if (page === null) return this.whole(typed, order);
    return typed.length === 0 ? this.page(order, page) : this.searched(typed, order, page);
  }

  /** At most ten, newest first. Of vehicles with the same VIN, year, make and model only the newest record. */
  async suggestions(query: string): Promise<VehicleAnswer[]> {
    const typed = searchQuery(query);
    if (typed === null) return [];
    const distinct = new Map<string, VehicleAnswer>();
    let part: FoundPart = { limit: ALIKE.first, offset: 0 };
    for (;;) {
      const { ids, total } = await this.newest(typed, part);
      for (const vehicle of await this.some(ids, NEWEST_FIRST, part.limit)) {
        const key = JSON.stringify(LIKENESS.map((column) => vehicle[column]));
        if (!isPlaceholder(vehicle) && !distinct.has(key)) distinct.set(key, vehicle);
      }
      const before = ids.at(-1);
      if (distinct.size >= MOST_SUGGESTIONS || total <= part.limit || before === undefined)
        return [...distinct.values()].slice(0, MOST_SUGGESTIONS);
      part = { limit: Math.min(ALIKE.times * part.limit, ALIKE.most), offset: 0, before };
    }
  }

  private async whole(typed: readonly string[], order: string): Promise<VehicleAnswer[]> {
    if (typed.length > 0) {
      const { ids, total } = await this.newest(typed, { limit: MOST_AT_ONCE + 1, offset: 0 });
      assertWhole(total);
      return this.some(ids, order, ids.length);
    }
    const none = { limit: 0, offset: 0 };
    const { total, isLeast } = await boundedCount(this.database, sql`FROM vehicles`, none);
    assertWhole(isLeast ? total + 1 : total);
    const rows = await this.database.select<Row>(
      sql`SELECT ${raw(COLUMNS)} FROM vehicles v ORDER BY ${raw(order)}`,
    );
    return rows.map(presentVehicle);
  }

  private async page(order: string, page: PageRequest): Promise<PageOf<VehicleAnswer>> {
    // Select ids only: with more columns, MariaDB would read every skipped vehicle.
    const [rows, { total, isLeast }] = await Promise.all([
      this.database.select<Row>(sql`SELECT v.id FROM vehicles v
        ORDER BY ${raw(order)} LIMIT ${page.limit} OFFSET ${page.offset}`),
      boundedCount(this.database, sql`FROM vehicles`, page),
    ]);
    const ids = idsOf(rows);
    return new PageOf(await this.some(ids, order, page.limit), total, page, isLeast);
  }

  private async searched(
    typed: readonly string[],
    order: string,
    page: PageRequest,
  ): Promise<PageOf<VehicleAnswer>> {
    const isNewestFirst = order === NEWEST_FIRST;
    const part = isNewestFirst ? page : { limit: MOST_SORTED, offset: 0 };
    const { ids, total, isLeast } = await this.newest(typed, part);
    if (isNewestFirst)
      return new PageOf(await this.some(ids, order, page.limit), total, page, isLeast);
    const vehicles = await this.some(ids, order, page.limit, page.offset);
    return new PageOf(vehicles, ids.length, page, total > ids.length);
  }

  private newest(typed: readonly string[], part: FoundPart): Promise<Found> {
    return VEHICLE_WORDS[this.database.engine].newest(this.database, typed, part);
  }

  private async some(
    ids: readonly number[],
    order: string,
    limit: number,
    offset = 0,
  ): Promise<VehicleAnswer[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.select<Row>(sql`SELECT ${raw(COLUMNS)} FROM vehicles v
      WHERE v.id IN (${join(padded(ids))}) ORDER BY ${raw(order)} LIMIT ${limit} OFFSET ${offset}`);
    return rows.map(presentVehicle);
  }
}
