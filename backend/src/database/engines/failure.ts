import { AppError } from '@dispatch/domain/errors';
import { DeadlineExceeded } from '../transactions/deadlines';

/**
 * Effect of a database error on its unit of work.
 * - `conflict`: the database rolled the transaction back for another one, or had no room; replay it.
 * - `lost`: the connection or the server is lost, or does not answer.
 * - `statement`: only this statement failed (a unique violation, say); the transaction is still usable.
 */
export type Failure = 'conflict' | 'lost' | 'statement';

/** Error during commit. On a cluster, also the error of a statement whose part of the transaction was sent early. */
const DURING_COMMIT = 1180;

/** Full disk, write error, or a table that cannot grow: no write succeeds until there is room again. */
const NO_ROOM = [1021, 1026, 1114];
/** MariaDB reports the system's ENOSPC by number. */
const NO_ROOM_MESSAGE = /^Got error 28\b/;

/** InnoDB's error for a deadlock on a table's auto-increment ids. */
const NO_ID = 1467;

/** A MySQL that replicates rolled the transaction back at its commit. */
const REFUSED_BY_REPLICAS = 3101;

/** Deadlock, lock wait timeout, record changed since it was read, cluster node not ready. */
const CONFLICT_NUMBERS = new Set([
  ...[1213, NO_ID, 1205, 1020, 1047, DURING_COMMIT, REFUSED_BY_REPLICAS],
  ...NO_ROOM,
]);

/** Too many connections, shutdown, broken communication, killed connection, read-only after a failover. */
const LOST_NUMBERS = new Set([
  1040, 1053, 1077, 1079, 1152, 1158, 1159, 1160, 1161, 1184, 1203, 1226, 1290, 1317, 1792, 1836,
  1927, 1969, 2006, 2013, 3024, 3168, 3169, 4031,
]);

/** `ERR_STREAM_`: mysql2 runs queued commands on a connection that was discarded during its setup. */
const LOST_CODES =
  /^(PROTOCOL_|ERR_STREAM_|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|SQLITE_(IOERR|FULL|CANTOPEN|NOMEM|CORRUPT|NOTADB|READONLY))/;

/** mysql2 identifies these errors by message only. */
const LOST_MESSAGES = /closed state|Pool is closed|Queue limit reached|not established|not open/i;

export function failureOf(error: unknown): Failure {
  if (error instanceof DeadlineExceeded) return 'lost';
  // Our own refusals may contain any words.
  if (error instanceof AppError) return 'statement';
  const { number, code, message } = driverFacts(error);
  if (number !== null && CONFLICT_NUMBERS.has(number)) return 'conflict';
  if (code.startsWith('SQLITE_BUSY') || NO_ROOM_MESSAGE.test(message)) return 'conflict';
  if (number !== null && LOST_NUMBERS.has(number)) return 'lost';
  if (LOST_CODES.test(code)) return 'lost';
  // The server's own messages have a number and may contain user data, so they are not matched.
  return number === null && LOST_MESSAGES.test(message) ? 'lost' : 'statement';
}

/** The connection was closed while idle in the pool, for example by a server restart, or it was killed. */
const DEAD_NUMBERS = new Set([1927, 2006, 2013, 3169, 4031]);
const DEAD_CODES = /^(ECONNRESET|EPIPE|PROTOCOL_CONNECTION_LOST)$/;

/** Server outside its cluster, shutting down or read-only: every connection to it fails. */
const OUT_OF_SERVICE = new Set([1047, 1053, 1077, 1079, 1290, 1836]);
const UNREACHABLE =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|PROTOCOL_CONNECTION_LOST)/;

/** Whether other connections of the same age are probably dead too. */
export function isDeadConnection(error: unknown): boolean {
  const { number, code, message } = driverFacts(error);
  if (DEAD_NUMBERS.has(number ?? 0) || DEAD_CODES.test(code)) return true;
  return number === null && message.includes('closed state');
}

/** Whether the server is reachable but accepts no work now. */
export function isOutOfService(error: unknown): boolean {
  return OUT_OF_SERVICE.has(driverFacts(error).number ?? 0);
}

/** Whether no connection could be made, so that the next server of the cluster can be tried. */
export function isUnreachable(error: unknown): boolean {
  return UNREACHABLE.test(driverFacts(error).code) || isOutOfService(error);
}

/** Whether the server answered with the error, so that it can be reached. The system's errors have negative numbers. */
export function isFromServer(error: unknown): boolean {
  const { number, code } = driverFacts(error);
  return number !== null && number > 0 && !UNREACHABLE.test(code);
}

/** Errors of `NOWAIT`: MariaDB's number and MySQL's. */
const LOCKED = [1205, 3572];

/** Whether a `NOWAIT` statement found its row locked. */
export function isLockedElsewhere(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return LOCKED.includes(driverFacts(cause).number ?? 0);
}

/** Whether a commit that failed with this error may still have happened. */
export function mayHaveCommitted(error: unknown): boolean {
  return failureOf(error) === 'lost' || driverFacts(error).number === DURING_COMMIT;
}

interface DriverFacts {
  readonly number: number | null;
  readonly code: string;
  readonly message: string;
}

/** Number, code and message of the driver's error, which TypeORM wraps. */
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

/** A 503 that can be retried after a second. */
export function databaseUnavailable(cause: unknown): AppError {
  return new AppError('database_unavailable', undefined, { data: { retryAfterSeconds: 1 }, cause });
}

/** A 503 for a write with an unknown outcome; only its idempotency key can resolve it. */
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
