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

/** Keeps the driver record of a user with the role driver in step with the account. */
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

  /** Writes what differs; answers what it was and became, null when nothing did. */
  async keepInStep(tx: Tx, driver: Driver, wanted: DriverFacts, now: Date) {
    const facts = changedFacts(driver, wanted);
    if (facts === null) return null;
    await this.repository.update(tx, driver.id, facts.after, null, now);
    if (facts.after.name !== undefined) await this.renamed.refresh(tx, 'driver', driver.id);
    return facts;
  }

  /** How many jobs the driver still has to deliver; no other job is assigned until the transaction ends. */
  async openJobs(tx: Tx, userId: number): Promise<number> {
    const driver = await this.repository.findByUser(tx, userId);
    if (driver === null) return 0;
    await this.repository.hold(tx, driver.id);
    return this.repository.countOpenJobs(tx, driver.id);
  }
}
