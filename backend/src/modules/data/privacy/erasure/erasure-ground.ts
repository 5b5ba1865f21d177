import type { Clock } from '../../../../config/clock';
import type { Settings } from '../../../../config/settings';
import type { Database } from '../../../../database/database';
import type { TransactionRunner } from '../../../../database/transactions/transaction-runner';

export interface ErasureGround {
  readonly clock: Clock;
  readonly database: Database;
  readonly transactions: TransactionRunner;
  readonly settings: Pick<Settings, 'audit' | 'company' | 'dataDir' | 'jwtSecret'>;
}
