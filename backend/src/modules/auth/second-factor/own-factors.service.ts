import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { appUri, newAppSecret } from '../factors/app-code';
import { FactorProof } from '../factors/factor-proof';
import { FactorQueries } from '../factors/factor.queries';
import { FactorRepository } from '../factors/factor.repository';
import type { AppSecretAnswer } from '../factors/factor.schema';
import { RememberedDevices } from '../factors/remembered-devices';
import { SecretSeal } from '../factors/secret-seal';
import { UserQueries } from '../users/user.queries';
import { FactorChanges } from './factor-changes';
import type { RecoveryCodesAnswer } from './second-factor.schema';

@Injectable()
export class OwnFactorsService {
  constructor(
    private readonly changes: FactorChanges,
    private readonly queries: FactorQueries,
    private readonly factors: FactorRepository,
    private readonly proof: FactorProof,
    private readonly seal: SecretSeal,
    private readonly users: UserQueries,
    private readonly clock: Clock,
    private readonly transactions: TransactionRunner,
    private readonly devices: RememberedDevices,
    private readonly settings: Settings,
  ) {}

  /**
   * A user's authenticator app, and the recovery codes for its loss.
   * @throws AppError confirmation_needed, app_set_up
   */
  async begin(actor: Actor): Promise<AppSecretAnswer> {
    const secret = newAppSecret();
    const sealed = this.seal.seal(actor.userId, secret);
    return this.changes.make(actor, async (tx, now) => {
      const { app } = await this.queries.of(actor.userId);
      if (app !== null) throw new AppError('app_set_up');
      await this.factors.beginApp(tx, actor.userId, sealed, now);
      const { email } = await this.users.get(actor.userId);
      return { secret, uri: appUri(secret, this.settings.company.name, email) };
    });
  }

  /** Activates the app by its first code. @throws AppError confirmation_needed, wrong_code */
  async confirm(actor: Actor, code: string): Promise<RecoveryCodesAnswer> {
    const app = await this.proof.appStep(actor.userId, code, this.clock.now());
    return this.changes.make(actor, async (tx, now) => {
      if (app === null || !(await this.factors.confirmApp(tx, app, now)))
        throw new AppError('wrong_code');
      await this.changes.record(tx, actor, actor.userId, 'user.app-added');
      await this.changes.endOthers(tx, actor.userId);
      return { recoveryCodes: await this.changes.firstRecoveryCodes(tx, actor) };
    });
  }

  /** @throws AppError confirmation_needed, not_found, second_factor_stays */
  async remove(actor: Actor): Promise<void> {
    await this.changes.make(actor, async (tx) => {
      if (!(await this.factors.removeApp(tx, actor.userId))) throw new AppError('not_found');
      await this.changes.afterRemoval(tx, actor);
      await this.changes.record(tx, actor, actor.userId, 'user.app-removed');
    });
  }

  /** Replaces the user's codes. @throws AppError confirmation_needed, not_found */
  async newRecoveryCodes(actor: Actor): Promise<RecoveryCodesAnswer> {
    return this.changes.make(actor, async (tx) => {
      const { app, passkeys } = await this.queries.of(actor.userId);
      if (app === null && passkeys.length === 0) throw new AppError('not_found');
      return { recoveryCodes: await this.changes.newRecoveryCodes(tx, actor) };
    });
  }

  /**
   * Forgets remembered browsers. This only makes signing in harder, so it needs no password.
   * @throws AppError not_found for a forgotten device or another user's
   */
  async forgetOne(actor: Actor, id: number): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.devices.forget(tx, actor.userId, id))) throw new AppError('not_found');
      await this.changes.record(tx, actor, actor.userId, 'user.devices-forgotten', { count: 1 });
    });
  }

  async forgetAll(actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const count = await this.devices.forgetAllOf(tx, actor.userId);
      if (count > 0)
        await this.changes.record(tx, actor, actor.userId, 'user.devices-forgotten', { count });
    });
  }
}
