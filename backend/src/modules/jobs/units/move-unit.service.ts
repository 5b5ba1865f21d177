import { AppError, fieldError } from '@dispatch/domain/errors';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { assertUnitLimit } from '@dispatch/domain/jobs/job-units';
import { canBeMoved } from '@dispatch/domain/jobs/unit-state';
import { Injectable } from '@nestjs/common';
import { found } from '../../../database/records/found';
import type { Job } from '../../../database/schema/entities/jobs/job';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { jobScope } from '../job-scope';
import type { JobAnswer } from '../job.schema';
import { JobQueries } from '../read/job.queries';
import { JobChanges, stateOf } from '../change/job-changes';
import { JobRepository } from '../records/job.repository';
import { JobUnitRepository, type LoadedUnit } from '../records/job-unit.repository';
import { unitFacts, unitsFields } from './unit-facts';
import type { MoveUnitDto } from '../unit-marks.dto';

const idsOf = (units: readonly LoadedUnit[]) => units.map(({ id }) => id);
const named = ({ id }: Pick<Job, 'id'>) => ({ id, jobId: jobReference(id) });

/** Moves a waiting unit to another job that has not started. */
@Injectable()
export class MoveUnitService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly changes: JobChanges,
    private readonly jobRepository: JobRepository,
    private readonly jobQueries: JobQueries,
    private readonly units: JobUnitRepository,
  ) {}

  /**
   * Returns the source job. Either both jobs change or neither.
   * @throws AppError not_found, stale_version, unit_stays, too_many_units, validation_failed on `jobId`
   */
  async move(
    actor: Actor,
    target: Target,
    unitId: number,
    { jobId, position }: MoveUnitDto,
  ): Promise<JobAnswer> {
    const moved = await this.transactions.run(async (tx) => {
      const other = await this.holdBoth(tx, actor, target.id, jobId);
      await this.changes.apply(tx, actor, target, async (_tx, job) => {
        const before = await this.units.list(tx, job.id);
        const unit = found(before.find(({ id }) => id === unitId));
        const isLeft = unit.leftReason !== null;
        if (!canBeMoved(stateOf(job).status, { isLeft }, stateOf(other).status))
          throw new AppError('unit_stays');
        await this.receive(tx, actor, { job, other, unit }, position);
        const after = before.filter(({ id }) => id !== unitId);
        await this.units.arrange(tx, job.id, idsOf(after));
        return {
          fields: unitsFields(job, before, after),
          beside: { before: {}, after: { unit: unitFacts(unit), toJob: named(other) } },
          action: 'job.unit-moved',
        };
      });
      return this.jobQueries.getAtCommit(tx, actor, target.id);
    });
    return moved();
  }

  private receive(
    tx: Tx,
    actor: Actor,
    { job, other, unit }: { readonly job: Job; readonly other: Job; readonly unit: LoadedUnit },
    position: number | undefined,
  ): Promise<void> {
    return this.changes.apply(tx, actor, { id: other.id, version: null }, async () => {
      const before = await this.units.list(tx, other.id);
      const after = before.toSpliced((position ?? before.length + 1) - 1, 0, unit);
      assertUnitLimit('units', after);
      await this.units.arrange(tx, other.id, idsOf(after));
      return {
        fields: unitsFields(other, before, after),
        beside: { before: {}, after: { unit: unitFacts(unit), fromJob: named(job) } },
        action: 'job.unit-moved',
      };
    });
  }

  /** Locks the smaller id first, so that two swaps cannot deadlock. */
  private async holdBoth(tx: Tx, actor: Actor, id: number, otherId: number): Promise<Job> {
    const held = new Map<number, Job | null>();
    for (const one of [id, otherId].sort((a, b) => a - b))
      held.set(one, await this.jobRepository.hold(tx, one, jobScope(actor)));
    if (!held.get(id)) throw new AppError('not_found');
    const other = held.get(otherId);
    if (!other || id === otherId) throw fieldError('jobId', 'unknown_job');
    for (const job of held.values()) if (job) await this.jobRepository.sharePeople(tx, job);
    return other;
  }
}
