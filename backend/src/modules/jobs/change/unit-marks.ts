import { AppError } from '@dispatch/domain/errors';
import { isAllLeft } from '@dispatch/domain/jobs/unit-state';
import { Injectable } from '@nestjs/common';
import { found } from '../../../database/records/found';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { JobUnitRepository } from '../records/job-unit.repository';
import { jobActorOf } from './job-actor';

/** The marks of units left behind. The transaction must hold their jobs. */
@Injectable()
export class UnitMarks {
  constructor(private readonly units: JobUnitRepository) {}

  /**
   * The unit whose mark is to change, with the other units of its job.
   * @throws AppError not_found, and unit_carried_on if another job has taken it over
   */
  async find(tx: Tx, job: Job, unitId: number) {
    const units = await this.units.list(tx, job.id);
    const unit = found(units.find(({ id }) => id === unitId));
    if ((await this.units.carriedOn(tx, job.id)).has(unitId)) throw new AppError('unit_carried_on');
    return { unit, others: units.filter(({ id }) => id !== unitId) };
  }

  /** All units of a job, in the form that the domain needs. */
  async list(tx: Tx, job: Job) {
    const units = await this.units.list(tx, job.id);
    const carriedOn = await this.units.carriedOn(tx, job.id);
    return units.map(({ id, leftReason, vehicle: { vin, vinLast8 } }) => ({
      id,
      isLeft: leftReason !== null,
      isCarriedOn: carriedOn.has(id),
      vin,
      vinLast8,
    }));
  }

  /** @throws AppError nothing_to_carry when a driver moves a job of which every unit is left behind */
  async assertCarries(tx: Tx, actor: Actor, job: Job, status: string): Promise<void> {
    if (jobActorOf(actor) === 'staff' || job.hasLeft === null || job.status === status) return;
    if (isAllLeft(await this.list(tx, job))) throw new AppError('nothing_to_carry');
  }
}
