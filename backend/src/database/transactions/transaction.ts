import type { EntityManager } from 'typeorm';
import type { Engine } from '../engines/engine';
import type { LaterAnswer, Wanted } from './commit-batch';
import type { SqlValue } from '../sql';

/**
 * The handle of one unit of work. Every repository write, and every read that a write depends on,
 * takes it as its first argument. Useless once the unit has ended: its manager then throws.
 */
export interface Tx {
  readonly engine: Engine;
  readonly manager: EntityManager;
  /**
   * Leaves a statement for the end, where it goes to the server together with the commit: for what
   * nobody in the transaction reads again or decides by. In a call that joined another it runs at once.
   * What it answers is known after the commit.
   */
  atCommit(sql: string, values: readonly SqlValue[], wanted: Wanted): Promise<LaterAnswer>;
  /**
   * Leaves a write of a row that others wait for to the commit itself, also in a call that joined another. These come after
   * all others and by their keys, so that no two transactions wait for each other; each key is written once.
   */
  onceAtCommit(key: string, sql: string): void;
  /** Runs once the transaction has committed; never after a rollback, once only when it was retried. */
  afterCommit(effect: () => void): void;
}
