import type { Doing } from '@dispatch/domain/people/presence';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { JobViewer } from '../../../database/schema/entities/jobs/job-viewer';
import type { Tx } from '../../../database/transactions/transaction';

/** One window of one user on one job. */
export type ViewerKey = Pick<JobViewer, 'jobId' | 'userId' | 'viewer'>;

@Injectable()
export class PresenceRepository {
  constructor(@InjectRepository(JobViewer) private readonly viewers: Repository<JobViewer>) {}

  find(tx: Tx, key: ViewerKey): Promise<JobViewer | null> {
    return this.in(tx).findOneBy(key);
  }

  /** @throws a unique violation if another call has just inserted the same window */
  async insert(tx: Tx, key: ViewerKey, doing: Doing, now: Date): Promise<void> {
    await this.in(tx).insert({ ...key, doing, since: now, seenAt: now });
  }

  async update(
    tx: Tx,
    key: ViewerKey,
    fields: Partial<Pick<JobViewer, 'doing' | 'since' | 'seenAt'>>,
  ): Promise<void> {
    await this.in(tx).update(key, fields);
  }

  async remove(tx: Tx, key: ViewerKey): Promise<void> {
    await this.in(tx).delete(key);
  }

  /** Deletes windows without a report since `before`. */
  async removeSilent(tx: Tx, before: Date): Promise<void> {
    await this.in(tx).delete({ seenAt: LessThan(before) });
  }

  private in(tx: Tx): Repository<JobViewer> {
    return tx.manager.withRepository(this.viewers);
  }
}
