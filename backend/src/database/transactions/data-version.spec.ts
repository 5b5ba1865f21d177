import { getMetadataArgsStorage } from 'typeorm';
import { dataVersion } from '../../../test/databases/data-version';
import { describeOn, describeOnEachDatabase } from '../../../test/databases/databases';
import type { Database } from '../database';
import { ENTITIES, UNSHOWN_TABLES } from '../schema/entities';
import { Guard } from '../schema/entities/guard';
import { SignInFailure } from '../schema/entities/accounts/sign-in-failure';
import type { Tx } from './transaction';
import { TransactionRunner } from './transaction-runner';

const ENTITY_TABLES = getMetadataArgsStorage()
  .tables.filter(({ target }) => ENTITIES.some((entity) => entity === target))
  .map(({ name }) => name);

describeOnEachDatabase('The version of all data', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });

  async function growth(work: (tx: Tx) => Promise<unknown>): Promise<number> {
    const before = await dataVersion(database);
    await transactions.run(work).catch(() => undefined);
    return (await dataVersion(database)) - before;
  }

  const write = (tx: Tx) => tx.manager.update(Guard, { name: 'last-admin' }, { version: 1 });
  const fail = (tx: Tx) =>
    tx.manager.insert(SignInFailure, {
      subjectHash: String(Math.random()),
      failures: 1,
      lastFailureAt: new Date(),
    });

  it('grows by one with every commit that wrote', async () => {
    expect(await growth(write)).toBe(1);
    expect(await growth((tx) => write(tx).then(() => write(tx)))).toBe(1);
    expect(await growth((tx) => tx.manager.query("DELETE FROM guards WHERE name = 'none'"))).toBe(
      1,
    );
  });

  it('stays the same when nothing was written or kept', async () => {
    expect(await growth((tx) => tx.manager.find(Guard))).toBe(0);
    const undone = async (tx: Tx) => {
      await write(tx);
      throw new Error('no');
    };
    expect(await growth(undone)).toBe(0);
  });

  it('ignores tables that no list shows, unless other writes come with them', async () => {
    expect(await growth(fail)).toBe(0);
    expect(await growth((tx) => fail(tx).then(() => write(tx)))).toBe(1);
  });

  it.each(UNSHOWN_TABLES)(
    'stands still for a change of %s, a table of the data model',
    async (table) => {
      expect(ENTITY_TABLES).toContain(table);
      const erase = (tx: Tx) => tx.manager.query(`DELETE FROM ${table} WHERE id = 0`);
      expect(await growth(erase)).toBe(0);
    },
  );

  it('counts concurrent writers one by one', async () => {
    const before = await dataVersion(database);
    await Promise.all(Array.from({ length: 12 }, () => transactions.run(write)));
    expect(await dataVersion(database)).toBe(before + 12);
  });
});

describeOn('mysql', 'Writers on several connections', (makeDatabase) => {
  it('do not all increment the same row and so do not wait for each other', async () => {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    const writers = Array.from({ length: 10 }, (_, index) =>
      transactions.run((tx) =>
        tx.manager.insert(Guard, { name: `writer ${String(index)}`, version: 1 }),
      ),
    );
    await Promise.all(writers);
    const rows = await database.query('SELECT id FROM data_version');
    expect(rows.length).toBeGreaterThan(1);
  });
});

describeOn('mysql', 'A commit that cannot count the version up', (makeDatabase) => {
  it('keeps nothing', async () => {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    await transactions
      .run((tx) => tx.manager.query('DROP TABLE data_version'))
      .catch(() => undefined);
    const write = transactions.run((tx) => tx.manager.insert(Guard, { name: 'new', version: 1 }));
    await expect(write).rejects.toMatchObject({ errno: 1146 });
    expect(await database.query("SELECT name FROM guards WHERE name = 'new'")).toEqual([]);
  });
});
