import { AsyncLocalStorage } from 'node:async_hooks';

/** Time that a commit may take beyond the limit. */
export const COMMIT_MS = 500;

const limit = new AsyncLocalStorage<number>();

/**
 * Runs a function in which no transaction begins its commit after the limit: a caller that got an error must not find
 * the write done later. `Infinity` removes the limit.
 */
export function withTimeLimit<T>(ms: number, fn: () => T): T {
  return limit.run(performance.now() + ms, fn);
}

/** Milliseconds left; `Infinity` without a limit. */
export function timeLeft(): number {
  return (limit.getStore() ?? Infinity) - performance.now();
}
