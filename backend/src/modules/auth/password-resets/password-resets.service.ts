import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { offersPasswordLinks, Settings } from '../../../config/settings';
import { holdRecord, holdRow, insertRecord } from '../../../database/records/records';
import { PasswordReset } from '../../../database/schema/entities/accounts/second-factor';
import type { Tx } from '../../../database/transactions/transaction';
import { Outbox } from '../../../workers/outbox';
import { Changes } from '../../base/activity/changes';
import { AccountMailer } from '../account-mails/account-mailer';
import { type PasswordLink, PasswordByLink } from '../links/password-by-link';
import type { GuessOrigin } from '../throttle/known-places';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import type { PasswordResetDto, ResetPasswordDto } from './password-reset.dto';
import { RESET_MAIL, type ResetMailPayload } from './reset-mail';

@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly changes: Changes,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
    private readonly links: PasswordByLink,
    private readonly notices: AccountMailer,
    private readonly settings: Settings,
  ) {}

  /**
   * Requests a reset link. The address is looked up after the response, so that timing reveals nothing.
   * @throws AppError reset_not_set_up, too_many_requests
   */
  async ask({ email, language }: PasswordResetDto, origin: GuessOrigin): Promise<void> {
    if (!offersPasswordLinks(this.settings)) throw new AppError('reset_not_set_up');
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
  reset(body: ResetPasswordDto, origin: GuessOrigin): Promise<void> {
    const link: PasswordLink = {
      spent: 'reset_link_spent',
      action: 'user.password-reset',
      holdLive: (tx, tokenHash, now) => this.holdLive(tx, tokenHash, now),
      afterwards: (tx, userId) => this.notices.ask(tx, userId, 'password-reset'),
    };
    return this.links.set(link, body, origin);
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
