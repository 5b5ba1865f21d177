/** The data layer's timeouts in milliseconds. When one is exceeded, the response is 503. */
export const DEADLINES = {
  /** A TCP connection with its handshake. */
  connect: 2_000,
  /** A connection from the pool: a request can afford this wait at peak load. */
  acquire: 4_000,
  /** One statement; the connection is then discarded, since the server may still be executing. */
  query: 5_000,
  /** The queue for the SQLite writer. */
  queue: 5_000,
  /** The rollback of a failed transaction. */
  rollback: 2_500,
  /** No retry starts later than this after the first attempt. */
  retry: 3_000,
  /** The readiness probe. */
  ready: 1_000,
  /** Closing the connections in order. */
  close: 2_000,
} as const;

/** How often a read is attempted if its connections have died in the pool. */
export const MAX_READS = 5;
const JITTER_MS = { min: 10, max: 200 };

/** Pause before a retry; random, so that two conflicting transactions do not collide again. */
export function retryPauseMs(): number {
  return JITTER_MS.min + Math.random() * (JITTER_MS.max - JITTER_MS.min);
}

/** The error of `withDeadline`. */
export class DeadlineExceeded extends Error {
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${String(ms)} ms`);
    this.name = 'DeadlineExceeded';
  }
}

/**
 * The result of a promise, or `DeadlineExceeded` when it takes too long.
 * The promise itself continues: the caller must release its resources.
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
