import { describeOnEachDatabase } from '../../test/databases/databases';
import type { Database } from '../database/database';
import { matchClause, wordsClause } from './search-clauses';
import { removeWords, saveWords } from './search-index';
import { segmentsOf } from './search-segments';
import { TransactionRunner } from '../database/transactions/transaction-runner';

const TEXTS = [
  'Montréal la de the AND',
  'Toronto NEAR OR NOT',
  'AB 4T',
  '東京 輸送会社',
  'Łódź Straße Ærø',
  `${'x'.repeat(80)} tail`,
  'PO-4471 1FTFW1E55KFA00017',
  'Москва доставка',
  '𠮷野家',
];

describeOnEachDatabase('The search index', (makeDatabase, engine) => {
  let database: Database;
  let transactions: TransactionRunner;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
    for (const [index, text] of TEXTS.entries()) {
      await transactions.run((tx) => saveWords(tx, 'vehicle_search', index + 1, text));
    }
  });

  async function find(...words: string[]): Promise<number[]> {
    return findWithin(await segmentsOf(database, 'vehicle_search'), ...words);
  }

  async function findWithin(segments: readonly number[], ...words: string[]): Promise<number[]> {
    const match = matchClause(engine, 'vehicle_search', words, segments);
    const rows = await database.query<{ id: number }>(
      `SELECT id FROM (${match.sql}) found ORDER BY id`,
      match.params,
    );
    return rows.map((row) => row.id);
  }

  it('finds by a number among other words, each the beginning of one', async () => {
    const id = TEXTS.length + 1;
    const text = 'po 8812 москва strasse 20ab';
    await transactions.run((tx) => saveWords(tx, 'vehicle_search', id, text));
    const queries = [
      ['po', '88'],
      ['мос', '8812'],
      ['2', 'stra', 'po'],
      ['20a', '88'],
    ];
    for (const query of queries) expect(await find(...query)).toEqual([id]);
    const nothing = [
      ['o', '88'],
      ['осква', '8812'],
      ['мxс', '88'],
      ['812', 'po'],
      ['88', 'rasse'],
    ];
    for (const query of nothing) expect(await find(...query)).toEqual([]);
    await transactions.run((tx) => removeWords(tx, 'vehicle_search', [id]));
  });

  it.each<[string[], number[]]>([
    [['montreal'], [1]],
    [['mo'], [1]],
    [['la'], [1]],
    [['de', 'the'], [1]],
    [['and'], [1]],
    [['near'], [2]],
    [['or', 'not'], [2]],
    [['ab'], [3]],
    [['4t'], [3]],
    [['a'], [1, 3, 5]],
    [['東京'], [4]],
    [['東'], [4]],
    [['輸送'], [4]],
    [['京'], []],
    [['lodz'], [5]],
    [['aero', 'strasse'], [5]],
    [['x'.repeat(79)], [6]],
    [['x'.repeat(80)], [6]],
    [['4471'], [7]],
    [['1ftfw1e55kfa00017'], [7]],
    [['москва'], [8]],
    [['мос', 'дос'], [8]],
    [['𠮷'], [9]],
    [['montreal', 'toronto'], []],
    [['4471', 'kfa'], []],
    [['4t', '4'], [3]],
    [['nothing'], []],
    [[], []],
  ])('finds %j in %j', async (query, ids) => {
    expect(await find(...query)).toEqual(ids);
  });

  it.each([
    '"',
    "'",
    '*',
    '+',
    '-toronto',
    '(',
    'a"b',
    '@',
    '~',
    '<>',
    'x*"',
    'words:toronto',
    '^',
    '\\',
    '%',
    '_',
    '\u0000',
  ])('takes %j for text, never for query syntax', async (text) => {
    expect(Array.isArray(await find(text))).toBe(true);
  });

  it('asks MariaDB for a number that few records have rather than for a year', () => {
    const { params } = matchClause('mysql', 'vehicle_search', ['2018', '44', 'ford'], [3]);
    expect(params).toEqual(['+(z000344*)', '2018', 'ford']);
  });

  it('does not take a letter for its code', async () => {
    expect(await find('0fl9')).toEqual([]);
  });

  it('finds what is in the segments that it is asked for, and nothing else', async () => {
    const ids = [19_999, 20_000, 39_999, 40_000, 719_999, 720_000, 2_147_483_647];
    for (const id of ids)
      await transactions.run((tx) => saveWords(tx, 'vehicle_search', id, `reached ${id}a`));
    expect(await findWithin([0], 'reached')).toEqual([19_999]);
    expect(await findWithin([1, 35], 'reached')).toEqual([20_000, 39_999, 719_999]);
    expect(await findWithin([36, 2, 1], 'reached')).toEqual([20_000, 39_999, 40_000, 720_000]);
    expect(await findWithin([36, 35], 'reached', '72')).toEqual([720_000]);
    expect(await findWithin([36], 'reached', '20')).toEqual([]);
    expect(await findWithin([], 'reached')).toEqual([]);
    const upTo36 = Array.from({ length: 37 }, (_, segment) => segment);
    expect(await findWithin(upTo36, 'reach', '2')).toEqual([20_000]);
    const key = engine === 'mysql' ? 'id' : 'rowid';
    const { sql, params } = wordsClause(engine, 'vehicle_search', ['reach']);
    const rows = await database.query<{ id: number }>(
      `SELECT ${key} AS id FROM vehicle_search WHERE ${key} > 9000${sql} ORDER BY ${key}`,
      params,
    );
    expect(rows.map(({ id }) => id)).toEqual(ids);
    await transactions.run((tx) => removeWords(tx, 'vehicle_search', ids));
  });

  it('replaces and removes what a record is found by', async () => {
    await transactions.run((tx) => saveWords(tx, 'customer_search', 7, 'Maple'));
    const count = async (word: string) => {
      const match = matchClause(engine, 'customer_search', [word]);
      return (await database.query(match.sql, match.params)).length;
    };
    expect(await count('maple')).toBe(1);
    await transactions.run((tx) => saveWords(tx, 'customer_search', 7, 'Birch'));
    expect([await count('maple'), await count('birch')]).toEqual([0, 1]);
    await transactions.run((tx) => removeWords(tx, 'customer_search', [7]));
    expect(await count('birch')).toBe(0);
  });

  it('forgets what a transaction that rolled back had saved', async () => {
    const run = transactions.run(async (tx) => {
      await saveWords(tx, 'vehicle_search', 1, 'Ghost');
      throw new Error('no');
    });
    await expect(run).rejects.toThrow('no');
    const match = matchClause(engine, 'vehicle_search', ['ghost'], [0]);
    expect(await database.query(match.sql, match.params)).toEqual([]);
  });
});
