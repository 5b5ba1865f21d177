import { fieldError } from '@dispatch/domain/errors';
import { isSameName, type PersonKind } from '@dispatch/domain/privacy/person';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { found, foundRow } from '../../../../database/records/found';
import { holdRow } from '../../../../database/records/records';
import { type Row, toIsoText, toNullable, toNumber } from '../../../../database/rows';
import { holdGuard } from '../../../../database/transactions/guards';
import { withTimeLimit } from '../../../../database/transactions/time-limit';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { listOf } from '../../../../http/answers/list-of';
import { type PageOf, pageRequest } from '../../../../http/answers/paging';
import { ActivityLog } from '../../../base/activity/activity-log';
import { findSubject, type Query } from '../subject';
import { beginErasure } from './begin-erasure';
import { continueErasures } from './continue-erasures';
import { erasureBlocks, refuseBlocked } from './erasure-blocks';
import type { ErasureDto, ErasuresQueryDto } from './erasure.dto';
import { type ErasureAnswer, KEPT_BY_LAW } from './erasure.schema';
import sql, { raw } from 'sql-template-tag';

const SELECT =
  raw(`SELECT e.id, e.kind, e.recordId, e.driverId, e.reason, e.requestedAt, e.finishedAt, e.changedRows,
  u.name AS requestedBy FROM erasures e LEFT JOIN users u ON u.id = e.requestedById`);

@Injectable()
export class ErasuresService {
  private readonly log = new Logger('Erasures');

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** All erasures, or a page on request; newest first unless `order` is given. */
  list(query: ErasuresQueryDto): Promise<PageOf<ErasureAnswer> | ErasureAnswer[]> {
    const select = sql`${SELECT} ORDER BY e.id ${raw(query.order === 'asc' ? 'ASC' : 'DESC')}`;
    return listOf(this.database, pageRequest(query), {
      select,
      from: sql`FROM erasures`,
      present: (rows) => rows.map(present),
    });
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<ErasureAnswer> {
    return present(foundRow(await this.database.select<Row>(sql`${SELECT} WHERE e.id = ${id}`)));
  }

  /**
   * Erases a person: their own record in the request, all other records right after it.
   * @throws AppError not_found, validation_failed, and those of `refuseBlocked`
   */
  erase(actor: Actor, kind: PersonKind, id: number, body: ErasureDto): Promise<ErasureAnswer> {
    return this.transactions.run(async (tx) => {
      const query: Query = (sql, values = []) => tx.manager.query(sql, [...values]);
      await holdGuard(tx, 'privacy');
      const seen = found(await findSubject(query, kind, id));
      await holdRow(tx, seen.kind === 'user' ? 'users' : 'customers', seen.recordId);
      if (seen.driverId !== null) await holdRow(tx, 'drivers', seen.driverId);
      const subject = found(await findSubject(query, kind, id));
      refuseBlocked(subject, await erasureBlocks(query, subject));
      if (!isSameName(body.name, subject.name)) throw fieldError('name', 'other_name');
      const now = this.clock.now();
      const { userId } = actor;
      const asked = { reason: body.reason, requestedById: userId, requestedAt: now };
      const number = await beginErasure(tx, query, subject, asked, now);
      await this.activity.record(tx, actor, {
        action: 'person.erased',
        resource: subject.kind === 'user' ? 'user' : 'customer',
        resourceId: subject.recordId,
        after: { number, kind: subject.kind, reason: body.reason },
      });
      tx.afterCommit(() => this.goOn());
      return this.get(number);
    });
  }

  private goOn(): void {
    const { database, transactions, clock, settings } = this;
    // Runs after the response, so the request's deadline does not apply.
    const going = withTimeLimit(Infinity, () =>
      continueErasures({ database, transactions, clock, settings }),
    );
    going.catch((error: unknown) =>
      this.log.warn(`An erasure continues within the hour: ${String(error)}`),
    );
  }
}

function present(row: Row): ErasureAnswer {
  return {
    ...(row as Omit<ErasureAnswer, 'requestedAt' | 'finishedAt' | 'changedRows' | 'kept'>), // as written
    requestedAt: toIsoText(row.requestedAt),
    finishedAt: toNullable(row.finishedAt, toIsoText),
    changedRows: toNumber(row.changedRows),
    kept: [...KEPT_BY_LAW],
  };
}
