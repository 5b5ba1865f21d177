import type { ServerKind } from './server-kind';

export const COLLATION = 'utf8mb4_bin';
const SQL_MODES = [
  'STRICT_ALL_TABLES',
  'NO_ZERO_DATE',
  'NO_ZERO_IN_DATE',
  'ERROR_FOR_DIVISION_BY_ZERO',
  'NO_ENGINE_SUBSTITUTION',
];

/**
 * READ COMMITTED: a unit of work touches its parent row first and then reads what the previous one committed.
 * REPEATABLE READ would show the state from before the wait, and would also lock gaps.
 */
const EVERYWHERE = [
  `SET NAMES utf8mb4 COLLATE ${COLLATION}, time_zone = '+00:00', innodb_lock_wait_timeout = 2, ` +
    `sql_mode = '${SQL_MODES.join(',')}'`,
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

/**
 * No index condition pushdown: it makes MariaDB's prepared statements test each entry of a covering index once another
 * session has used the table. This takes four times as long.
 */
const MARIADB_ONLY = ["SET optimizer_switch = 'index_condition_pushdown=off'"];

/**
 * No hash joins, which this switch of MySQL means. For a join with a small table, such as the drivers, MySQL would read
 * and sort all jobs for one page of a list.
 */
const MYSQL_ONLY = ["SET optimizer_switch = 'block_nested_loop=off'"];

/** The statements that configure a session before its first use. */
export function sessionSettings(kind: ServerKind): readonly string[] {
  return [...EVERYWHERE, ...(kind === 'mariadb' ? MARIADB_ONLY : MYSQL_ONLY)];
}

/** The longest word that the server may leave out of a full-text index; the program stores no shorter one. */
const LONGEST_LEFT_OUT = 3;

/** Reads the settings that `wrongSetting` checks, in a configured session. */
export const READ_SETTINGS = `SELECT @@collation_connection AS collation, @@sql_mode AS modes,
  @@innodb_ft_min_token_size AS shortest`;

export interface ReadSettings {
  readonly collation: string;
  readonly modes: string;
  readonly shortest: number;
}

/** Says which setting is wrong, or null. A proxy may discard what a session sets. */
export function wrongSetting({ collation, modes, shortest }: ReadSettings): string | null {
  if (collation !== COLLATION)
    return `The database server compares text by ${collation} although the connection asks for ${COLLATION}.`;
  const missing = SQL_MODES.find((mode) => !modes.split(',').includes(mode));
  if (missing !== undefined)
    return `The database server runs without the SQL mode ${missing} although the connection asks for it.`;
  if (shortest > LONGEST_LEFT_OUT)
    return `The database server's innodb_ft_min_token_size is ${String(shortest)}, but searches need 3 or less.`;
  return null;
}
