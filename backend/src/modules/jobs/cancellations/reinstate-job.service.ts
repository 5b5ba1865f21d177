import { AppError, staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobRepository } from '../change/job.repository';
import { RestoreJob } from '../change/restore-job';
import type { JobAnswer } from '../job.schema';
import { JobQueries } from '../read/job.queries';
import { CancellationRepository } from './cancellation.repository';
import { CancelledJobsQueries } from './cancelled-jobs.queries';

/** Undoes a cancellation: the job returns to its former state. */
@Injectable()
export class ReinstateJobService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly relisting: RestoreJob,
    private readonly jobRepository: JobRepository,
    private readonly jobQueries: JobQueries,
    private readonly repository: CancellationRepository,
    private readonly cancelled: CancelledJobsQueries,
  ) {}

  /** @throws AppError not_found, stale_version */
  reinstate(actor: Actor, { id, version }: Target): Promise<JobAnswer> {
    return this.transactions.run(async (tx) => {
      const job = await this.jobRepository.holdUnlisted(tx, id);
      const cancellation = await this.repository.hold(tx, id);
      if (job === null || cancellation === null) throw new AppError('not_found');
      if (version !== null && version !== job.version)
        throw staleVersion(await this.cancelled.get(actor, id));
      await this.repository.remove(tx, cancellation.id);
      await this.relisting.relist(tx, actor, job, {
        beside: { before: { reason: cancellation.reason }, after: {} },
        action: 'job.reinstated',
      });
      return this.jobQueries.get(actor, id);
    });
  }
}
