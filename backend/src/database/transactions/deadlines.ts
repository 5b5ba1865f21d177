/** How long the data layer waits for what, in milliseconds. Over it the answer is 503, never a hang. */
export const DEADLINES = {
  /** A TCP connection with its handshake. */
  connect: 2_000,
  /** A connection from the pool: in a rush the wait for others, which a request can afford. */
  acquire: 4_000,
  /** One statement; the connection is then given up, since the server may still be at it. */
  query: 5_000,
  /** The queue of the SQLite writer. */
  queue: 5_000,
  /** The end of a transaction that failed. */
  rollback: 2_500,
  /** No new try is begun later than this after the first. */
  retry: 3_000,
  /** The readiness probe. */
  ready: 1_000,
  /** Closing the connections in order. */
  close: 2_000,
} as const;

/** How often a read is tried in all whose connection had died in the pool. */
export const MAX_READS = 5;
const JITTER_MS = { min: 10, max: 200 };

/** Between two tries: not the same for two that stood in each other's way. */
export function retryPauseMs(): number {
  return JITTER_MS.min + Math.random() * (JITTER_MS.max - JITTER_MS.min);
}

/** What `withDeadline` rejects with. */
export class DeadlineExceeded extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${String(ms)} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/**
 * The outcome of a promise, or `DeadlineExceeded` when it takes too long.
 * The promise itself goes on: whoever calls this gives up what it holds.
 */
export function withDeadline<T>(what: string, ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DeadlineExceeded(what, ms));
    }, ms);
    const stop = () => {
      clearTimeout(timer);
    };
    promise.then(stop, stop);
    promise.then(resolve, reject);
  });
}
