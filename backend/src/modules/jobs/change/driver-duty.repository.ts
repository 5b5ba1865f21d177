import type { DriverStatus } from '@dispatch/domain/jobs/driver-status';
import { isLoaded, JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { Injectable } from '@nestjs/common';
import { updateAtCommit } from '../../../database/records/compare-and-swap';
import { Driver } from '../../../database/schema/entities/driver';
import { holdRecord } from '../../../database/records/records';
import { relyOnParents } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';

const LOADED = JOB_STATUSES.filter(isLoaded)
  .map((status) => `'${status}'`)
  .join(', ');

@Injectable()
export class DriverDutyRepository {
  /** Locks the driver until this transaction ends. Null for an unknown driver. */
  hold(tx: Tx, id: number): Promise<Driver | null> {
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

  async countLoadedJobs(tx: Tx, driverId: number, besidesJobId: number): Promise<number> {
    const rows: { jobs: number }[] = await tx.manager.query(
      `SELECT COUNT(*) AS jobs FROM jobs
       WHERE driverId = ? AND status IN (${LOADED}) AND id <> ? AND deletedAt IS NULL`,
      [driverId, besidesJobId],
    );
    return Number(rows[0]?.jobs);
  }

  /** The driver must be locked. */
  saveStatus(tx: Tx, driver: Driver, status: DriverStatus, now: Date): Promise<void> {
    return updateAtCommit(tx, Driver, driver, { status }, now);
  }
}
