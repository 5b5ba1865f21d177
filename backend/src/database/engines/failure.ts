import { AppError } from '@dispatch/domain/errors';
import { DeadlineExceeded } from '../transactions/deadlines';

/**
 * What an error of the database means for the unit of work it hit.
 * - `conflict`: the database undid the transaction to let another one through; replay it.
 * - `lost`: the connection or the server is gone, or it does not answer.
 * - `statement`: only this statement failed (a unique violation, say); the transaction stands.
 */
export type Failure = 'conflict' | 'lost' | 'statement';

/** Deadlock, lock wait timeout, record changed since it was read, cluster node not ready. */
const CONFLICT_NUMBERS = new Set([1213, 1205, 1020, 1047]);

/** Too many connections, shutdown, broken communication, killed connection, read-only after a failover. */
const LOST_NUMBERS = new Set([
  1040, 1053, 1077, 1079, 1152, 1158, 1159, 1160, 1161, 1184, 1203, 1226, 1290, 1317, 1792, 1836,
  1927, 1969, 2006, 2013, 3024, 4031,
]);

const LOST_CODES =
  /^(PROTOCOL_|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|SQLITE_(IOERR|FULL|CANTOPEN|NOMEM|CORRUPT|NOTADB|READONLY))/;

/** mysql2 names these by message alone. */
const LOST_MESSAGES = /closed state|Pool is closed|Queue limit reached|not established|not open/i;

export function failureOf(error: unknown): Failure {
  if (error instanceof DeadlineExceeded) return 'lost';
  const { number, code, message } = driverFacts(error);
  if (number !== null && CONFLICT_NUMBERS.has(number)) return 'conflict';
  if (code.startsWith('SQLITE_BUSY')) return 'conflict';
  if (number !== null && LOST_NUMBERS.has(number)) return 'lost';
  if (LOST_CODES.test(code) || LOST_MESSAGES.test(message)) return 'lost';
  return 'statement';
}

interface DriverFacts {
  readonly number: number | null;
  readonly code: string;
  readonly message: string;
}

/** The number, code and message of the driver's own error, which TypeORM wraps. */
export function driverFacts(error: unknown): DriverFacts {
  const own = property(error, 'driverError') ?? error;
  const number = property(own, 'errno');
  const code = property(own, 'code');
  const message = property(own, 'message');
  return {
    number: typeof number === 'number' ? number : null,
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
  };
}

/** A 503 that may be tried again after a second. */
export function databaseUnavailable(cause: unknown): AppError {
  return new AppError('database_unavailable', undefined, { data: { retryAfterSeconds: 1 }, cause });
}

/** A 503 of a write that may or may not have happened; only its idempotency key can tell. */
export function outcomeUnknown(cause: unknown): AppError {
  return new AppError('database_unavailable', undefined, {
    data: { retryAfterSeconds: 1, outcome: 'unknown' },
    cause,
  });
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
