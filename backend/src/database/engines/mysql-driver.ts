import * as mysql2 from 'mysql2';

/**
 * What every session is told before its first statement.
 * READ COMMITTED: a unit of work touches its parent row first and then reads what the one before it
 * committed; REPEATABLE READ would show it the state from before its wait, and lock gaps as well.
 * No pushed conditions: where another session has used the table since, MariaDB's prepared statements test each
 * entry of an index that holds all they need in that way, which takes four times as long.
 */
const SESSION = [
  "SET NAMES utf8mb4 COLLATE utf8mb4_bin, time_zone = '+00:00', innodb_lock_wait_timeout = 2, " +
    "sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  "SET optimizer_switch = 'index_condition_pushdown=off'",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

/**
 * On a Galera cluster: a read sees what other nodes have committed. MySQL does not know it. A wait for each read
 * takes as long as the slowest node needs, even where another one is asked.
 */
const WAIT = 'SET SESSION wsrep_sync_wait = 1';
/**
 * Behind one address one node writes at a time: the connection waits once, for what was written before it was made. All
 * that is written afterwards is written there.
 */
const WAIT_ONCE = [WAIT, 'SELECT 1', 'SET SESSION wsrep_sync_wait = 0'];
const UNKNOWN_VARIABLE = 1193;

/** mysql2 for TypeORM, with every pooled connection set up before anybody uses it. */
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

/** A session that refuses its settings is not used. */
function run(connection: mysql2.Connection, statement: string, harmless: readonly number[]): void {
  connection.query(statement, (error) => {
    if (error && !harmless.includes(error.errno ?? 0)) connection.destroy();
  });
}
