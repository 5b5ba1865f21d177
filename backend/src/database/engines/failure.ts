import { AppError } from '@dispatch/domain/errors';
import { DeadlineExceeded } from '../transactions/deadlines';

/**
 * What an error of the database means for the unit of work it hit.
 * - `conflict`: the database undid the transaction to let another one through, or had no room for it; replay it.
 * - `lost`: the connection or the server is gone, or it does not answer.
 * - `statement`: only this statement failed (a unique violation, say); the transaction stands.
 */
export type Failure = 'conflict' | 'lost' | 'statement';

/** Error during commit: on a cluster also of a statement whose part of the transaction was sent ahead. */
const DURING_COMMIT = 1180;

/** The disk is full, an error of a write, a table that cannot grow: nothing is written until there is room again. */
const NO_ROOM = [1021, 1026, 1114];
/** MariaDB says the system's ENOSPC by its number. */
const NO_ROOM_MESSAGE = /^Got error 28\b/;

/** InnoDB's word for a deadlock in which what is waited for are the ids of a table. */
const NO_ID = 1467;

/** Deadlock, lock wait timeout, record changed since it was read, cluster node not ready. */
const CONFLICT_NUMBERS = new Set([1213, NO_ID, 1205, 1020, 1047, DURING_COMMIT, ...NO_ROOM]);

/** Too many connections, shutdown, broken communication, killed connection, read-only after a failover. */
const LOST_NUMBERS = new Set([
  1040, 1053, 1077, 1079, 1152, 1158, 1159, 1160, 1161, 1184, 1203, 1226, 1290, 1317, 1792, 1836,
  1927, 1969, 2006, 2013, 3024, 4031,
]);

/** `ERR_STREAM_`: mysql2 starts what waits in a connection that was given up while it was set up. */
const LOST_CODES =
  /^(PROTOCOL_|ERR_STREAM_|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|SQLITE_(IOERR|FULL|CANTOPEN|NOMEM|CORRUPT|NOTADB|READONLY))/;

/** mysql2 names these by message alone. */
const LOST_MESSAGES = /closed state|Pool is closed|Queue limit reached|not established|not open/i;

export function failureOf(error: unknown): Failure {
  if (error instanceof DeadlineExceeded) return 'lost';
  const { number, code, message } = driverFacts(error);
  if (number !== null && CONFLICT_NUMBERS.has(number)) return 'conflict';
  if (code.startsWith('SQLITE_BUSY') || NO_ROOM_MESSAGE.test(message)) return 'conflict';
  if (number !== null && LOST_NUMBERS.has(number)) return 'lost';
  if (LOST_CODES.test(code)) return 'lost';
  // The server's own messages, which have a number, may hold what a person wrote.
  return number === null && LOST_MESSAGES.test(message) ? 'lost' : 'statement';
}

/** The connection was closed while it lay in the pool, as after a restart of the server, or killed. */
const DEAD_NUMBERS = new Set([1927, 2006, 2013, 4031]);
const DEAD_CODES = /^(ECONNRESET|EPIPE|PROTOCOL_CONNECTION_LOST)$/;

/** Not part of its cluster, on its way down, or for reading alone: all that go to this server fail. */
const OUT_OF_SERVICE = new Set([1047, 1053, 1077, 1079, 1290, 1836]);
const UNREACHABLE =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|PROTOCOL_CONNECTION_LOST)/;

/** Whether other connections of the same age are likely to be of no use either. */
export function isDeadConnection(error: unknown): boolean {
  const { number, code, message } = driverFacts(error);
  if (DEAD_NUMBERS.has(number ?? 0) || DEAD_CODES.test(code)) return true;
  return number === null && message.includes('closed state');
}

/** Whether the server is there, but takes nothing now. */
export function isOutOfService(error: unknown): boolean {
  return OUT_OF_SERVICE.has(driverFacts(error).number ?? 0);
}

/** Whether no connection could be made, so that another server of the cluster may be asked. */
export function isUnreachable(error: unknown): boolean {
  return UNREACHABLE.test(driverFacts(error).code) || isOutOfService(error);
}

/** What `NOWAIT` fails with: MariaDB's number and MySQL's. */
const LOCKED = [1205, 3572];

/** Whether a statement with `NOWAIT` found its row locked. */
export function isLockedElsewhere(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return LOCKED.includes(driverFacts(cause).number ?? 0);
}

/** Whether a commit that failed with this may have happened all the same. */
export function mayHaveCommitted(error: unknown): boolean {
  return failureOf(error) === 'lost' || driverFacts(error).number === DURING_COMMIT;
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
