import { READ_AT_ONCE } from '@dispatch/domain/notices/notice';
import { Injectable } from '@nestjs/common';
import sql, { empty, join } from 'sql-template-tag';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { type Row, toNumber } from '../../../database/rows';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { ChangeFeed } from '../activity/change-feed';
import { NoticeQueries, unreadBy } from './notice.queries';
import type { UnreadNoticesAnswer } from './notice.schema';
import type { ReadNoticesDto } from './notice.dto';

/** Records the notices a user has read; skips those already read or not visible to them. */
@Injectable()
export class ReadNoticesService {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly queries: NoticeQueries,
    private readonly feed: ChangeFeed,
    private readonly clock: Clock,
  ) {}

  async read(actor: Actor, { ids, all = false }: ReadNoticesDto): Promise<UnreadNoticesAnswer> {
    for (let found = READ_AT_ONCE; found === READ_AT_ONCE;)
      found = await this.readSome(actor, all ? null : (ids ?? []));
    return this.queries.unread(actor);
  }

  /** Returns the number of unread notices found. */
  private async readSome(actor: Actor, ids: readonly number[] | null): Promise<number> {
    const named = ids === null ? empty : sql`AND n.id IN (${join(ids)})`;
    const rows = await this.database.select<Row>(
      sql`SELECT n.id ${unreadBy(actor)} ${named} LIMIT ${READ_AT_ONCE}`,
    );
    if (rows.length === 0) return 0;
    const now = this.clock.now();
    const values = rows.flatMap(({ id }) => [toNumber(id), actor.userId, now]);
    const marks = rows.map(() => '(?, ?, ?)').join(', ');
    try {
      await this.transactions.run(async (tx) => {
        await tx.manager.query(
          `INSERT INTO notice_reads (noticeId, userId, readAt) VALUES ${marks}`,
          values,
        );
        // The cause of a notice to one user is that it was not read.
        await tx.manager.query(
          `UPDATE notices SET settledAt = ?, openKey = NULL
            WHERE userId = ? AND settledAt IS NULL AND id IN (${rows.map(() => '?').join(', ')})`,
          [now, actor.userId, ...rows.map(({ id }) => toNumber(id))],
        );
        tx.afterCommit(() => this.feed.publishNotices(actor.userId));
      });
    } catch (error) {
      // Another window of the same user marked them first, so look for the rest.
      if (uniqueViolation(error) !== 'notice_reads_once') throw error;
      return READ_AT_ONCE;
    }
    return rows.length;
  }
}
