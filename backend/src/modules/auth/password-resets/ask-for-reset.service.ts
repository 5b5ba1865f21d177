import { randomBytes } from 'node:crypto';
import { AppError } from '@dispatch/domain/errors';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { offersPasswordReset, type Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { Outbox } from '../../../workers/outbox';
import type { GuessOrigin } from '../known-places';
import { SignInThrottle } from '../sign-in-throttle';
import { RESET_MAIL, type ResetMailPayload } from './reset-mail';
import type { PasswordResetDto } from './password-reset.dto';

/** Requests a reset link. The address is looked up after the response, so that timing reveals nothing. */
@Injectable()
export class AskForResetService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly throttle: SignInThrottle,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError reset_not_set_up, too_many_requests */
  async ask({ email, language }: PasswordResetDto, origin: GuessOrigin): Promise<void> {
    if (!offersPasswordReset(this.settings)) throw new AppError('reset_not_set_up');
    await this.throttle.attempt(email, origin, 'password-reset');
    const payload: ResetMailPayload = {
      email,
      language: language ?? null,
      nonce: randomBytes(32).toString('base64url'),
      askedAt: this.clock.now().toISOString(),
    };
    await this.transactions.run((tx) =>
      this.outbox.add(tx, { kind: RESET_MAIL, resource: 'user', resourceId: 0, payload }),
    );
  }
}
