import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { holdRow } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Action } from '../../base/activity/activity-entry';
import { ActivityLog } from '../../base/activity/activity-log';
import { Confirmation } from '../confirmation';
import { endCredentials } from '../end-credentials';
import { FactorQueries } from '../factors/factor.queries';
import { FactorRepository } from '../factors/factor.repository';
import { SecondStep } from '../factors/second-step';

type Person = Pick<Actor, 'userId' | 'name'>;

/** What holds for every change of how a person signs in. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly confirmation: Confirmation,
    private readonly queries: FactorQueries,
    private readonly factors: FactorRepository,
    private readonly secondStep: SecondStep,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * One change of a person who gave their password a short while ago; nobody else changes theirs meanwhile.
   * @throws AppError confirmation_needed
   */
  async make<T>(actor: Actor, change: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
    await this.confirmation.require(actor);
    return this.transactions.run(async (tx) => {
      await holdRow(tx, 'users', actor.userId);
      return change(tx, this.clock.now());
    });
  }

  /** With the first factor come codes for when it is lost; null where the person has some. */
  async firstRecoveryCodes(tx: Tx, person: Person): Promise<string[] | null> {
    const { recoveryCodes } = await this.queries.of(person.userId);
    return recoveryCodes > 0 ? null : this.newRecoveryCodes(tx, person);
  }

  async newRecoveryCodes(tx: Tx, person: Person): Promise<string[]> {
    await this.record(tx, person, person.userId, 'user.recovery-codes-made');
    return this.factors.makeRecoveryCodes(tx, person.userId, this.clock.now());
  }

  /**
   * Without an app and passkeys, recovery codes are good for nothing.
   * @throws AppError second_factor_stays where the role needs one
   */
  async afterRemoval(tx: Tx, actor: Actor): Promise<void> {
    await this.endOthers(tx, actor.userId);
    const { app, passkeys } = await this.queries.of(actor.userId);
    if (app !== null || passkeys.length > 0) return;
    if (this.secondStep.isRequiredOf(actor.role)) throw new AppError('second_factor_stays');
    await this.factors.removeRecoveryCodes(tx, actor.userId);
  }

  /** What was let in by other factors. */
  async endOthers(tx: Tx, userId: number): Promise<void> {
    await endCredentials(tx, 'second-factor-changed', { userId }, this.clock.now());
  }

  record(
    tx: Tx,
    actor: Person,
    userId: number,
    action: Action,
    after?: Record<string, unknown>,
  ): Promise<void> {
    return this.activity.record(tx, actor, {
      ...{ action, resource: 'user', resourceId: userId, after: after ?? null },
    });
  }
}
