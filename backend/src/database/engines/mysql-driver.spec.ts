import { randomUUID } from 'node:crypto';
import { describeOn, preparedPlace } from '../../../test/databases/databases';
import { IS_ON_MYSQL } from '../../../test/databases/tested-server';
import { failureOf } from './failure';
import { mysqlDriver } from './mysql-driver';
import type { MysqlSettings } from './options';
import { Database } from '../database';
import { TransactionRunner } from '../transactions/transaction-runner';

const STORE = `INSERT INTO jobs (status, vehicleCount, hasDriverReport, billingComplete, version,
    createdAt, updatedAt)
  VALUES ('pending', 1, 0, 0, 1, '2026-03-31 15:00:00.000', '2026-03-31 15:00:00.000')`;
const COUNT = `SELECT COUNT(*) AS total FROM jobs FORCE INDEX (jobs_status)
  WHERE deletedAt IS NULL AND status IN (?, ?)`;

if (!IS_ON_MYSQL)
  describeOn('mysql', 'A session of MariaDB', (makeDatabase) => {
    it('reads a covering index without index condition pushdown', async () => {
      const transactions = new TransactionRunner(await makeDatabase());
      await transactions.run((tx) => tx.manager.query(STORE));
      const attempts = await transactions.run(async (tx) => {
        const count = () => tx.manager.query(COUNT, ['pending', 'assigned']);
        await count();
        await count();
        await transactions.run((other) => other.manager.query('SELECT * FROM jobs'));
        await count();
        return tx.manager.query("SHOW SESSION STATUS LIKE 'Handler_icp_attempts'");
      });
      expect(attempts).toEqual([{ Variable_name: 'Handler_icp_attempts', Value: '0' }]);
    });

    it.each([
      ['of the one address where all writes go: never', [], 0],
      ['of one of several servers: at every read', [{ host: '127.0.0.1', port: 1 }], 1],
    ])('waits for other nodes %s', async (_, others, waits) => {
      const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
      const database = new Database({ database: { ...place, others } });
      await database.open();
      expect(await database.query('SELECT @@wsrep_sync_wait AS waits')).toEqual([{ waits }]);
      await database.close();
    });
  });

describeOn('mysql', 'A session', (makeDatabase) => {
  it('reports a session that cannot be set up as lost, because its query never ran', async () => {
    const { host, port } = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const database = await makeDatabase();
    const user = `limited_${randomUUID().slice(0, 8)}`;
    await database.query(`CREATE USER ${user} WITH MAX_QUERIES_PER_HOUR 1`);
    const kind = IS_ON_MYSQL ? 'mysql' : 'mariadb';
    const pool = mysqlDriver({ kind, hasOneAddress: true }).createPool({ host, port, user });
    try {
      const error = await new Promise((resolve) => {
        pool.query('SELECT 1', resolve);
      });
      expect(failureOf(error)).toBe('lost');
    } finally {
      pool.end();
      await database.query(`DROP USER ${user}`);
    }
  });
});
