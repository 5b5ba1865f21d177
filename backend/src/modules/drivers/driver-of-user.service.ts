import { Injectable } from '@nestjs/common';
import type { Driver } from '../../database/schema/entities/driver';
import type { Tx } from '../../database/transactions/transaction';
import { changedFacts } from '../base/activity/changed-facts';
import { RenamedWords } from '../base/renames/renamed-words';
import { DriverRepository } from './driver.repository';

export interface DriverFacts {
  readonly name?: string | undefined;
  readonly phone?: string | null | undefined;
}

/** Updates the driver record of a user with the role driver to match the account. */
@Injectable()
export class DriverOfUser {
  constructor(
    private readonly repository: DriverRepository,
    private readonly renamed: RenamedWords,
  ) {}

  find(tx: Tx, userId: number): Promise<Driver | null> {
    return this.repository.findByUser(tx, userId);
  }

  async make(
    tx: Tx,
    userId: number,
    { name, phone = null }: DriverFacts & { name: string },
    now: Date,
  ): Promise<void> {
    await this.repository.insert(tx, { userId, name, phone }, now);
  }

  /** Writes the differences. Returns the values before and after, or null when nothing changed. */
  async keepInStep(tx: Tx, driver: Driver, wanted: DriverFacts, now: Date) {
    const facts = changedFacts(driver, wanted);
    if (facts === null) return null;
    await this.repository.update(tx, driver.id, facts.after, null, now);
    if (facts.after.name !== undefined) await this.renamed.refresh(tx, 'driver', driver.id);
    return facts;
  }

  /** The number of undelivered jobs. Locked, so that no job can be assigned until this transaction ends. */
  async openJobs(tx: Tx, userId: number): Promise<number> {
    const driver = await this.repository.findByUser(tx, userId);
    if (driver === null) return 0;
    await this.repository.hold(tx, driver.id);
    return this.repository.countOpenJobs(tx, driver.id);
  }
}
