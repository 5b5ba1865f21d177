import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { Database } from '../../database/database';
import { uniqueViolation } from '../../database/engines/unique-violation';
import { rowsChanged } from '../../database/records/records';
import { TransactionRunner } from '../../database/transactions/transaction-runner';

/** Longer than the pause between two rounds of work. A replica that dies blocks the others for this long. */
const LEASE_MS = 3 * 60_000;

/** Lets one replica at a time run a periodic job. */
@Injectable()
export class WorkLeases {
  private readonly self = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** False while another replica holds the lease. */
  async take(name: string): Promise<boolean> {
    await this.begin(name);
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    return this.transactions.run(async (tx) => {
      const changed = await rowsChanged(
        tx,
        `UPDATE work_leases SET holder = ?, leaseUntil = ?
          WHERE name = ? AND (holder IS NULL OR holder = ? OR leaseUntil < ?)`,
        [this.self, until, name, this.self, now],
      );
      return changed === 1;
    });
  }

  /** Lets another replica continue at once. */
  release(name: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await tx.manager.query('UPDATE work_leases SET holder = NULL WHERE name = ? AND holder = ?', [
        name,
        this.self,
      ]);
    });
  }

  private async begin(name: string): Promise<void> {
    const known = await this.database.query('SELECT name FROM work_leases WHERE name = ?', [name]);
    if (known.length > 0) return;
    try {
      await this.transactions.run((tx) =>
        tx.manager.query('INSERT INTO work_leases (name, leaseUntil) VALUES (?, ?)', [
          name,
          this.clock.now(),
        ]),
      );
    } catch (error) {
      if (uniqueViolation(error) === null) throw error;
    }
  }
}
