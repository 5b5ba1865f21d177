import { Injectable } from '@nestjs/common';
import { found } from '../../../database/records/found';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { DriverOperationRepository } from './driver-operation.repository';

/** Dismisses a refused update for dispatch. The history keeps it. */
@Injectable()
export class DismissRefusalService {
  constructor(
    private readonly changes: Changes,
    private readonly operations: DriverOperationRepository,
  ) {}

  /** @throws AppError not_found when the job has no such refusal, or it is already dismissed */
  dismiss(actor: Actor, jobId: number, id: number): Promise<void> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const refused = found(await this.operations.dismiss(tx, { id, jobId }, actor.userId, now));
      await this.changes.record(tx, actor, {
        action: 'job.refusal-dismissed',
        resourceId: jobId,
        after: { type: refused.type, driverName: refused.userName },
      });
    });
  }
}
