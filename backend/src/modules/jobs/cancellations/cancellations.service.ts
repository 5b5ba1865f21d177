import { AppError, staleVersion } from '@dispatch/domain/errors';
import { canBeCancelled } from '@dispatch/domain/jobs/cancellation';
import { toDollars } from '@dispatch/domain/text/money';
import { jobSearchText } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { holdRecord, insertRecord } from '../../../database/records/records';
import { JobCancellation } from '../../../database/schema/entities/jobs/job-cancellation';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges, stateOf } from '../change/job-changes';
import { JobRepository } from '../records/job.repository';
import { RestoreJob } from '../change/restore-job';
import type { JobAnswer } from '../job.schema';
import { JobQueries } from '../read/job.queries';
import type { CancellationDto } from './cancellation.dto';
import type { CancelledJobAnswer } from './cancellation.schema';
import { CancelledJobsQueries } from './cancelled-jobs.queries';

@Injectable()
export class CancellationsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: JobChanges,
    private readonly jobQueries: JobQueries,
    private readonly cancelled: CancelledJobsQueries,
    private readonly relisting: RestoreJob,
    private readonly jobRepository: JobRepository,
  ) {}

  /**
   * Cancels an order: like a deleted job it leaves every list, count and sum, but keeps the reason.
   * @throws AppError not_found, stale_version, delivered_stays
   */
  cancel(actor: Actor, target: Target, body: CancellationDto): Promise<CancelledJobAnswer> {
    const { reason, note = null, dryRunCharge = null } = body;
    return this.transactions.run(async (tx) => {
      await this.changes.apply(tx, actor, target, async (_tx, job, now) => {
        const { status } = stateOf(job);
        if (!canBeCancelled(status)) throw new AppError('delivered_stays');
        const { customer, driver, jobVehicles, ...facts } = await this.jobQueries.get(
          actor,
          job.id,
        );
        const words = jobSearchText({
          ...facts,
          customerName: customer?.name,
          driverName: driver?.name,
          vehicles: jobVehicles.map(({ vehicle }) => vehicle),
        });
        await insertRecord(tx, JobCancellation, {
          jobId: job.id,
          reason,
          note,
          dryRunChargeCents: dryRunCharge,
          cancelledAt: now,
          cancelledById: actor.userId,
          cancelledByName: actor.name,
          words,
        });
        const charge = dryRunCharge === null ? {} : { dryRunCharge: toDollars(dryRunCharge) };
        const after = { reason, ...(note !== null && { note }), ...charge };
        return {
          fields: { deletedAt: now },
          beside: { before: { status }, after },
          action: 'job.cancelled',
        };
      });
      return this.cancelled.get(actor, target.id);
    });
  }

  /** Undoes a cancellation: the job returns to its former state. @throws AppError not_found, stale_version */
  reinstate(actor: Actor, { id, version }: Target): Promise<JobAnswer> {
    return this.transactions.run(async (tx) => {
      const job = await this.jobRepository.holdUnlisted(tx, id);
      const cancellation = await holdRecord(tx, JobCancellation, 'jobId = ?', [id]);
      if (job === null || cancellation === null) throw new AppError('not_found');
      if (version !== null && version !== job.version)
        throw staleVersion(await this.cancelled.get(actor, id));
      await tx.manager.delete(JobCancellation, { id: cancellation.id });
      await this.relisting.relist(tx, actor, job, {
        beside: { before: { reason: cancellation.reason }, after: {} },
        action: 'job.reinstated',
      });
      return this.jobQueries.get(actor, id);
    });
  }
}
