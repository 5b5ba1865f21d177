import * as mysql2 from 'mysql2';
import type { ServerKind } from './server-kind';
import { sessionSettings } from './session-settings';

/**
 * On a Galera cluster of MariaDB a read then sees what other nodes have committed. Each such read waits for the slowest
 * node, even if another node answers it.
 */
const WAIT = 'SET SESSION wsrep_sync_wait = 1';
/**
 * With one address, only one node takes writes at a time. The connection waits once, for writes made before it opened;
 * later writes all happen on that node.
 */
const WAIT_ONCE = [WAIT, 'SELECT 1', 'SET SESSION wsrep_sync_wait = 0'];
/** A MariaDB that was built without Galera does not know the variable. */
const UNKNOWN_VARIABLE = 1193;

interface Place {
  readonly kind: ServerKind;
  readonly hasOneAddress: boolean;
}

/** mysql2 for TypeORM, with every pooled connection configured before its first use. */
export function mysqlDriver({ kind, hasOneAddress }: Place) {
  const waits = hasOneAddress ? WAIT_ONCE : [WAIT];
  return {
    createPool(options: mysql2.PoolOptions): mysql2.Pool {
      const pool = mysql2.createPool(options);
      pool.on('connection', (connection) => {
        for (const statement of sessionSettings(kind)) run(connection, statement, []);
        if (kind === 'mariadb')
          for (const statement of waits) run(connection, statement, [UNKNOWN_VARIABLE]);
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
