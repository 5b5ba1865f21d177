import { describeOn } from '../../../test/databases/databases';
import type { Database } from '../database';
import { beginningWithFirst } from './first-statement';
import type { Tx } from '../transactions/transaction';
import { TransactionRunner } from '../transactions/transaction-runner';

const IN_TRANSACTION = 'SELECT @@in_transaction AS inTransaction';

describeOn('mysql', 'The first statement of a transaction', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });

  const insert = (tx: Tx, word: string) =>
    tx.manager.query('INSERT INTO customer_search (id, words) VALUES (?, ?)', [1, word]);
  const stored = () => database.query('SELECT id, words FROM customer_search');

  it.each([
    ['reads with values', 'SELECT ? AS one', [1], [{ one: 1 }]],
    ['reads without', 'SELECT 1 AS one', [], [{ one: 1 }]],
    ['finds nothing', 'SELECT id FROM jobs WHERE id = ?', [77], []],
  ])('is in it where it %s', async (_, sql, values, rows) => {
    await transactions.run(async (tx) => {
      expect(await tx.manager.query(sql, values)).toEqual(rows);
      expect(await tx.manager.query(IN_TRANSACTION)).toEqual([{ inTransaction: 1 }]);
    });
    expect(await database.query(IN_TRANSACTION)).toEqual([{ inTransaction: 0 }]);
  });

  it.each([
    ['reads', (tx: Tx) => tx.manager.query('SELECT ? AS one', [1])],
    ['writes', (tx: Tx) => tx.manager.query('DELETE FROM vehicle_search WHERE id = ?', [1])],
    ['fails', (tx: Tx) => tx.manager.query('SELECT nothing FROM nowhere').catch(() => undefined)],
  ])('leaves what follows to be undone with it where it %s', async (_, first) => {
    const run = transactions.run(async (tx) => {
      await first(tx);
      await insert(tx, 'undone');
      throw new Error('undo');
    });
    await expect(run).rejects.toThrow('undo');
    expect(await stored()).toEqual([]);
  });

  it('may be sent together with others', async () => {
    const run = transactions.run(async (tx) => {
      await Promise.all([insert(tx, 'undone'), tx.manager.query('SELECT 1')]);
      throw new Error('undo');
    });
    await expect(run).rejects.toThrow('undo');
    expect(await stored()).toEqual([]);
  });
});

describe('Beginning with the first statement', () => {
  async function sent(...statements: string[]): Promise<string[]> {
    const asked: string[] = [];
    const execute = beginningWithFirst((sql) => {
      asked.push(sql);
      return Promise.resolve({ rows: [[{ one: 1 }], {}] });
    });
    for (const sql of ['START TRANSACTION', ...statements]) await execute(sql, []);
    return asked;
  }

  it('is one way to the server where it reads', async () => {
    expect(await sent('SELECT 1', 'SELECT 2', 'COMMIT')).toEqual([
      'BEGIN NOT ATOMIC START TRANSACTION; SET @begun = SYSDATE(6); SELECT 1; END',
      'SELECT 2',
      'COMMIT',
    ]);
  });

  it('is two where it writes, and none where there is none', async () => {
    expect(await sent('DELETE FROM jobs', 'COMMIT')).toEqual([
      'BEGIN NOT ATOMIC START TRANSACTION; SET @begun = SYSDATE(6); END',
      'DELETE FROM jobs',
      'COMMIT',
    ]);
    expect(await sent('COMMIT')).toEqual([]);
  });
});
