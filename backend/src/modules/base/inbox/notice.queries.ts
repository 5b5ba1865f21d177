import {
  NOTICE_KINDS,
  type NoticeKind,
  readerOf,
  UNREAD_MOST,
} from '@dispatch/domain/notices/notice';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { Database } from '../../../database/database';
import { boundedCount } from '../../../database/records/bounded-count';
import { readBy } from '../../../database/records/read-by';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import { PageOf, pageOrFirst } from '../../../http/answers/paging';
import type { NoticeAnswer, NoticeCountAnswer, UnreadNoticesAnswer } from './notice.schema';
import type { NoticeDetails } from './notices';
import type { NoticesQueryDto } from './notice.dto';

export function kindsFor(holder: PermissionSet): readonly NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => can(holder, readerOf(kind)));
}

/** Open notices that the user may see and has not read. */
export function unreadBy(actor: Actor): Sql {
  return sql`FROM notices n WHERE n.settledAt IS NULL AND n.kind IN (${join(kindsFor(actor))})
    AND ${isFor(actor)}
    AND NOT EXISTS (SELECT 1 FROM notice_reads r WHERE r.noticeId = n.id AND r.userId = ${actor.userId})`;
}

const isFor = ({ userId }: Actor) => sql`(n.userId IS NULL OR n.userId = ${userId})`;

const IN_ORDER = { open: 'n.urgency, n.dueOn, n.id', settled: 'n.settledAt DESC, n.id DESC' };

@Injectable()
export class NoticeQueries {
  constructor(private readonly database: Database) {}

  /** Open notices by urgency; settled ones newest first. */
  async list(actor: Actor, query: NoticesQueryDto): Promise<PageOf<NoticeAnswer>> {
    const page = pageOrFirst(query);
    const { state = 'open', kind } = query;
    const kinds = kindsFor(actor).filter((one) => kind === undefined || one === kind);
    if (kinds.length === 0) return new PageOf([], 0, page);
    const isSettled = raw(state === 'open' ? 'IS NULL' : 'IS NOT NULL');
    const where = sql`WHERE n.settledAt ${isSettled} AND n.kind IN (${join(kinds)})
      AND ${isFor(actor)}`;
    // For several kinds, the database would otherwise sort all settled notices to find the newest.
    const isInOrder = state === 'settled' && kinds.length > 1;
    const table = isInOrder
      ? readBy(this.database.engine, 'notices n', 'notices_settled')
      : 'notices n';
    const [rows, { total, isLeast }] = await Promise.all([
      this.database
        .select<Row>(sql`SELECT n.id, n.kind, n.jobId, n.dueOn, n.details, n.raisedAt, n.settledAt,
        r.readAt, j.pickupCity, j.dropoffCity
        FROM (SELECT n.* FROM ${raw(table)} ${where} ORDER BY ${raw(IN_ORDER[state])} LIMIT ${page.limit} OFFSET ${page.offset}) n
        LEFT JOIN jobs j ON j.id = n.jobId
        LEFT JOIN notice_reads r ON r.noticeId = n.id AND r.userId = ${actor.userId}
        ORDER BY ${raw(IN_ORDER[state])}`),
      boundedCount(this.database, sql`FROM notices n ${where}`, page),
    ]);
    return new PageOf(rows.map(present), total, page, isLeast);
  }

  async counts(actor: Actor): Promise<NoticeCountAnswer[]> {
    const kinds = kindsFor(actor);
    if (kinds.length === 0) return [];
    const rows = await this.database.select<Row>(sql`SELECT n.kind, COUNT(*) AS total FROM notices n
      WHERE n.settledAt IS NULL AND n.kind IN (${join(kinds)}) AND ${isFor(actor)} GROUP BY n.kind`);
    const found = new Map(rows.map((row) => [row['kind'], toNumber(row['total'])]));
    return kinds.flatMap((kind) => {
      const count = found.get(kind);
      return count === undefined ? [] : [{ kind, count }];
    });
  }

  async unread(actor: Actor): Promise<UnreadNoticesAnswer> {
    const [row] = await this.database.select<Row>(
      sql`SELECT COUNT(*) AS total FROM (SELECT n.id ${unreadBy(actor)} LIMIT ${UNREAD_MOST + 1}) unread`,
    );
    const found = toNumber(row?.['total']);
    return { count: Math.min(found, UNREAD_MOST), isLeast: found > UNREAD_MOST };
  }
}

function present(row: Row): NoticeAnswer {
  const jobId = toNullable(row['jobId'], toNumber);
  return {
    id: toNumber(row.id),
    kind: row['kind'] as NoticeKind, // checked when it was written
    job:
      jobId === null
        ? null
        : {
            id: jobId,
            pickupCity: toNullable(row['pickupCity'], toText),
            dropoffCity: toNullable(row['dropoffCity'], toText),
          },
    dueOn: toText(row['dueOn']),
    details: JSON.parse(toText(row['details'])) as NoticeDetails, // our own
    isRead: row['readAt'] !== null,
    raisedAt: toDate(row['raisedAt']).toISOString(),
    settledAt: toNullable(row['settledAt'], toDate)?.toISOString() ?? null,
  };
}
