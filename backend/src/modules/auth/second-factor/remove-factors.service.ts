import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { AccountMailer } from '../account-mails/account-mailer';
import { endCredentials } from '../credentials/end-credentials';
import { FactorQueries } from '../factors/factor.queries';
import { UserQueries } from '../users/user.queries';
import { FactorChanges } from './factor-changes';

/** Removes another user's second factor, for a lost phone, and ends all their sessions. */
@Injectable()
export class RemoveFactorsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly users: UserQueries,
    private readonly factors: FactorQueries,
    private readonly changes: FactorChanges,
    private readonly notices: AccountMailer,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not_found, own_second_factor */
  async remove(actor: Actor, userId: number): Promise<void> {
    if (actor.userId === userId) throw new AppError('own_second_factor');
    await this.transactions.run(async (tx) => {
      await this.users.get(userId);
      if (!(await this.factors.hasAny(userId))) return;
      const ended = await endCredentials(tx, 'second-factor-removed', { userId }, this.clock.now());
      const what = { app: ended.get('app') === 1, passkeys: ended.get('passkey') ?? 0 };
      await this.changes.record(tx, actor, userId, 'user.second-factor-removed', what);
      await this.notices.ask(tx, userId, 'second-factor-removed');
    });
  }
}
