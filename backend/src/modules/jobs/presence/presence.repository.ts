import type { Doing } from '@dispatch/domain/people/presence';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { JobViewer } from '../../../database/schema/entities/jobs/job-viewer';
import type { Tx } from '../../../database/transactions/transaction';

/** One window of one user on one job. */
export type ViewerKey = Pick<JobViewer, 'jobId' | 'userId' | 'viewer'>;

@Injectable()
export class PresenceRepository {
  find(tx: Tx, key: ViewerKey): Promise<JobViewer | null> {
    return tx.manager.findOneBy(JobViewer, key);
  }

  /** @throws a unique violation if another call has just inserted the same window */
  async insert(tx: Tx, key: ViewerKey, doing: Doing, now: Date): Promise<void> {
    await tx.manager.insert(JobViewer, { ...key, doing, since: now, seenAt: now });
  }

  async update(
    tx: Tx,
    key: ViewerKey,
    fields: Partial<Pick<JobViewer, 'doing' | 'since' | 'seenAt'>>,
  ): Promise<void> {
    await tx.manager.update(JobViewer, key, fields);
  }

  async remove(tx: Tx, key: ViewerKey): Promise<void> {
    await tx.manager.delete(JobViewer, key);
  }

  /** Deletes windows without a report since `before`. */
  async removeSilent(tx: Tx, before: Date): Promise<void> {
    await tx.manager.delete(JobViewer, { seenAt: LessThan(before) });
  }
}
