import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { ActivityLog } from '../../../base/activity/activity-log';
import { JobRepository } from '../../../jobs/change/job.repository';
import type { Accepted, OperationHandler } from '../operation-handler';

/** `note` */
@Injectable()
export class NoteHandler implements OperationHandler {
  constructor(
    private readonly jobs: JobRepository,
    private readonly activity: ActivityLog,
  ) {}

  async carryOut(tx: Tx, { actor, job, wish, tappedAt, receivedAt }: Accepted): Promise<void> {
    await this.jobs.update(tx, job, { unreadNoteAt: tappedAt }, receivedAt);
    await this.activity.record(tx, actor, {
      action: 'job.noted',
      resourceId: job.id,
      version: job.version + 1,
      driverBefore: job.driverId,
      driverAfter: job.driverId,
      after: { notes: wish.notes },
      tappedAt,
    });
  }
}
