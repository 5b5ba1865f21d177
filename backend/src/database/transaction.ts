import type { EntityManager } from 'typeorm';
import type { Engine } from './engine';

/**
 * The handle of one unit of work. Every repository write, and every read that a write depends on,
 * takes it as its first argument. Useless once the unit has ended: its manager then throws.
 */
export interface Tx {
  readonly engine: Engine;
  readonly manager: EntityManager;
  /** Runs once the transaction has committed; never after a rollback, once only when it was retried. */
  afterCommit(effect: () => void): void;
}
