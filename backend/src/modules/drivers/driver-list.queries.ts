import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { personClause } from '../../search/person-search';
import { type Row, toNumber } from '../../database/rows';
import type { SqlValue } from '../../database/sql';
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

/** Reads the list of drivers. Their jobs are counted in the same statement. */
@Injectable()
export class DriverListQueries {
  constructor(private readonly database: Database) {}

  /** By name by default. Returns all drivers unless a page is requested. */
  async list(query: DriversQueryDto): Promise<PageOf<DriverAnswer> | DriverAnswer[]> {
    const page = pageRequest(query);
    const filter = filterOf(query);
    if (filter === null) return page === null ? [] : new PageOf<DriverAnswer>([], 0, page);
    const { where, values } = filter;
    const direction = query.order === 'desc' ? 'DESC' : 'ASC';
    const order = `ORDER BY ${ORDERS[query.sort ?? 'name']} ${direction}, d.id ${direction}`;
    const { engine } = this.database;
    const from = driversWithWay(engine);
    const select = `SELECT ${driverColumns(engine)} FROM ${from} WHERE ${where} ${order}`;
    if (page === null) return (await this.database.query<Row>(select, values)).map(presentDriver);
    const [rows, counts] = await Promise.all([
      this.database.query<Row>(`${select} LIMIT ? OFFSET ?`, [...values, page.limit, page.offset]),
      this.database.query<Row>(`SELECT COUNT(*) AS total FROM ${DRIVERS} WHERE ${where}`, values),
    ]);
    return new PageOf(rows.map(presentDriver), toNumber(counts[0]?.total), page);
  }
}

/** By parts of the name or e-mail, or a prefix of the phone number. Null for fewer than two characters. */
function filterOf({ q, status }: DriversQueryDto): { where: string; values: SqlValue[] } | null {
  const conditions = ['1 = 1'];
  const values: SqlValue[] = [];
  if (status !== undefined) {
    conditions.push('d.status = ?');
    values.push(status);
  }
  if (q !== '') {
    const found = personClause(q, {
      nameSort: 'd.nameSort',
      email: 'u.email',
      phone: 'd.phone',
    });
    if (found === null) return null;
    conditions.push(found.sql);
    values.push(...found.params);
  }
  return { where: conditions.join(' AND '), values };
}
