import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { AccountNotices } from '../account-mails/account-notices';
import { SessionRepository } from '../auth/session.repository';
import { FactorRepository } from '../factors/factor.repository';
import { PasskeyRepository } from '../factors/passkey.repository';
import { RememberedDevices } from '../factors/remembered-devices';
import { UserQueries } from '../users/user.queries';
import { FactorChanges } from './factor-changes';

/** Takes away another person's second factor, whose phone is lost, and signs them out everywhere. */
@Injectable()
export class RemoveFactorsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly users: UserQueries,
    private readonly factors: FactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly devices: RememberedDevices,
    private readonly sessions: SessionRepository,
    private readonly changes: FactorChanges,
    private readonly notices: AccountNotices,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not_found, own_second_factor */
  async remove(actor: Actor, userId: number): Promise<void> {
    if (actor.userId === userId) throw new AppError('own_second_factor');
    await this.transactions.run(async (tx) => {
      await this.users.get(userId);
      const hadApp = await this.factors.removeApp(tx, userId);
      const passkeys = await this.passkeys.removeAllOf(tx, userId);
      await this.factors.removeRecoveryCodes(tx, userId);
      await this.devices.forgetAllOf(tx, userId);
      if (!hadApp && passkeys === 0) return;
      await this.sessions.revokeAllOf(tx, userId, this.clock.now());
      const what = { app: hadApp, passkeys };
      await this.changes.record(tx, actor, userId, 'user.second-factor-removed', what);
      await this.notices.ask(tx, userId, 'second-factor-removed');
    });
  }
}
