import { PRICE_FIELDS } from '@dispatch/domain/jobs/job-price';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import sql, { empty, join, raw } from 'sql-template-tag';
import { padded } from '../../../database/records/padded';
import { Database } from '../../../database/database';
import { boundedCount } from '../../../database/records/bounded-count';
import { type Row, toDate, toNullable, toNumber } from '../../../database/rows';
import { PageOf, pageOrFirst } from '../../../http/answers/paging';
import type { Action, ActivityEntry, Change } from './activity-entry';
import { hiddenActions } from './activity-readers';
import type { ActivityQueryDto } from './activity.dto';
import type { ActivityAnswer } from './activity.schema';
import { withPeople } from './named-people';

const CHANGE_COLUMNS =
  'id, action, resource, resourceId, resourceVersion, driverBefore, driverAfter';
const COLUMNS =
  'id, at, actorId, actorName, action, resource, resourceId, `before`, `after`, requestId, tappedAt';

/** How many ids to look back. In a cluster of three nodes, each node assigns every third id. */
const OVERLAP = {
  sqlite: '20',
  // On MySQL the variable is unsigned, and a negative difference an error.
  mysql: '20 * CAST(@@GLOBAL.auto_increment_increment AS SIGNED)',
};

function facts(text: unknown): Record<string, unknown> | null {
  return typeof text === 'string' ? (JSON.parse(text) as Record<string, unknown>) : null; // our own JSON
}

export function presentEntry(row: Row): Omit<ActivityAnswer, 'people'> {
  return {
    ...(row as Pick<ActivityAnswer, 'id' | 'actorId' | 'actorName' | 'action' | 'resource'>), // the named columns
    resourceId: row.resourceId as number | null, // integer column
    requestId: row.requestId as string | null, // text column
    at: toDate(row.at).toISOString(),
    tappedAt: toNullable(row.tappedAt, toDate)?.toISOString() ?? null,
    before: facts(row.before),
    after: facts(row.after),
  };
}

function presentChange(row: Row): Change {
  const drivers = [row.driverBefore, row.driverAfter].filter((id) => typeof id === 'number');
  return {
    ...(row as Pick<Change, 'id' | 'action' | 'resource' | 'resourceId'>), // the named columns
    version: row.resourceVersion as number | null, // integer column
    driverIds: [...new Set(drivers)],
  };
}

/** Reads the activity log. */
@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  /**
   * Pages of the entries that the reader may see, newest first unless `order` is given. `others` lists more actions to
   * omit.
   */
  async list(
    reader: PermissionSet,
    query: ActivityQueryDto,
    others: readonly Action[] = [],
  ): Promise<PageOf<ActivityAnswer>> {
    const page = pageOrFirst(query);
    const without = [...hiddenActions(reader), ...others];
    const from = sql`FROM activity WHERE 1 = 1${
      query.resource === undefined ? empty : sql` AND resource = ${query.resource}`
    }${query.resourceId === undefined ? empty : sql` AND resourceId = ${query.resourceId}`}${
      without.length === 0 ? empty : sql` AND action NOT IN (${join(without)})`
    }`;
    const direction = raw(query.order === 'asc' ? 'ASC' : 'DESC');
    const [rows, { total, isLeast }] = await Promise.all([
      this.database.select<Row>(sql`SELECT ${raw(COLUMNS)} ${from}
        ORDER BY id ${direction} LIMIT ${page.limit} OFFSET ${page.offset}`),
      boundedCount(this.database, from, page),
    ]);
    const entries = await withPeople(this.database, rows.map(presentEntry));
    const visible = can(reader, 'prices:read') ? entries : entries.map(withoutPrices);
    return new PageOf(visible, total, page, isLeast);
  }

  /**
   * Changes after the given event, oldest first, at most `limit`, plus the few before it. Ids are assigned before the
   * commit, so a change may become visible after one with a higher id.
   */
  async changesAfter(id: number, limit: number): Promise<Change[]> {
    return (await this.after(CHANGE_COLUMNS, id, limit)).map(presentChange);
  }

  /** The ids of the same changes. */
  async idsAfter(id: number, limit: number): Promise<number[]> {
    return (await this.after('id', id, limit)).map((row) => toNumber(row.id));
  }

  /** The changes with these ids, oldest first. */
  async changes(ids: readonly number[]): Promise<Change[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.select<Row>(
      sql`SELECT ${raw(CHANGE_COLUMNS)} FROM activity WHERE id IN (${join(padded(ids))}) ORDER BY id`,
    );
    return rows.map(presentChange);
  }

  private after(columns: string, id: number, limit: number): Promise<Row[]> {
    return this.database.query<Row>(
      `SELECT ${columns} FROM activity
        WHERE id > ? - ${OVERLAP[this.database.engine]} ORDER BY id LIMIT ?`,
      [id, limit],
    );
  }

  /** The time of the nth newest matching entry, or null if there are fewer. */
  async nthNewest(
    { action, resource, resourceId }: Pick<ActivityEntry, 'action' | 'resource' | 'resourceId'>,
    nth: number,
  ): Promise<Date | null> {
    const [row] = await this.database.query<Row>(
      'SELECT at FROM activity WHERE resource = ? AND resourceId = ? AND action = ? ORDER BY id DESC LIMIT 1 OFFSET ?',
      [resource, resourceId, action, nth - 1],
    );
    return row === undefined ? null : toDate(row.at);
  }

  /** The id of the newest entry, 0 in an empty log. */
  async newestId(): Promise<number> {
    const rows = await this.database.query<Row>('SELECT MAX(id) AS newest FROM activity');
    return toNumber(rows[0]?.newest ?? 0);
  }
}

type Facts = ActivityAnswer['before'];

function withoutPricesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPricesIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !PRICE_FIELDS.includes(name))
      .map(([name, inner]) => [name, withoutPricesIn(inner)]),
  );
}

/** A job's entry for readers without the right to see prices: the change stays listed, its amounts are removed. */
function withoutPrices(entry: ActivityAnswer): ActivityAnswer {
  const hide = (facts: Facts) => withoutPricesIn(facts) as Facts; // an object stays one
  return { ...entry, before: hide(entry.before), after: hide(entry.after) };
}
