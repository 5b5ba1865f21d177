import { describeOn } from '../../test/databases/databases';
import { NO_PLACES } from '../../test/stored-job';
import type { Database } from '../database/database';
import { Job } from '../database/schema/entities/job';
import { indexSavedWords, moveWords, renewOpenIndex } from './job-index';
import { matchClause } from './search-clauses';
import { saveNewWords, saveWords } from './search-index';
import type { JobIndex } from './search-tokens';
import type { Tx } from '../database/transactions/transaction';
import { TransactionRunner } from '../database/transactions/transaction-runner';

const STAMPS = { version: 1, createdAt: new Date(0), updatedAt: new Date(0) };
const FLAGS = { hasDriverReport: false, billingComplete: false, vehicleCount: 0 };

describeOn('mysql', 'The indexes of the words of jobs', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
  });

  async function add(tx: Tx, id: number, text: string): Promise<void> {
    await tx.manager.insert(Job, { ...NO_PLACES, ...STAMPS, ...FLAGS, id, status: 'pending' });
    await saveNewWords(tx, 'job_search', id, text);
    await moveWords(tx, id, null, 'pending');
  }

  async function change(tx: Tx, id: number, text: string): Promise<void> {
    await saveWords(tx, 'job_search', id, text);
    await indexSavedWords(tx, [id]);
  }

  async function find(word: string): Promise<number[]> {
    const { sql, params } = matchClause('mysql', 'job_search', [word], [0]);
    const rows = await database.query<{ id: number }>(`${sql} ORDER BY id`, params);
    return rows.map(({ id }) => id);
  }

  /** How many records the index keeps that were changed or deleted. */
  async function leftIn(index: JobIndex): Promise<number> {
    const [place] = await database.query<{ name: string }>('SELECT DATABASE() AS name');
    await database.query('SET GLOBAL innodb_ft_aux_table = ?', [`${place?.name}/${index}`]);
    const rows = await database.query('SELECT * FROM information_schema.INNODB_FT_DELETED');
    return rows.length;
  }

  it('keep nothing of what became of jobs before they were delivered', async () => {
    const ids = [1, 2, 3, 4, 5];
    // As a server does that starts on a new database.
    await renewOpenIndex(database);
    for (const id of ids) await transactions.run((tx) => add(tx, id, `quokka ${id}`));
    for (const id of ids) await transactions.run((tx) => change(tx, id, `numbat ${id}`));
    for (const id of ids)
      await transactions.run((tx) => moveWords(tx, id, 'in-transit', 'delivered'));
    expect(await leftIn('open_words')).toBe(10);
    await renewOpenIndex(database);
    expect([await leftIn('open_words'), await leftIn('delivered_words')]).toEqual([0, 0]);
    expect([await find('quokka'), await find('numbat')]).toEqual([[], ids]);
  });

  it('are not renewed while somebody saves, whom nobody else then waits for', async () => {
    const seen: unknown[] = [];
    let commit = () => {};
    const isToCommit = new Promise<void>((resolve) => (commit = resolve));
    let saving: Promise<void> | undefined;
    await new Promise<void>((hasSaved) => {
      saving = transactions.run(async (tx) => {
        await tx.manager.query("INSERT INTO open_words (id, words) VALUES (6, 'z0000bilby')");
        hasSaved();
        await isToCommit;
      });
    });
    let isRenewing = true;
    const renewing = renewOpenIndex(database).finally(() => (isRenewing = false));
    while (isRenewing) seen.push(...(await waiting()));
    await renewing;
    commit();
    await saving;
    expect(seen).toEqual([]);
    expect(await find('bilby')).toEqual([6]);
  });

  function waiting(): Promise<unknown[]> {
    return database.query(
      `SELECT INFO FROM information_schema.PROCESSLIST
       WHERE DB = DATABASE() AND STATE = 'Waiting for table metadata lock'`,
    );
  }
});
