import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { NewEntry } from './activity-entry';
import { type ActivityActor, ActivityLog } from './activity-log';

/** Transactions, the time and the activity log, for services that change data. */
@Injectable()
export class Changes {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  run<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transactions.run(change);
  }

  record(tx: Tx, actor: ActivityActor, entry: NewEntry): Promise<void> {
    return this.activity.record(tx, actor, entry);
  }

  now(): Date {
    return this.clock.now();
  }
}
