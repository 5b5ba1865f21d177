import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { RememberedDevices } from '../factors/remembered-devices';
import { FactorChanges } from './factor-changes';

/** Forgets remembered browsers. This only makes signing in harder, so it needs no password. */
@Injectable()
export class OwnDevicesService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly devices: RememberedDevices,
    private readonly changes: FactorChanges,
  ) {}

  /** @throws AppError not_found for a forgotten device or another user's */
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
