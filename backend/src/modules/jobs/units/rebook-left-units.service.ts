import { AppError } from '@dispatch/domain/errors';
import { DISPATCH_TEXT_FIELDS } from '@dispatch/domain/jobs/dispatch-texts';
import { LOCATION_FIELDS } from '@dispatch/domain/jobs/job-location';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { unitsToCarryOn } from '@dispatch/domain/jobs/unit-state';
import { STOP_TIMES } from '@dispatch/domain/jobs/stop-window';
import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { stillColleague } from '../colleagues/colleagues';
import type { JobAnswer } from '../job.schema';
import { JobQueries } from '../read/job.queries';
import { CreateJobService } from '../change/create-job.service';
import { JobChanges } from '../change/job-changes';
import { JobRepository } from '../records/job.repository';
import { JobUnitRepository, type LoadedUnit } from '../records/job-unit.repository';
import { unitFacts, unitsFields } from './unit-facts';
import type { CreateJobDto } from '../job-body.dto';

/** Creates a new job for the units that another one left behind. */
@Injectable()
export class RebookLeftUnitsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: JobChanges,
    private readonly creation: CreateJobService,
    private readonly jobRepository: JobRepository,
    private readonly jobQueries: JobQueries,
    private readonly units: JobUnitRepository,
  ) {}

  /**
   * Returns the new job, or the earlier one if every unit is already rebooked.
   * @throws AppError not_found, stale_version, nothing_left_behind
   */
  async carryOn(actor: Actor, target: Target): Promise<JobAnswer> {
    const made = await this.transactions.run(async (tx) => {
      let madeId = 0;
      await this.changes.apply(tx, actor, target, async (_tx, job) => {
        const all = await this.units.list(tx, job.id);
        const carriedOn = await this.units.carriedOn(tx, job.id);
        const left = unitsToCarryOn(
          all.map((unit) => ({
            unit,
            isLeft: unit.leftReason !== null,
            isCarriedOn: carriedOn.has(unit.id),
          })),
        ).map(({ unit }) => unit);
        if (left.length === 0) {
          madeId = Math.max(0, ...carriedOn.values());
          if (madeId === 0) throw new AppError('nothing_left_behind');
          return { fields: {} };
        }
        await this.jobRepository.sharePeople(tx, job);
        madeId = await this.creation.make(tx, actor, await this.bodyOf(tx, job, left), job.id);
        for (const { id } of left) await this.units.update(tx, id, { carriedToId: madeId });
        const toJob = { id: madeId, jobId: jobReference(madeId) };
        // The price of the rebooked units moves to the new job.
        const stay = all.filter(({ id }) => !left.some((unit) => unit.id === id));
        const { priceCents } = unitsFields(job, all, stay);
        return {
          fields: { priceCents },
          beside: { before: {}, after: { units: left.map(unitFacts), toJob } },
          action: 'job.carried-on',
        };
      });
      return this.jobQueries.getAtCommit(tx, actor, madeId);
    });
    return made();
  }

  /** Copies the job for these units, without driver and date. A deleted customer and a former user are left out. */
  private async bodyOf(tx: Tx, job: Job, left: readonly LoadedUnit[]): Promise<CreateJobDto> {
    const { customerId } = job;
    const isKnown =
      customerId !== null && (await this.jobRepository.customer(tx, customerId)) !== null;
    const copied = [...LOCATION_FIELDS, ...STOP_TIMES, ...DISPATCH_TEXT_FIELDS];
    return {
      ...Object.fromEntries(copied.map((field) => [field, job[field]])),
      customerId: isKnown ? customerId : null,
      responsibleId: await stillColleague(tx, job.responsibleId),
      vehicleIds: left.map(({ vehicleId }) => vehicleId),
      // A price of 0 says that the unit has no share of the first job's price.
      vehicleUnitsData: left.map(({ priceCents }) => ({
        price: priceCents === 0 ? null : priceCents,
        vinLast8: undefined,
      })),
    };
  }
}
