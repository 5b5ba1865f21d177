import { fieldError } from '@dispatch/domain/errors';
import { isSameName, type PersonKind } from '@dispatch/domain/privacy/person';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { found } from '../../../../database/records/found';
import { holdRow } from '../../../../database/records/records';
import { holdGuard } from '../../../../database/transactions/guards';
import { withTimeLimit } from '../../../../database/transactions/time-limit';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { ActivityLog } from '../../../base/activity/activity-log';
import { findSubject, type Query } from '../subject';
import { beginErasure } from './begin-erasure';
import { continueErasures } from './continue-erasures';
import { erasureBlocks, refuseBlocked } from './erasure-blocks';
import { ErasureQueries } from './erasure.queries';
import type { ErasureAnswer } from './erasure.schema';
import type { ErasureDto } from './erasure.dto';

/** Erases a person: their own record in the request, all other records right after it. */
@Injectable()
export class ErasePersonService {
  private readonly log = new Logger('Erasures');

  constructor(
    private readonly transactions: TransactionRunner,
    private readonly database: Database,
    private readonly erasures: ErasureQueries,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found, validation_failed, and those of `refuseBlocked` */
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
      return this.erasures.get(number);
    });
  }

  private goOn(): void {
    const { database, transactions, clock, settings } = this;
    // Runs after the response, so the request's deadline does not apply.
    const going = withTimeLimit(Infinity, () =>
      continueErasures({ database, transactions, clock, settings }),
    );
    going.catch((error: unknown) =>
      this.log.warn(`An erasure goes on within the hour: ${String(error)}`),
    );
  }
}
