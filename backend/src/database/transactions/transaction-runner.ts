import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database';
import { DEADLINES, DeadlineExceeded, withDeadline } from './deadlines';
import { databaseUnavailable, failureOf, outcomeUnknown } from '../engines/failure';
import { timeLeft } from './time-limit';
import type { Tx } from './transaction';
import { UnitOfWork } from './unit-of-work';

const MAX_TRIES = 5;
const JITTER_MS = { min: 10, max: 200 };

/** The only way to write. */
export class TransactionRunner {
  constructor(private readonly database: Database) {}

  /**
   * Runs `fn` in one transaction and commits when it resolves. A call inside another joins it; when
   * a joined call fails, all of it rolls back, whatever the outer function makes of the error.
   * `fn` may run several times, so it does nothing outside the database but by `tx.afterCommit`.
   * @throws whatever `fn` throws, after the rollback
   * @throws AppError database_unavailable when it cannot be done in time; with `data.outcome`
   *   'unknown' when the connection broke during the commit, so that it may have happened
   */
  async run<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    const outer = this.database.unit();
    if (outer !== null) return outer.join(fn);

    const started = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.attempt(fn, started);
      if ('value' in outcome) {
        this.database.runEffects(outcome.effects);
        return outcome.value;
      }
      const { error, retry } = outcome;
      if (!retry) throw error;
      const pause = JITTER_MS.min + Math.random() * (JITTER_MS.max - JITTER_MS.min);
      const elapsed = performance.now() - started;
      if (attempt >= MAX_TRIES || elapsed + pause > DEADLINES.retry) {
        throw databaseUnavailable(error);
      }
      await delay(pause);
    }
  }

  private async attempt<T>(fn: (tx: Tx) => Promise<T>, started: number): Promise<Outcome<T>> {
    let unit: UnitOfWork;
    try {
      unit = new UnitOfWork(this.database.engine, await this.database.lease());
    } catch (error) {
      return failed(error);
    }

    let value: T;
    const budgetMs = Math.max(
      0,
      Math.min(DEADLINES.work - (performance.now() - started), timeLeft()),
    );
    try {
      value = await withDeadline('A transaction', budgetMs, this.work(unit, fn));
    } catch (error) {
      const cause = unit.verdict(error);
      if (error instanceof DeadlineExceeded) unit.abandon(error);
      else await unit.rollback();
      return failed(cause);
    }

    try {
      await unit.commit();
    } catch (error) {
      if (failureOf(error) === 'lost') {
        unit.abandon(error);
        return { error: outcomeUnknown(error), retry: false };
      }
      await unit.rollback();
      return failed(error);
    }
    return { value, effects: unit.takeEffects() };
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

/** A wait that ran out is not begun again: the request behind it has its own deadline. */
function failed(error: unknown): Outcome<never> {
  if (failureOf(error) === 'statement') return { error, retry: false };
  if (error instanceof DeadlineExceeded) return { error: databaseUnavailable(error), retry: false };
  return { error, retry: true };
}
