import type { EntityManager } from 'typeorm';
import type { Engine } from '../engines/engine';
import type { Wanted } from '../engines/commit-method';
import type { LaterAnswer } from './commit-batch';
import type { SqlValue } from '../sql';

/**
 * The handle of one unit of work. Every repository write, and every read that a write depends on, takes it as its first
 * argument. After the unit has ended its manager throws.
 */
export interface Tx {
  readonly engine: Engine;
  readonly manager: EntityManager;
  /**
   * Defers a statement to the end, where it is sent together with the commit. Only for statements whose effect the
   * transaction does not read. In a joined call it runs at once. Its result is known after the commit.
   */
  atCommit(sql: string, values: readonly SqlValue[], wanted: Wanted): Promise<LaterAnswer>;
  /**
   * Defers a change of a stored total to the commit itself, also in a joined call. These run after the statements of
   * `atCommit` in order of their keys, so that two transactions write the same totals in the same order.
   */
  inOrderAtCommit(key: string, sql: string, values: readonly SqlValue[]): Promise<void>;
  /**
   * Defers a write to a contended row to the commit itself, also in a joined call. These run after all others in order
   * of their keys, so that transactions cannot deadlock. Each key is written once.
   */
  onceAtCommit(key: string, sql: string): void;
  /** Runs once after the commit, even after retries; never after a rollback. */
  afterCommit(effect: () => void): void;
}
