import { AsyncLocalStorage } from 'node:async_hooks';

/** What a commit may take beyond the limit. */
export const COMMIT_MS = 500;

const limit = new AsyncLocalStorage<number>();

/**
 * Runs a function so that no transaction in it begins its commit later than that: whoever was told that
 * it failed must not find it done afterwards. `Infinity` lifts the limit again.
 */
export function withTimeLimit<T>(ms: number, fn: () => T): T {
  return limit.run(performance.now() + ms, fn);
}

/** Milliseconds, `Infinity` where nobody set a limit. */
export function timeLeft(): number {
  return (limit.getStore() ?? Infinity) - performance.now();
}
