import { driverStatusAfter, isDriverStatus } from '@dispatch/domain/jobs/driver-status';
import { isLoaded, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Tx } from '../../../database/transactions/transaction';
import { type ActivityActor, ActivityLog } from '../../base/activity/activity-log';
import { DriverDutyRepository } from './driver-duty.repository';

interface Assignment {
  readonly status: JobStatus;
  readonly driverId: number | null;
}

/** The duty event that a job change causes for one of its drivers. A deleted job has no drivers. */
function dutyEvent(
  driverId: number,
  before: Assignment | null,
  after: Assignment | null,
): 'started' | 'delivered' | null {
  const statusBefore = before?.driverId === driverId ? before.status : null;
  const statusAfter = after?.driverId === driverId ? after.status : null;
  if (statusAfter === 'in-transit') return statusBefore === 'in-transit' ? null : 'started';
  const wasLoaded = statusBefore !== null && isLoaded(statusBefore);
  const isStillLoaded = statusAfter !== null && isLoaded(statusAfter);
  return wasLoaded && !isStillLoaded ? 'delivered' : null;
}

/** Updates the drivers' status according to the jobs on their trucks. */
@Injectable()
export class DriverDuty {
  constructor(
    private readonly repository: DriverDutyRepository,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the drivers of a changing job exclusively before its row is written. The foreign key would take a shared
   * lock, and two transactions with shared locks would deadlock.
   */
  async hold(tx: Tx, before: Assignment | null, after: Assignment | null): Promise<void> {
    if (tx.engine === 'sqlite') return; // has one writer
    if (before?.status === after?.status && before?.driverId === after?.driverId) return;
    const ids = [before?.driverId, after?.driverId].filter((id) => typeof id === 'number');
    for (const id of [...new Set(ids)].sort((one, other) => one - other))
      await this.repository.hold(tx, id);
  }

  /** Applies one job's change to its drivers. Null means that the job does not exist. */
  async follow(
    tx: Tx,
    actor: ActivityActor,
    jobId: number,
    before: Assignment | null,
    after: Assignment | null,
  ): Promise<void> {
    const driverIds = new Set([before?.driverId, after?.driverId]);
    for (const driverId of driverIds) {
      if (driverId == null) continue;
      const event = dutyEvent(driverId, before, after);
      if (event !== null) await this.update(tx, actor, { driverId, jobId, event });
    }
  }

  private async update(
    tx: Tx,
    actor: ActivityActor,
    { driverId, jobId, event }: { driverId: number; jobId: number; event: 'started' | 'delivered' },
  ): Promise<void> {
    const driver = await this.repository.hold(tx, driverId);
    if (driver === null || !isDriverStatus(driver.status)) return;
    const others = await this.repository.countLoadedJobs(tx, driverId, jobId);
    const status = driverStatusAfter(event, driver.status, others);
    if (status === driver.status) return;
    await this.repository.saveStatus(tx, driver, status, this.clock.now());
    await this.activity.record(tx, actor, {
      action: 'driver.status-changed',
      resourceId: driverId,
      version: driver.version + 1,
      driverBefore: driverId,
      driverAfter: driverId,
      before: { status: driver.status },
      after: { status },
    });
  }
}
