import type { EntityManager } from 'typeorm';

/**
 * The handle of one unit of work. Every repository write, and every read that a write depends on,
 * takes it as its first argument.
 */
export interface Tx {
  readonly manager: EntityManager;
  /** Runs once the transaction has committed; never after a rollback, once only when it was retried. */
  afterCommit(effect: () => void): void;
}
