import { fieldError } from '@dispatch/domain/errors';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { ActivityLog } from '../activity/activity-log';
import { RememberedDevices } from '../factors/remembered-devices';
import { UserQueries } from '../users/user.queries';
import { CredentialsRepository } from './credentials.repository';
import type { GuessOrigin } from './known-places';
import { OwnPassword } from './own-password.service';
import { PasswordHasher } from './password-hasher';
import { refuseWeakPassword } from './password-rule';
import { SessionRepository } from './session.repository';
import { SignInThrottle } from './sign-in-throttle';

interface PasswordChange extends GuessOrigin {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Gives a person another password, when they know the present one, and ends their other sessions. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionRepository,
    private readonly users: UserQueries,
    private readonly own: OwnPassword,
    private readonly devices: RememberedDevices,
    private readonly throttle: SignInThrottle,
    private readonly passwords: PasswordHasher,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError validation_failed on either field, too_many_requests */
  async change(actor: Actor, change: PasswordChange): Promise<void> {
    const { currentPassword, newPassword, ...origin } = change;
    const { passwordMinLength } = this.settings;
    refuseWeakPassword(newPassword, passwordMinLength, 'short_password', 'newPassword');
    const { email, passwordHash } = await this.own.check(actor, {
      password: currentPassword,
      field: 'currentPassword',
      wanted: 'passwordChange',
      ...origin,
    });
    const next = await this.passwords.hash(newPassword);
    await this.transactions.run(async (tx) => {
      await this.throttle.succeeded(tx, email, origin);
      await this.replace(tx, actor, passwordHash, next);
    });
  }

  /** An administrator may have set another one while this one was being checked: that one stays. */
  private async replace(tx: Tx, actor: Actor, present: string, next: string): Promise<void> {
    const now = this.clock.now();
    const isReplaced = await this.credentials.replacePassword(tx, actor.userId, present, next, now);
    if (!isReplaced) throw fieldError('currentPassword', 'wrong_password');
    await this.sessions.revokeOthersOf(tx, actor, now);
    await this.devices.forgetAllOf(tx, actor.userId);
    const { version } = await this.users.get(actor.userId);
    await this.activity.record(tx, actor, {
      action: 'user.updated',
      resource: 'user',
      resourceId: actor.userId,
      version,
      after: { passwordChanged: true },
    });
  }
}
