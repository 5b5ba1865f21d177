import type { DriverStatus } from '@dispatch/domain/driver-status';
import { isLoaded, JOB_STATUSES } from '@dispatch/domain/job-status';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { updateVersioned } from '../../database/compare-and-swap';
import { Driver } from '../../database/entities/driver';
import { Job } from '../../database/entities/job';
import { holdRecord } from '../../database/records';
import type { Tx } from '../../database/transaction';

const LOADED = JOB_STATUSES.filter(isLoaded);

/** What jobs need to know of their drivers and change about them. */
@Injectable()
export class DriverDutyRepository {
  /** The driver, whose duty nobody else changes until this transaction ends; null for an unknown one. */
  hold(tx: Tx, id: number): Promise<Driver | null> {
    return holdRecord(tx, Driver, 'id = ?', [id]);
  }

  /** Whether the driver's account is there, active and still a driver's. */
  async isEmployed(tx: Tx, driver: Driver): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query(
      "SELECT id FROM users WHERE id = ? AND role = 'driver' AND isActive = ? AND deletedAt IS NULL",
      [driver.userId, true],
    );
    return rows.length > 0;
  }

  countLoadedJobs(tx: Tx, driverId: number, besidesJobId: number): Promise<number> {
    return tx.manager.countBy(Job, {
      driverId,
      status: In(LOADED),
      id: Not(besidesJobId),
      deletedAt: IsNull(),
    });
  }

  async saveStatus(tx: Tx, driver: Driver, status: DriverStatus, now: Date): Promise<void> {
    await updateVersioned(tx, Driver, driver.id, driver.version, { status }, now);
  }
}
