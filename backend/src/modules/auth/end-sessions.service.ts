import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { ActivityLog } from '../activity/activity-log';
import { SessionRepository } from './session.repository';

/** Ends sessions of the person who asks, at once and everywhere. */
@Injectable()
export class EndSessionsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sessions: SessionRepository,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not_found for a session that has ended, or is another's */
  async endOne(actor: Actor, id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.sessions.revokeOneOf(tx, actor.userId, id, this.clock.now())))
        throw new AppError('not_found');
      await this.record(tx, actor, 1);
    });
  }

  async endOthers(actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const count = await this.sessions.revokeOthersOf(tx, actor, this.clock.now());
      if (count > 0) await this.record(tx, actor, count);
    });
  }

  private record(tx: Tx, actor: Actor, count: number): Promise<void> {
    return this.activity.record(tx, actor, {
      action: 'session.ended',
      resource: 'session',
      resourceId: actor.userId,
      after: { count },
    });
  }
}
