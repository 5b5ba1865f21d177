import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Wish } from './operation-wish';

/** What the domain has found fit to be carried out. */
export interface Accepted {
  readonly actor: Actor;
  /** Held by the transaction. */
  readonly job: Job;
  readonly wish: Wish;
  /** By the server's clock. */
  readonly tappedAt: Date;
  readonly receivedAt: Date;
}

/** Carries out the operations of one type. */
export interface OperationHandler {
  carryOut(tx: Tx, accepted: Accepted): Promise<void>;
}

/** Whatever the server's own version is, the one that a driver saw hours ago stops nothing. */
export function targetOf({ id }: Job) {
  return { id, version: null };
}

/** The domain refuses an operation that leaves it out. */
export function said<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An operation was accepted that does not say enough');
  return value;
}
