import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges } from './job-changes';

/** Hides a job. History, billing and the activity log keep their facts. */
@Injectable()
export class DeleteJobService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: JobChanges,
  ) {}

  delete(actor: Actor, target: Target): Promise<void> {
    return this.transactions.run((tx) =>
      this.changes.apply(tx, actor, target, (_tx, job, now) => ({
        fields: { deletedAt: now },
        beside: { before: { jobId: jobReference(job.id), status: job.status }, after: {} },
        action: 'job.deleted',
      })),
    );
  }
}
