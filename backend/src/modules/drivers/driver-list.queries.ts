import { Injectable } from '@nestjs/common';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Database } from '../../database/database';
import { personClause } from '../../search/person-search';
import { listOf } from '../../http/answers/list-of';
import { PageOf, pageRequest } from '../../http/answers/paging';
import { driverColumns, DRIVERS, driversWithWay, presentDriver } from './driver.queries';
import type { DRIVER_SORTS, DriverAnswer } from './driver.schema';
import type { DriversQueryDto } from './driver.dto';

const ORDERS: Readonly<Record<(typeof DRIVER_SORTS)[number], string>> = {
  name: 'd.nameSort',
  status: 'd.status',
  activeJobs: 'activeJobs',
  createdAt: 'd.createdAt',
};

const SEARCHED = { nameSort: 'd.nameSort', email: 'u.email', phone: 'd.phone' };

/** Reads the list of drivers. Their jobs are counted in the same statement. */
@Injectable()
export class DriverListQueries {
  constructor(private readonly database: Database) {}

  /** By name by default. Returns all drivers unless a page is requested. */
  async list(query: DriversQueryDto): Promise<PageOf<DriverAnswer> | DriverAnswer[]> {
    const page = pageRequest(query);
    const where = whereOf(query);
    if (where === null) return page === null ? [] : new PageOf<DriverAnswer>([], 0, page);
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const order = raw(`${ORDERS[query.sort ?? 'name']} ${direction}, d.id ${direction}`);
    const { engine } = this.database;
    return listOf(this.database, page, {
      select: sql`SELECT ${raw(driverColumns(engine))} FROM ${raw(driversWithWay(engine))}
        WHERE ${where} ORDER BY ${order}`,
      from: sql`FROM ${raw(DRIVERS)} WHERE ${where}`,
      present: (rows) => rows.map(presentDriver),
    });
  }
}

/** By parts of the name or e-mail, or a prefix of the phone number. Null for fewer than two characters. */
function whereOf({ q, status }: DriversQueryDto): Sql | null {
  const found = q === '' ? sql`1 = 1` : personClause(q, SEARCHED);
  if (found === null || status === undefined) return found;
  return sql`d.status = ${status} AND ${found}`;
}
