import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { DriverDuty } from '../duty/driver-duty';
import { JobChanges, type JobDecision } from './job-changes';
import { JobRepository } from '../records/job.repository';

/** Restores a job to its lists unchanged. */
@Injectable()
export class RestoreJob {
  constructor(
    private readonly changes: JobChanges,
    private readonly jobRepository: JobRepository,
    private readonly drivers: DriverDuty,
  ) {}

  /** The transaction must hold the job, which must be unlisted. */
  async relist(
    tx: Tx,
    actor: Actor,
    job: Job,
    told: Required<Pick<JobDecision, 'beside' | 'action'>>,
  ): Promise<void> {
    await this.jobRepository.list(tx, job.id);
    const hasLeft = !(await this.isEmployed(tx, job.driverId));
    await this.changes.write(tx, actor, job, () => ({
      fields: { deletedAt: null, ...(hasLeft && { driverId: null, status: 'pending' }) },
      ...told,
    }));
  }

  /** The driver may have left while the job was unlisted and counted for no driver. */
  private async isEmployed(tx: Tx, driverId: number | null): Promise<boolean> {
    if (driverId === null) return true;
    const driver = await this.drivers.holdDriver(tx, driverId);
    return driver !== null && this.drivers.isEmployed(tx, driver);
  }
}
