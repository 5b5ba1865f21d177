import type { Clock } from './config/clock';
import type { Settings } from './config/settings';
import type { Database } from './database/database';
import type { TransactionRunner } from './database/transactions/transaction-runner';
import type { FileStorage } from './storage/file-storage';

/** Services that the whole application depends on; the same for the server and for tests. */
export interface CoreServices {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly database: Database;
  readonly transactions: TransactionRunner;
  readonly storage: FileStorage;
}
