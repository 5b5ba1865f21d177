import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { offersPasswordReset, Settings } from '../../../config/settings';
import { holdRecord, holdRow, insertRecord } from '../../../database/records/records';
import { PasswordReset } from '../../../database/schema/entities/accounts/second-factor';
import type { Tx } from '../../../database/transactions/transaction';
import { Outbox } from '../../../workers/outbox';
import { Changes } from '../../base/activity/changes';
import { AccountMailer } from '../account-mails/account-mailer';
import { type Credentials, CredentialsRepository } from '../credentials/credentials.repository';
import { endCredentials } from '../credentials/end-credentials';
import type { GuessOrigin } from '../throttle/known-places';
import { PasswordHasher } from '../passwords/password-hasher';
import { refuseWeakPassword } from '../passwords/password-rule';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { UserQueries } from '../users/user.queries';
import type { PasswordResetDto, ResetPasswordDto } from './password-reset.dto';
import { RESET_MAIL, type ResetMailPayload } from './reset-mail';
import { ResetTokens } from './reset-tokens';

@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly changes: Changes,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
    private readonly tokens: ResetTokens,
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordHasher,
    private readonly users: UserQueries,
    private readonly notices: AccountMailer,
    private readonly settings: Settings,
  ) {}

  /**
   * Requests a reset link. The address is looked up after the response, so that timing reveals nothing.
   * @throws AppError reset_not_set_up, too_many_requests
   */
  async ask({ email, language }: PasswordResetDto, origin: GuessOrigin): Promise<void> {
    if (!offersPasswordReset(this.settings)) throw new AppError('reset_not_set_up');
    await this.throttle.attempt(email, origin, 'password-reset');
    const payload: ResetMailPayload = {
      email,
      language: language ?? null,
      nonce: randomBytes(32).toString('base64url'),
      askedAt: this.changes.now().toISOString(),
    };
    await this.changes.run((tx) =>
      this.outbox.add(tx, { kind: RESET_MAIL, resource: 'user', resourceId: 0, payload }),
    );
  }

  /**
   * Sets a new password by a link, and ends all of the user's sessions. The second factor stays.
   * @throws AppError reset_link_spent, validation_failed on `password`
   */
  async reset({ token, password }: ResetPasswordDto, origin: GuessOrigin): Promise<void> {
    refuseWeakPassword(password, this.settings.passwordMinLength, 'short_password');
    const tokenHash = this.tokens.hashOf(token);
    // Hashing is expensive, so check the link first.
    await this.changes.run((tx) => this.personOf(tx, tokenHash));
    const passwordHash = await this.passwords.hash(password);
    await this.changes.run(async (tx) => {
      const person = await this.personOf(tx, tokenHash);
      await this.replace(tx, person, passwordHash);
      await this.throttle.forgiveAccount(tx, person.email.toLowerCase(), origin);
    });
  }

  private async personOf(tx: Tx, tokenHash: string): Promise<Credentials> {
    const userId = await this.holdLive(tx, tokenHash, this.changes.now());
    const person = userId === null ? null : await this.credentials.ofActiveId(tx, userId);
    if (person === null) throw new AppError('reset_link_spent');
    return person;
  }

  private async replace(tx: Tx, person: Credentials, passwordHash: string): Promise<void> {
    const now = this.changes.now();
    const { id, name, passwordHash: present } = person;
    if (!(await this.credentials.replacePassword(tx, id, present, passwordHash, now)))
      throw new AppError('reset_link_spent');
    await endCredentials(tx, 'password-reset', { userId: id }, now);
    const { version } = await this.users.get(id);
    await this.changes.record(
      tx,
      { userId: id, name },
      { action: 'user.password-reset', resourceId: id, version },
    );
    await this.notices.ask(tx, id, 'password-reset');
  }

  async insert(
    tx: Tx,
    reset: { readonly userId: number; readonly tokenHash: string; readonly expiresAt: Date },
    now: Date,
  ): Promise<void> {
    await insertRecord(tx, PasswordReset, { ...reset, createdAt: now, usedAt: null });
  }

  isKept(tx: Tx, tokenHash: string): Promise<boolean> {
    return tx.manager.existsBy(PasswordReset, { tokenHash });
  }

  /** Locks the user, so that links are counted and stored one request at a time. */
  async holdPerson(tx: Tx, userId: number): Promise<void> {
    await holdRow(tx, 'users', userId);
  }

  async countLive(tx: Tx, userId: number, now: Date): Promise<number> {
    const [row] = await tx.manager.query<{ count: number | string }[]>(
      'SELECT COUNT(*) AS count FROM password_resets WHERE userId = ? AND usedAt IS NULL AND expiresAt > ?',
      [userId, now],
    );
    return Number(row?.count ?? 0);
  }

  /** Locks a valid link and returns its user; null if it was used, has expired or never existed. */
  async holdLive(tx: Tx, tokenHash: string, now: Date): Promise<number | null> {
    const condition = 'tokenHash = ? AND usedAt IS NULL AND expiresAt > ?';
    const reset = await holdRecord(tx, PasswordReset, condition, [tokenHash, now]);
    return reset?.userId ?? null;
  }
}
