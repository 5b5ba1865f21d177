import * as mysql2 from 'mysql2';

/**
 * Settings sent to every session before its first statement.
 * READ COMMITTED: a unit of work touches its parent row first and then reads what the previous one committed.
 * REPEATABLE READ would show the state from before the wait, and would also lock gaps.
 * No index condition pushdown: it makes MariaDB's prepared statements test each entry of a covering index once another
 * session has used the table. This takes four times as long.
 */
const SESSION = [
  "SET NAMES utf8mb4 COLLATE utf8mb4_bin, time_zone = '+00:00', innodb_lock_wait_timeout = 2, " +
    "sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  "SET optimizer_switch = 'index_condition_pushdown=off'",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

/**
 * On a Galera cluster a read then sees what other nodes have committed; MySQL does not know the variable. Each such
 * read waits for the slowest node, even if another node answers it.
 */
const WAIT = 'SET SESSION wsrep_sync_wait = 1';
/**
 * With one address, only one node takes writes at a time. The connection waits once, for writes made before it opened;
 * later writes all happen on that node.
 */
const WAIT_ONCE = [WAIT, 'SELECT 1', 'SET SESSION wsrep_sync_wait = 0'];
const UNKNOWN_VARIABLE = 1193;

/** mysql2 for TypeORM, with every pooled connection configured before its first use. */
export function mysqlDriver({ hasOneAddress }: { readonly hasOneAddress: boolean }) {
  return {
    createPool(options: mysql2.PoolOptions): mysql2.Pool {
      const pool = mysql2.createPool(options);
      pool.on('connection', (connection) => {
        for (const statement of SESSION) run(connection, statement, []);
        for (const statement of hasOneAddress ? WAIT_ONCE : [WAIT])
          run(connection, statement, [UNKNOWN_VARIABLE]);
      });
      return pool;
    },
  };
}

/** Discards a session that rejects its settings. */
function run(connection: mysql2.Connection, statement: string, harmless: readonly number[]): void {
  connection.query(statement, (error) => {
    if (error && !harmless.includes(error.errno ?? 0)) connection.destroy();
  });
}
