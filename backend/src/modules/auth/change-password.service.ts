import { AppError, fieldError } from '@dispatch/domain/errors';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { ActivityLog } from '../activity/activity-log';
import { UserQueries } from '../users/user.queries';
import { CredentialsRepository } from './credentials.repository';
import { PasswordHasher } from './password-hasher';
import { refuseShorterPassword } from './password-rule';
import { SessionRepository } from './session.repository';
import { SignInThrottle } from './sign-in-throttle';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly address: string;
}

/** Gives a person another password, when they know the present one, and ends their other sessions. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionRepository,
    private readonly users: UserQueries,
    private readonly throttle: SignInThrottle,
    private readonly passwords: PasswordHasher,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError validation_failed on either field, too_many_requests */
  async change(actor: Actor, change: PasswordChange): Promise<void> {
    const { currentPassword, newPassword, address } = change;
    const { passwordMinLength } = this.settings;
    refuseShorterPassword(newPassword, passwordMinLength, 'short_password', 'newPassword');
    const user = await this.users.one(actor.userId);
    if (user === null) throw new AppError('not_signed_in');
    const email = user.email.toLowerCase();
    // Whoever found a screen unlocked may not guess faster here than at the sign-in.
    await this.throttle.attempt(email, address);
    const known = await this.transactions.run((tx) => this.credentials.ofActiveAccount(tx, email));
    const present = known?.passwordHash ?? null;
    if (present === null || !(await this.passwords.verify(present, currentPassword))) {
      await this.recordRefusal(actor, address);
      throw fieldError('currentPassword', 'wrong_password');
    }
    const next = await this.passwords.hash(newPassword);
    await this.transactions.run(async (tx) => {
      await this.throttle.succeeded(tx, email, address);
      await this.replace(tx, actor, present, next);
    });
  }

  /** An administrator may have set another one while this one was being checked: that one stays. */
  private async replace(tx: Tx, actor: Actor, present: string, next: string): Promise<void> {
    const now = this.clock.now();
    const isReplaced = await this.credentials.replacePassword(tx, actor.userId, present, next, now);
    if (!isReplaced) throw fieldError('currentPassword', 'wrong_password');
    await this.sessions.revokeOthersOf(tx, actor, now);
    const { version } = await this.users.get(actor.userId);
    await this.activity.record(tx, actor, {
      action: 'user.updated',
      resource: 'user',
      resourceId: actor.userId,
      version,
      after: { passwordChanged: true },
    });
  }

  private recordRefusal(actor: Actor, address: string): Promise<void> {
    return this.transactions.run((tx) =>
      this.activity.record(tx, actor, {
        action: 'session.refused',
        resource: 'session',
        resourceId: actor.userId,
        after: { passwordChange: true, address },
      }),
    );
  }
}
