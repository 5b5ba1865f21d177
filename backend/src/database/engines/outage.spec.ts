import { createMariaDb, mariaDbServer } from '../../../test/databases/mariadb-databases';
import { eventually } from '../../../test/eventually';
import { Gate, startPrivateMariaDb } from '../../../test/databases/private-mariadb';
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
  let server: Awaited<ReturnType<typeof startPrivateMariaDb>>;
  let settings: MysqlSettings;
  let gate: Gate;
  beforeAll(async () => {
    server = await startPrivateMariaDb();
    settings = await createMariaDb(mariaDbServer(server.adminUrl));
    // Migrated beforehand, so that the way back is nothing but that.
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

  it('opening succeeds, queries are refused at once, and all is well soon after it is there', async () => {
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

  it('a server that goes and comes back is used again at once', async () => {
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

  it('a transaction survives the loss of its connection in the middle', async () => {
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

  it('a frozen server keeps no call waiting until it thaws, and is used again when it thaws', async () => {
    const database = new Database({ database: settings });
    await database.open();
    const transactions = new TransactionRunner(database);
    await database.query('SELECT 1');
    try {
      await server.freeze();
      const reads = Array.from({ length: 30 }, () => database.query('SELECT 1'));
      const writes = Array.from({ length: 5 }, () => transactions.run((tx) => note(tx, 'frozen')));
      // The server stays frozen until each was given up.
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

  it('a frozen server does not keep the pool from closing', async () => {
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
