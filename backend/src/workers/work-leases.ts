import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { Database } from '../database/database';
import { uniqueViolation } from '../database/engines/unique-violation';
import { rowsChanged } from '../database/records/records';
import { TransactionRunner } from '../database/transactions/transaction-runner';
import { LEASE_MS } from './renewing';
import type { Lease } from './worker';

/** Gives work to one replica at a time. */
@Injectable()
export class WorkLeases {
  private readonly self = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** The lease of that name. A replica that was killed blocks the others for `LEASE_MS`. */
  of(name: string): Lease {
    return { take: () => this.take(name), release: () => this.release(name) };
  }

  private async take(name: string): Promise<boolean> {
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

  private release(name: string): Promise<void> {
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
