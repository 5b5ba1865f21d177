import { AppError } from '@dispatch/domain/errors';
import { CONFIRMED_MINUTES } from '@dispatch/domain/people/second-factor';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { holdRow } from '../../database/records/records';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import type { Action } from '../activity/activity-entry';
import { ActivityLog } from '../activity/activity-log';
import { SessionQueries } from '../auth/session.queries';
import { FactorQueries } from '../factors/factor.queries';
import { FactorRepository } from '../factors/factor.repository';
import { RememberedDevices } from '../factors/remembered-devices';
import { SecondStep } from '../factors/second-step';

type Person = Pick<Actor, 'userId' | 'name'>;

/** What holds for every change of how a person signs in. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sessions: SessionQueries,
    private readonly queries: FactorQueries,
    private readonly factors: FactorRepository,
    private readonly devices: RememberedDevices,
    private readonly secondStep: SecondStep,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** Until when the person may change it; null where they are to give their password first. */
  async confirmedUntil(actor: Actor): Promise<Date | null> {
    const at = await this.sessions.confirmedAt(actor.sessionId);
    const until = at === null ? null : new Date(at.getTime() + CONFIRMED_MINUTES * 60_000);
    return until !== null && until > this.clock.now() ? until : null;
  }

  /**
   * One change of a person who gave their password a short while ago; nobody else changes theirs meanwhile.
   * @throws AppError confirmation_needed
   */
  async make<T>(actor: Actor, change: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
    await this.refuseUnconfirmed(actor);
    return this.transactions.run(async (tx) => {
      await holdRow(tx, 'users', actor.userId);
      return change(tx, this.clock.now());
    });
  }

  /** @throws AppError confirmation_needed */
  async refuseUnconfirmed(actor: Actor): Promise<void> {
    if ((await this.confirmedUntil(actor)) === null) throw new AppError('confirmation_needed');
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
   * Without an app and passkeys, codes and remembered devices are good for nothing.
   * @throws AppError second_factor_stays where the role needs one
   */
  async afterRemoval(tx: Tx, actor: Actor): Promise<void> {
    const { app, passkeys } = await this.queries.of(actor.userId);
    if (app !== null || passkeys.length > 0) return;
    if (this.secondStep.isRequiredOf(actor.role)) throw new AppError('second_factor_stays');
    await this.factors.removeRecoveryCodes(tx, actor.userId);
    await this.devices.forgetAllOf(tx, actor.userId);
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
