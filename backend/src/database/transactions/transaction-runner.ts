import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database';
import { DEADLINES, DeadlineExceeded, retryPauseMs, withDeadline } from './deadlines';
import {
  databaseUnavailable,
  failureOf,
  mayHaveCommitted,
  outcomeUnknown,
} from '../engines/failure';
import { timeLeft } from './time-limit';
import type { Tx } from './transaction';
import { UnitOfWork } from './unit-of-work';

/** The only way to write. */
export class TransactionRunner {
  constructor(private readonly database: Database) {}

  /**
   * Runs `fn` in one transaction and commits when it resolves. A call inside another transaction joins it. If a joined
   * call fails, everything rolls back, even if the outer function handles the error. `fn` may run several times, so it
   * must cause side effects only through `tx.afterCommit`.
   * @throws the error of `fn`, after the rollback
   * @throws AppError database_unavailable when it cannot finish in time; with `data.outcome`
   *   'unknown' when the connection broke during the commit, so that it may have happened
   */
  async run<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const outer = this.database.unit();
    if (outer !== null) return outer.join(fn);

    const started = performance.now();
    for (;;) {
      const outcome = await this.attempt(fn, started);
      if ('value' in outcome) {
        this.database.runEffects(outcome.effects);
        return outcome.value;
      }
      const { error, retry } = outcome;
      if (!retry) throw error;
      const pause = retryPauseMs();
      const elapsed = performance.now() - started;
      if (elapsed + pause > DEADLINES.retry) throw databaseUnavailable(error);
      await delay(pause);
    }
  }

  private async attempt<T>(fn: (tx: Tx) => Promise<T>, started: number): Promise<Outcome<T>> {
    const { engine, limits } = this.database;
    let unit: UnitOfWork;
    try {
      unit = new UnitOfWork(engine, await this.database.lease(), limits.commitMs);
    } catch (error) {
      return this.failed(error);
    }

    let value: T;
    const budgetMs = Math.max(
      0,
      Math.min(limits.transactionMs - (performance.now() - started), timeLeft()),
    );
    try {
      value = await withDeadline('A transaction', budgetMs, this.work(unit, fn));
    } catch (error) {
      const cause = unit.verdict(error);
      if (error instanceof DeadlineExceeded) unit.abandon(error);
      else await unit.rollback();
      return this.failed(cause);
    }

    try {
      await unit.commit();
    } catch (error) {
      if (mayHaveCommitted(error)) {
        this.database.suspect(error);
        unit.abandon(error);
        return { error: outcomeUnknown(error), retry: false };
      }
      await unit.rollback();
      return this.failed(error);
    }
    return { value, effects: unit.takeEffects() };
  }

  /** A timed-out wait is not retried: the request has its own deadline. */
  private failed(error: unknown): Outcome<never> {
    const failure = failureOf(error);
    if (failure === 'statement') return { error, retry: false };
    if (failure === 'lost') this.database.suspect(error);
    if (error instanceof DeadlineExceeded)
      return { error: databaseUnavailable(error), retry: false };
    return { error, retry: true };
  }

  private async work<T>(unit: UnitOfWork, fn: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      await unit.begin();
      const value = await this.database.within(unit, () => fn(unit.tx));
      unit.assertSound();
      await unit.finish();
      return value;
    } finally {
      unit.end();
    }
  }
}

type Outcome<T> =
  | { readonly value: T; readonly effects: readonly (() => void)[] }
  | { readonly error: unknown; readonly retry: boolean };
