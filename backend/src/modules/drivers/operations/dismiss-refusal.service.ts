import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import { ActivityLog } from '../../base/activity/activity-log';
import { DriverOperationRepository } from './driver-operation.repository';

/** Dismisses a refused update for dispatch. The history keeps it. */
@Injectable()
export class DismissRefusalService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly operations: DriverOperationRepository,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not_found when the job has no such refusal, or it is already dismissed */
  dismiss(actor: Actor, jobId: number, id: number): Promise<void> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const refused = await this.operations.dismiss(tx, { id, jobId }, actor.userId, now);
      if (refused === null) throw new AppError('not_found');
      await this.activity.record(tx, actor, {
        action: 'job.refusal-dismissed',
        resource: 'job',
        resourceId: jobId,
        after: { type: refused.type, driverName: refused.userName },
      });
    });
  }
}
