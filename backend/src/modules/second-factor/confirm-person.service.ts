import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import type { GuessOrigin } from '../auth/known-places';
import { OwnPassword } from '../auth/own-password.service';
import { SessionRepository } from '../auth/session.repository';
import { SignInThrottle } from '../auth/sign-in-throttle';

/** Confirms a user by password, which allows changes of their sign-in methods for a short time. */
@Injectable()
export class ConfirmPersonService {
  constructor(
    private readonly own: OwnPassword,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionRepository,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError validation_failed on `password`, too_many_requests */
  async confirm(actor: Actor, password: string, origin: GuessOrigin): Promise<void> {
    const { email } = await this.own.check(actor, {
      ...{ ...origin, password, field: 'password', wanted: 'confirmation' },
    });
    await this.transactions.run(async (tx) => {
      await this.throttle.succeeded(tx, email, origin);
      await this.sessions.confirm(tx, actor.sessionId, this.clock.now());
    });
  }
}
