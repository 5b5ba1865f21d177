import { driverStatusAfter, isDriverStatus } from '@dispatch/domain/jobs/driver-status';
import { isLoaded, JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { updateAtCommit } from '../../../database/records/compare-and-swap';
import { holdRecord } from '../../../database/records/records';
import { Driver } from '../../../database/schema/entities/driver';
import { relyOnParents } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import { type ActivityActor, ActivityLog } from '../../base/activity/activity-log';

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

const LOADED = JOB_STATUSES.filter(isLoaded)
  .map((status) => `'${status}'`)
  .join(', ');

/** Updates the drivers' status according to the jobs on their trucks. */
@Injectable()
export class DriverDuty {
  constructor(
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
      await this.holdDriver(tx, id);
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
    const driver = await this.holdDriver(tx, driverId);
    if (driver === null || !isDriverStatus(driver.status)) return;
    const others = await this.countLoadedJobs(tx, driverId, jobId);
    const status = driverStatusAfter(event, driver.status, others);
    if (status === driver.status) return;
    await updateAtCommit(tx, Driver, driver, { status }, this.clock.now());
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

  /** Locks the driver until this transaction ends. Null for an unknown driver. */
  holdDriver(tx: Tx, id: number): Promise<Driver | null> {
    relyOnParents(tx, 'drivers', [id]);
    return holdRecord(tx, Driver, 'id = ?', [id]);
  }

  /** Whether the driver's account exists, is active and still has the driver role. */
  async isEmployed(tx: Tx, driver: Driver): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query(
      "SELECT id FROM users WHERE id = ? AND role = 'driver' AND isActive = ? AND deletedAt IS NULL",
      [driver.userId, true],
    );
    return rows.length > 0;
  }

  private async countLoadedJobs(tx: Tx, driverId: number, besidesJobId: number): Promise<number> {
    const rows: { jobs: number }[] = await tx.manager.query(
      `SELECT COUNT(*) AS jobs FROM jobs
       WHERE driverId = ? AND status IN (${LOADED}) AND id <> ? AND deletedAt IS NULL`,
      [driverId, besidesJobId],
    );
    return Number(rows[0]?.jobs);
  }
}
