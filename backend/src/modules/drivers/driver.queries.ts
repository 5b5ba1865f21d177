import { isLoaded, isOpen, JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { can } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import type { Engine } from '../../database/engines/engine';
import { readBy } from '../../database/records/read-by';
import { type Row, toDate, toFlag, toNullable, toNumber, toText } from '../../database/rows';
import type { SqlValue } from '../../database/sql';
import { type Actor, ownerOf } from '../../http/access/actor';
import { listOf } from '../../http/answers/list-of';
import { PageOf, pageRequest } from '../../http/answers/paging';
import { personClause } from '../../search/person-search';
import type { DriversQueryDto } from './driver.dto';
import type { DRIVER_SORTS, DriverAnswer } from './driver.schema';
import sql, { raw, type Sql } from 'sql-template-tag';

/** Drivers are only visible while their user exists and has the role. */
export const DRIVERS = `drivers d
  JOIN users u ON u.id = d.userId AND u.role = 'driver' AND u.deletedAt IS NULL`;

/** Without the hint, MariaDB scans the jobs of a status for all drivers. */
const jobs = (engine: Engine) => readBy(engine, 'jobs j', 'jobs_driver');

const LOADED = JOB_STATUSES.filter(isLoaded);
const ACTIVE = JOB_STATUSES.filter((status) => isOpen(status) && status !== 'pending');

/** The drivers with their last delivered job, their last loaded jobs, and their next job with a pickup day. */
export function driversWithWay(engine: Engine): string {
  /** Reads one entry at an end of an index, even with years of jobs. */
  const end = (status: JobStatus, more: string) => `(SELECT j.id FROM ${jobs(engine)}
    WHERE j.driverId = d.id AND j.status = '${status}' AND j.deletedAt IS NULL ${more} LIMIT 1)`;
  /** MySQL sorts all delivered jobs of the driver if the order does not begin with the index's first column. */
  const last = end('delivered', 'ORDER BY j.driverId DESC, j.completedAt DESC');
  const next = end(
    'assigned',
    'AND j.preferredPickupDate IS NOT NULL ORDER BY j.preferredPickupDate, j.id',
  );
  const loaded = LOADED.map((status, at) => {
    const newest = end(status, 'ORDER BY j.loadedAt DESC');
    return `LEFT JOIN jobs p${at} ON p${at}.id = ${newest}`;
  });
  return `${DRIVERS} LEFT JOIN jobs l ON l.id = ${last} LEFT JOIN jobs n ON n.id = ${next}
    ${loaded.join(' ')}`;
}

/** The columns to show from `driversWithWay`. */
export function driverColumns(engine: Engine): string {
  /** One status at a time. Otherwise MariaDB reads all jobs that the driver ever had. */
  const jobsOfDriver = (status: JobStatus) => `(SELECT COUNT(*) FROM ${jobs(engine)}
    WHERE j.driverId = d.id AND j.status = '${status}' AND j.deletedAt IS NULL)`;
  const unitsOfDriver = (
    status: JobStatus,
  ) => `(SELECT COALESCE(SUM(j.vehicleCount), 0) FROM ${jobs(engine)}
    WHERE j.driverId = d.id AND j.status = '${status}' AND j.deletedAt IS NULL)`;
  const ofDelivered = (sum: string) =>
    `(SELECT COALESCE(SUM(t.${sum}), 0) FROM delivered_totals t WHERE t.driverId = d.id)`;
  return `d.id, d.userId, d.name, u.email, d.phone, d.status, u.isActive,
    d.createdAt, d.updatedAt, d.version,
    ${LOADED.map(unitsOfDriver).join(' + ')} AS unitsOnBoard,
    ${unitsOfDriver('assigned')} AS unitsAssigned,
    l.dropoffCity AS lastCity, l.dropoffProvince AS lastProvince, l.completedAt AS lastAt,
    ${LOADED.map((_, at) => `p${at}.pickupCity AS city${at}, p${at}.pickupProvince AS province${at}, p${at}.loadedAt AS loadedAt${at}`).join(', ')},
    n.pickupCity AS nextCity, n.pickupProvince AS nextProvince, n.preferredPickupDate AS nextDay,
    ${jobsOfDriver('pending')} AS pendingJobs,
    ${ACTIVE.map(jobsOfDriver).join(' + ')} AS activeJobs,
    ${ofDelivered('jobs')} AS completedJobs, ${ofDelivered('promised')} AS promisedJobs,
    ${ofDelivered('onTime')} AS onTimeJobs,
    ${ofDelivered('promisedDeliveries')} AS promisedDeliveries,
    ${ofDelivered('onTimeDeliveries')} AS onTimeDeliveries`;
}

const PLAIN = ['id', 'userId', 'name', 'email', 'phone', 'status', 'version'] as const;
type PlainColumn = (typeof PLAIN)[number];

/** Columns about a driver's work, which the answer shows in another form. */
interface WorkRow {
  readonly lastCity: string | null;
  readonly lastProvince: string | null;
  readonly nextCity: string | null;
  readonly nextProvince: string | null;
  readonly nextDay: string | null;
}

/** The stops whose time is known: the last drop-off, and the last pickup of each loaded status. */
function stopsOf(row: Row): NonNullable<DriverAnswer['lastStop']>[] {
  const stops = [
    {
      kind: 'drop-off' as const,
      at: row['lastAt'],
      city: row['lastCity'],
      province: row['lastProvince'],
    },
    ...LOADED.map((_, n) => ({
      ...{ kind: 'pickup' as const, at: row[`loadedAt${n}`] },
      ...{ city: row[`city${n}`], province: row[`province${n}`] },
    })),
  ];
  return stops.flatMap(({ kind, at, city, province }) =>
    at === null
      ? []
      : [
          {
            ...{ kind, at: toDate(at).toISOString() },
            ...{ city: toNullable(city, toText), province: toNullable(province, toText) },
          },
        ],
  );
}

export function presentDriver(driverRow: Row): DriverAnswer {
  const { pendingJobs, lastAt, unitsOnBoard, unitsAssigned, ...others } = driverRow;
  const { lastCity, lastProvince, nextCity, nextProvince, nextDay, ...row } = others as Row &
    WorkRow; // the named columns, as stored
  const [lastStop = null] = stopsOf(driverRow).sort((one, other) => (one.at < other.at ? 1 : -1));
  const [activeJobs, completedJobs] = [toNumber(row.activeJobs), toNumber(row.completedJobs)];
  return {
    // The named columns, validated when written.
    ...(Object.fromEntries(PLAIN.map((name) => [name, row[name]])) as Pick<
      DriverAnswer,
      PlainColumn
    >),
    isActive: toFlag(row.isActive),
    activeJobs,
    completedJobs,
    promisedJobs: toNumber(row.promisedJobs),
    onTimeJobs: toNumber(row.onTimeJobs),
    promisedDeliveries: toNumber(row.promisedDeliveries),
    onTimeDeliveries: toNumber(row.onTimeDeliveries),
    unitsOnBoard: toNumber(unitsOnBoard),
    unitsAssigned: toNumber(unitsAssigned),
    lastDrop: toNullable(lastAt, (at) => ({
      at: toDate(at).toISOString(),
      city: lastCity,
      province: lastProvince,
    })),
    lastStop,
    nextPickup: toNullable(nextDay, (day) => ({
      day: toText(day),
      city: nextCity,
      province: nextProvince,
    })),
    totalJobs: toNumber(pendingJobs) + activeJobs + completedJobs,
    createdAt: toDate(row.createdAt).toISOString(),
    updatedAt: toDate(row.updatedAt).toISOString(),
  };
}

const ORDERS: Readonly<Record<(typeof DRIVER_SORTS)[number], string>> = {
  name: 'd.nameSort',
  status: 'd.status',
  activeJobs: 'activeJobs',
  createdAt: 'd.createdAt',
};

const SEARCHED = { nameSort: 'd.nameSort', email: 'u.email', phone: 'd.phone' };

@Injectable()
export class DriverQueries {
  constructor(private readonly database: Database) {}

  /**
   * Reads one driver. Drivers can only read themselves.
   * @throws AppError not_found when unknown, or when a driver reads another driver
   */
  get(actor: Actor, id: number): Promise<DriverAnswer> {
    return this.one(actor, 'd.id = ?', id);
  }

  /** @throws AppError not_found when unknown, or when a driver reads another driver */
  getByUser(actor: Actor, userId: number): Promise<DriverAnswer> {
    return this.one(actor, 'd.userId = ?', userId);
  }

  private async one(actor: Actor, condition: string, id: number): Promise<DriverAnswer> {
    const all = can(ownerOf(actor), 'drivers:read');
    const scope: SqlValue[] = all ? [] : [actor.userId];
    const { engine } = this.database;
    const row = await this.database.one<Row>(
      `SELECT ${driverColumns(engine)} FROM ${driversWithWay(engine)}
       WHERE ${condition} ${all ? '' : 'AND d.userId = ?'}`,
      [id, ...scope],
    );
    return presentDriver(row);
  }

  /**
   * Reads the list of drivers. Their jobs are counted in the same statement. By name by default. Returns all drivers
   * unless a page is requested.
   */
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
