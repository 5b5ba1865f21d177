import type { DriverStatus } from '@dispatch/domain/jobs/driver-status';
import { sortKey } from '@dispatch/domain/text/sort-key';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { touchVersion, updateVersioned } from '../../database/records/compare-and-swap';
import { Driver } from '../../database/schema/entities/driver';
import { Job } from '../../database/schema/entities/jobs/job';
import { holdParent } from '../../database/transactions/guards';
import type { Tx } from '../../database/transactions/transaction';

export interface NewDriver {
  readonly userId: number;
  readonly name: string;
  readonly phone: string | null;
}

export interface DriverFields {
  readonly name?: string;
  readonly phone?: string | null;
  readonly status?: DriverStatus;
}

@Injectable()
export class DriverRepository {
  /** Returns the id. A new driver is available. */
  async insert(tx: Tx, driver: NewDriver, now: Date): Promise<number> {
    const row = tx.manager.create(Driver, {
      ...driver,
      nameSort: sortKey(driver.name),
      status: 'available' satisfies DriverStatus,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await tx.manager.insert(Driver, row);
    return row.id;
  }

  findByUser(tx: Tx, userId: number): Promise<Driver | null> {
    return tx.manager.findOneBy(Driver, { userId });
  }

  /** False when the version is no longer the expected one. */
  async update(
    tx: Tx,
    id: number,
    fields: DriverFields,
    expectedVersion: number | null,
    now: Date,
  ): Promise<boolean> {
    const all = {
      ...fields,
      ...(fields.name === undefined ? {} : { nameSort: sortKey(fields.name) }),
    };
    return (await updateVersioned(tx, Driver, id, expectedVersion, all, now)) === 'updated';
  }

  /** Locks the driver until this transaction ends. */
  async hold(tx: Tx, id: number): Promise<void> {
    await touchVersion(tx, Driver, id);
    await holdParent(tx, 'drivers', id);
  }

  /** Undelivered jobs of the driver. */
  countOpenJobs(tx: Tx, id: number): Promise<number> {
    return tx.manager.countBy(Job, {
      driverId: id,
      status: Not('delivered'),
      deletedAt: IsNull(),
    });
  }
}
