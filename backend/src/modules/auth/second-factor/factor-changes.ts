import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { holdRow } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Action } from '../../base/activity/activity-entry';
import { Changes } from '../../base/activity/changes';
import { Confirmation } from '../sessions/confirmation';
import { endCredentials } from '../credentials/end-credentials';
import { FactorQueries } from '../factors/factor.queries';
import { FactorRepository } from '../factors/factor.repository';
import { SecondStep } from '../factors/second-step';

type Person = Pick<Actor, 'userId' | 'name'>;

/** Common steps of every change of a user's sign-in methods. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly changes: Changes,
    private readonly confirmation: Confirmation,
    private readonly queries: FactorQueries,
    private readonly factors: FactorRepository,
    private readonly secondStep: SecondStep,
  ) {}

  /**
   * Runs one change for a recently confirmed user, and locks the user meanwhile.
   * @throws AppError confirmation_needed
   */
  async make<T>(actor: Actor, change: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
    await this.confirmation.require(actor);
    return this.changes.run(async (tx) => {
      await holdRow(tx, 'users', actor.userId);
      return change(tx, this.changes.now());
    });
  }

  /** The first factor comes with recovery codes; null if the user already has some. */
  async firstRecoveryCodes(tx: Tx, person: Person): Promise<string[] | null> {
    const { recoveryCodes } = await this.queries.of(person.userId);
    return recoveryCodes > 0 ? null : this.newRecoveryCodes(tx, person);
  }

  async newRecoveryCodes(tx: Tx, person: Person): Promise<string[]> {
    await this.record(tx, person, person.userId, 'user.recovery-codes-made');
    return this.factors.makeRecoveryCodes(tx, person.userId, this.changes.now());
  }

  /**
   * Removes recovery codes that are useless without an app or passkeys.
   * @throws AppError second_factor_stays if the role requires a factor
   */
  async afterRemoval(tx: Tx, actor: Actor): Promise<void> {
    await this.endOthers(tx, actor.userId);
    const { app, passkeys } = await this.queries.of(actor.userId);
    if (app !== null || passkeys.length > 0) return;
    if (this.secondStep.isRequiredOf(actor.role)) throw new AppError('second_factor_stays');
    await this.factors.removeRecoveryCodes(tx, actor.userId);
  }

  /** Revokes remembered browsers, reset links and challenges, which were based on the earlier factors. */
  async endOthers(tx: Tx, userId: number): Promise<void> {
    await endCredentials(tx, 'second-factor-changed', { userId }, this.changes.now());
  }

  record(
    tx: Tx,
    actor: Person,
    userId: number,
    action: Action,
    after?: Record<string, unknown>,
  ): Promise<void> {
    return this.changes.record(tx, actor, { action, resourceId: userId, after: after ?? null });
  }
}
