import { canBeCancelled } from '@dispatch/domain/jobs/cancellation';
import { AppError } from '@dispatch/domain/errors';
import { toDollars } from '@dispatch/domain/text/money';
import { jobSearchText } from '@dispatch/domain/text/search-words';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges, stateOf } from '../change/job-changes';
import { JobQueries } from '../read/job.queries';
import { CancellationRepository } from './cancellation.repository';
import type { CancelledJobAnswer } from './cancellation.schema';
import { CancelledJobsQueries } from './cancelled-jobs.queries';
import type { CancellationDto } from './cancellation.dto';

/** Cancels an order: like a deleted job it leaves every list, count and sum, but keeps the reason. */
@Injectable()
export class CancelJobService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: JobChanges,
    private readonly jobQueries: JobQueries,
    private readonly repository: CancellationRepository,
    private readonly cancelled: CancelledJobsQueries,
  ) {}

  /** @throws AppError not_found, stale_version, delivered_stays */
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
        await this.repository.insert(tx, {
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
}
