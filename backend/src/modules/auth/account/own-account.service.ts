import { AppError, fieldError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { changedFacts } from '../../base/activity/changed-facts';
import { Changes } from '../../base/activity/changes';
import type { SettingsDto } from '../auth.dto';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { endCredentials } from '../credentials/end-credentials';
import type { GuessOrigin } from '../throttle/known-places';
import { OwnPassword } from './own-password.service';
import { PasswordHasher } from '../passwords/password-hasher';
import { refuseWeakPassword } from '../passwords/password-rule';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { UserQueries } from '../users/user.queries';
import type { UserAnswer } from '../users/user.schema';

interface PasswordChange extends GuessOrigin {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly endTokens?: boolean | undefined;
}

@Injectable()
export class OwnAccountService {
  constructor(
    private readonly changes: Changes,
    private readonly credentials: CredentialsRepository,
    private readonly users: UserQueries,
    private readonly own: OwnPassword,
    private readonly throttle: SignInThrottle,
    private readonly passwords: PasswordHasher,
    private readonly settings: Settings,
  ) {}

  /**
   * Changes a user's password, given the current one, and ends their other sessions.
   * @throws AppError validation_failed on either field, too_many_requests
   */
  async changePassword(actor: Actor, change: PasswordChange): Promise<void> {
    const { currentPassword, newPassword, endTokens = false, ...origin } = change;
    const { passwordMinLength } = this.settings;
    refuseWeakPassword(newPassword, passwordMinLength, 'short_password', 'newPassword');
    const { email, passwordHash } = await this.own.check(actor, {
      password: currentPassword,
      field: 'currentPassword',
      wanted: 'passwordChange',
      ...origin,
    });
    const next = await this.passwords.hash(newPassword);
    await this.changes.run(async (tx) => {
      await this.throttle.succeeded(tx, email, origin);
      await this.replace(tx, actor, { present: passwordHash, next, endTokens });
    });
  }

  /** If an administrator set another password during the check, that one stays. */
  private async replace(
    tx: Tx,
    actor: Actor,
    {
      present,
      next,
      endTokens,
    }: { readonly present: string; readonly next: string; readonly endTokens: boolean },
  ): Promise<void> {
    const now = this.changes.now();
    const isReplaced = await this.credentials.replacePassword(tx, actor.userId, present, next, now);
    if (!isReplaced) throw fieldError('currentPassword', 'wrong_password');
    const scope = {
      ...{ userId: actor.userId, exceptSession: actor.sessionId },
      chosen: endTokens ? (['personal-token'] as const) : [],
    };
    await endCredentials(tx, 'password-changed', scope, now);
    const { version } = await this.users.get(actor.userId);
    await this.changes.record(tx, actor, {
      action: 'user.updated',
      resourceId: actor.userId,
      version,
      after: { passwordChanged: true },
    });
  }

  /** Saves a user's own settings with their account. */
  changeSettings(actor: Actor, settings: SettingsDto): Promise<UserAnswer> {
    return this.changes.run(async (tx) => {
      const before = await this.users.one(actor.userId);
      if (before === null) throw new AppError('not_signed_in');
      const facts = changedFacts(before, settings);
      if (facts === null) return before;
      await this.credentials.saveSettings(tx, actor.userId, facts.after, this.changes.now());
      const user = await this.users.get(actor.userId);
      await this.changes.record(tx, actor, {
        action: 'user.updated',
        resourceId: user.id,
        version: user.version,
        ...facts,
      });
      return user;
    });
  }
}
