import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { foundRow } from '../../../database/records/found';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges } from '../change/job-changes';
import { ChangeJobService } from '../change/change-job.service';
import { UndoJobService } from '../change/undo-job.service';
import type { JobBatchDto } from './job-batch.dto';

export type BatchOrder = Pick<JobBatchDto, 'action' | 'driverId' | 'preferredPickupDate'>;

export interface Changed {
  readonly version: number;
  readonly isChanged: boolean;
}

interface Seen {
  readonly version: number;
  readonly hasDriver: boolean;
}

/** Applies the action of a batch to one job, with the same service as a single request. */
@Injectable()
export class BatchVerbs {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: JobChanges,
    private readonly job: ChangeJobService,
    private readonly undoJob: UndoJobService,
  ) {}

  /** @throws AppError as for a single job, already_delivered */
  run(actor: Actor, target: Target, order: BatchOrder): Promise<Changed> {
    return this.transactions.run(async (tx) => {
      if (order.action === 'undo') return this.undo(actor, target);
      const { version: before, hasDriver } = await this.look(tx, actor, target, order);
      if (order.action === 'unassign' && !hasDriver) return { version: before, isChanged: false };
      const version = await this.change(actor, { id: target.id, version: before }, order);
      return { version, isChanged: version !== before };
    });
  }

  /** Locks the job until the transaction ends. */
  private async look(
    tx: Tx,
    actor: Actor,
    { id, version }: Target,
    { action }: BatchOrder,
  ): Promise<Seen> {
    const found: Seen[] = [];
    await this.changes.apply(tx, actor, { id, version: null }, (_tx, job) => {
      const isSame = version === null || version === job.version;
      const isDelivered = job.status === 'delivered';
      // Prefer the concrete reason to stale_version.
      if (isDelivered && !(action === 'delete' && isSame)) throw new AppError('already_delivered');
      if (!isSame) throw new AppError('stale_version');
      found.push({ version: job.version, hasDriver: job.driverId !== null });
      return { fields: {} };
    });
    return foundRow(found);
  }

  private async change(
    actor: Actor,
    target: { readonly id: number; readonly version: number },
    { action, driverId, preferredPickupDate }: BatchOrder,
  ): Promise<number> {
    if (action === 'delete') {
      await this.job.delete(actor, target);
      return target.version + 1;
    }
    if (action === 'assign') {
      const given = driverId === undefined ? {} : { driverId };
      return (await this.job.assign(actor, target, given)).version;
    }
    if (action === 'unassign') return (await this.job.unassign(actor, target, {})).version;
    return (await this.job.edit(actor, target, { preferredPickupDate })).version;
  }

  private async undo(actor: Actor, { id, version }: Target): Promise<Changed> {
    if (version === null) throw new Error('To undo something needs its version');
    const job = await this.undoJob.undo(actor, { id, version });
    return { version: job.version, isChanged: true };
  }
}
