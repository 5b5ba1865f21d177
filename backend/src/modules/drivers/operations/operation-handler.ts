import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Wish } from './operation-wish';

/** An operation that the domain has accepted. */
export interface Accepted {
  readonly actor: Actor;
  /** Locked by the transaction. */
  readonly job: Job;
  readonly wish: Wish;
  /** By the server's clock. */
  readonly tappedAt: Date;
  readonly receivedAt: Date;
}

/** Executes the operations of one type. */
export interface OperationHandler {
  carryOut(tx: Tx, accepted: Accepted): Promise<void>;
}

/** The version is not checked, because the driver may have seen the job hours ago. */
export function targetOf({ id }: Job) {
  return { id, version: null };
}

/** Asserts a value: the domain refuses operations without it. */
export function said<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An operation was accepted that does not say enough');
  return value;
}
