import { createServerDatabase, databaseServer } from '../../../test/databases/server-databases';
import { eventually } from '../../../test/app/eventually';
import { Gate, startPrivateServer } from '../../../test/databases/private-server';
import { DATABASE_LIMITS } from '../../config/database-settings';
import { Database } from '../database';
import { Activity } from '../schema/entities/activity';
import type { MysqlSettings } from './options';
import type { Tx } from '../transactions/transaction';
import { TransactionRunner } from '../transactions/transaction-runner';

const AT = new Date('2026-03-31T15:00:00.123Z');
const note = (tx: Tx, action: string) =>
  tx.manager.insert(Activity, { at: AT, action, resource: 'job' });

const UNAVAILABLE = { code: 'database_unavailable', status: 503 };

const isBack = (call: () => Promise<unknown>) =>
  eventually('the database is back', () => call().then(() => true));

describe('While MariaDB is away', () => {
  let server: Awaited<ReturnType<typeof startPrivateServer>>;
  let settings: MysqlSettings;
  let gate: Gate;
  beforeAll(async () => {
    server = await startPrivateServer();
    settings = await createServerDatabase(databaseServer(server.adminUrl));
    // Migrate first, so that the test measures recovery only.
    const database = new Database({ database: settings });
    await database.open();
    await database.close();
    gate = new Gate(settings);
    await gate.open();
  });
  afterAll(async () => {
    await gate.shut();
    await server.stop();
  });

  const throughGate = () => new Database({ database: { ...settings, port: gate.port } });

  it('opens, refuses queries at once, and recovers soon after the server returns', async () => {
    await gate.shut();
    const database = throughGate();
    await database.open();
    expect(await database.isReady()).toBe(false);
    await expect(database.query('SELECT 1')).rejects.toMatchObject(UNAVAILABLE);
    const run = new TransactionRunner(database).run((tx) => note(tx, 'early'));
    await expect(run).rejects.toMatchObject(UNAVAILABLE);

    await gate.open();
    await isBack(() => database.query('SELECT name FROM guards'));
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  it('uses a restarted server again at once', async () => {
    const database = throughGate();
    await database.open();
    const transactions = new TransactionRunner(database);
    await Promise.all(Array.from({ length: 20 }, () => database.query('SELECT SLEEP(0.01)')));

    await gate.shut();
    await expect(database.query('SELECT 1')).rejects.toMatchObject(UNAVAILABLE);
    const failing = transactions.run((tx) => note(tx, 'lost'));
    await expect(failing).rejects.toMatchObject(UNAVAILABLE);
    expect(await database.isReady()).toBe(false);

    await gate.open();
    await isBack(() => database.query('SELECT 1'));
    await transactions.run((tx) => note(tx, 'back'));
    expect(
      await database.query("SELECT action FROM activity WHERE action IN ('lost', 'back')"),
    ).toEqual([{ action: 'back' }]);
    await database.close();
  });

  it('drops all connections of the same age when one is dead', async () => {
    const database = throughGate();
    await database.open();
    await Promise.all(Array.from({ length: 20 }, () => database.query('SELECT SLEEP(0.01)')));
    gate.forget();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const inUse = gate.accepted;
    gate.forget();
    await new TransactionRunner(database).run((tx) => note(tx, 'after the dead'));
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(gate.accepted).toBeGreaterThan(inUse);
    await database.close();
  });

  it('repeats a read on another connection when a node is outside the cluster', async () => {
    const database = throughGate();
    await database.open();
    const [newest] = await database.query<{ id: number }>(
      'SELECT MAX(ID) AS id FROM information_schema.PROCESSLIST',
    );
    const transactions = new TransactionRunner(database);
    // A single server never refuses a read this way, so a function raises the error.
    await transactions.run((tx) =>
      tx.manager.query(`CREATE FUNCTION in_cluster(since BIGINT) RETURNS INT DETERMINISTIC
        BEGIN
          IF CONNECTION_ID() <= since + 1 THEN
            SIGNAL SQLSTATE '08S01' SET MYSQL_ERRNO = 1047, MESSAGE_TEXT = 'not prepared';
          END IF;
          RETURN 1;
        END`),
    );
    const read = 'SELECT in_cluster(?) AS answer';
    expect(await database.query(read, [newest?.id ?? 0])).toEqual([{ answer: 1 }]);
    await database.close();
  });

  it('moves all connections to the next server when one is lost', async () => {
    const second = new Gate(settings);
    await second.open();
    const others = [{ host: '127.0.0.1', port: second.port }];
    const database = new Database({ database: { ...settings, port: gate.port, others } });
    await gate.shut();
    await database.open();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await database.isReady()).toBe(true);

    await gate.open();
    await second.shut();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await new TransactionRunner(database).run((tx) => note(tx, 'at the first'));
    expect(await database.isReady()).toBe(true);
    await database.close();
  });

  it('logs the loss once and the recovery once', async () => {
    const lines: string[] = [];
    const database = new Database(
      { database: { ...settings, port: gate.port } },
      { log: (line) => lines.push(line) },
    );
    await database.open();
    const transactions = new TransactionRunner(database);
    await gate.shut();
    for (let n = 0; n < 3; n += 1) {
      await expect(database.query('SELECT 1')).rejects.toMatchObject(UNAVAILABLE);
      await expect(transactions.run((tx) => note(tx, 'lost'))).rejects.toMatchObject(UNAVAILABLE);
    }
    await gate.open();
    await eventually('the end of the outage', () => lines.length > 1);
    await database.query('SELECT 1');
    expect(lines).toEqual([
      'The database is lost; waiting until it is back.',
      'The database is back.',
    ]);
    await database.close();
  });

  it('is ready while every connection of the pool is in use', async () => {
    const database = new Database({
      database: settings,
      databaseLimits: { ...DATABASE_LIMITS, poolSize: 2 },
    });
    await database.open();
    const leases = [await database.lease(), await database.lease()];
    const waiting = database.lease();
    expect(await database.isReady()).toBe(true);
    for (const lease of leases) lease.release();
    (await waiting).release();
    await database.close();
  });

  it('completes a transaction whose connection is lost midway', async () => {
    const database = throughGate();
    await database.open();
    let tries = 0;
    await new TransactionRunner(database).run(async (tx) => {
      tries += 1;
      await note(tx, `middle ${String(tries)}`);
      if (tries > 1) return;
      await gate.shut();
      await gate.open();
      await note(tx, 'never');
    });
    expect(
      await database.query(
        "SELECT action FROM activity WHERE action LIKE 'middle%' OR action = 'never'",
      ),
    ).toEqual([{ action: 'middle 2' }]);
    await database.close();
  });

  it('fails calls to a frozen server on time, and uses it again when it thaws', async () => {
    const database = new Database({ database: settings });
    await database.open();
    const transactions = new TransactionRunner(database);
    await database.query('SELECT 1');
    try {
      await server.freeze();
      const reads = Array.from({ length: 30 }, () => database.query('SELECT 1'));
      const writes = Array.from({ length: 5 }, () => transactions.run((tx) => note(tx, 'frozen')));
      // The server stays frozen until every call has failed.
      const outcomes = await Promise.allSettled([...reads, ...writes]);
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
      }
      expect(await database.isReady()).toBe(false);
    } finally {
      server.thaw();
    }
    await isBack(() => database.query('SELECT 1'));
    await transactions.run((tx) => note(tx, 'thawed'));
    expect(
      await database.query("SELECT action FROM activity WHERE action IN ('frozen', 'thawed')"),
    ).toEqual([{ action: 'thawed' }]);
    await database.close();
  });

  it('closes the pool while the server is frozen', async () => {
    const database = new Database({ database: settings });
    await database.open();
    try {
      await server.freeze();
      await expect(database.close()).resolves.toBeUndefined();
    } finally {
      server.thaw();
    }
  });
});
