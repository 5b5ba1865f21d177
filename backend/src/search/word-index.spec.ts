import sql, { raw } from 'sql-template-tag';
import { describeOnEachDatabase } from '../../test/databases/databases';
import type { Database } from '../database/database';
import { TransactionRunner } from '../database/transactions/transaction-runner';
import { LIMITS } from './limits';
import type { Described, Found, FoundPart, Reader } from './word-index';
import { CUSTOMER_WORDS, VEHICLE_WORDS } from './word-indexes';

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

const FIRST: FoundPart = { limit: 100, offset: 0 };

describeOnEachDatabase('A word index', (makeDatabase, engine) => {
  const index = VEHICLE_WORDS[engine];
  let database: Database;
  let transactions: TransactionRunner;
  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
    for (const [place, text] of TEXTS.entries()) await save({ id: place + 1, text });
  });

  const save = (...records: Described[]) => transactions.run((tx) => index.save(tx, records));
  const remove = (ids: readonly number[]) => transactions.run((tx) => index.remove(tx, ids));
  const newest = (words: string[], part: FoundPart = FIRST): Promise<Found> =>
    index.newest(database, words, part);

  /** Searches by the index and by testing each record; both must agree. */
  async function find(...words: string[]): Promise<number[]> {
    const { ids, total, isLeast } = await newest(words);
    expect([total, isLeast]).toEqual([ids.length, false]);
    expect(await tested(words)).toEqual(ids);
    return [...ids].reverse();
  }

  async function tested(words: string[]): Promise<number[]> {
    const key = engine === 'sqlite' ? 'rowid' : 'id';
    const has = index.has(words, 'every.id');
    const rows = await database.select<{ id: number }>(sql`SELECT id
      FROM (SELECT ${raw(key)} AS id FROM vehicle_search) every WHERE ${has} = 1 ORDER BY id DESC`);
    return rows.map(({ id }) => id);
  }

  it('finds by a number and other words, each matching the start of a word', async () => {
    const id = TEXTS.length + 1;
    const text = 'po 8812 москва strasse 20ab';
    await save({ id, text });
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
    await remove([id]);
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

  it('does not confuse a letter with its code', async () => {
    expect(await find('0fl9')).toEqual([]);
  });

  it('replaces and removes the words of a record', async () => {
    await save({ id: 77, text: 'Maple' });
    expect(await find('maple')).toEqual([77]);
    await save({ id: 77, text: 'Birch' });
    expect([await find('maple'), await find('birch')]).toEqual([[], [77]]);
    await remove([77]);
    expect(await find('birch')).toEqual([]);
  });

  it('finds a new record, and replaces its words later', async () => {
    await transactions.run((tx) => index.add(tx, { id: 79, text: 'Cedar' }));
    expect(await find('cedar')).toEqual([79]);
    await save({ id: 79, text: 'Larch' });
    expect([await find('cedar'), await find('larch')]).toEqual([[], [79]]);
    await remove([79]);
  });

  it('discards words saved by a transaction that rolled back', async () => {
    const run = transactions.run(async (tx) => {
      await index.save(tx, [{ id: 1, text: 'Ghost' }]);
      throw new Error('no');
    });
    await expect(run).rejects.toThrow('no');
    expect(await find('ghost')).toEqual([]);
  });

  it('keeps the tables of resources separate', async () => {
    await save({ id: 78, text: 'alder' });
    expect((await CUSTOMER_WORDS[engine].newest(database, ['alder'], FIRST)).ids).toEqual([]);
    await remove([78]);
  });

  describe('of many records', () => {
    /** More records than are tested at first; on MariaDB in three distant segments. */
    const OLD = [5, 40_001, 40_002, 100_000];
    const NEW = Array.from({ length: 2_400 }, (_, nth) => 700_000 + nth);
    const textOf = (id: number) =>
      ['common', id % 60 === 0 ? 'middling' : '', OLD.includes(id) ? 'ancient' : '', `n${id}`]
        .filter(Boolean)
        .join(' ');
    const all = [...OLD, ...NEW].reverse();
    const having = (word: string) => all.filter((id) => textOf(id).split(' ').includes(word));

    beforeAll(() => save(...all.map((id) => ({ id, text: textOf(id) }))));
    afterAll(() => remove(all));

    it.each(['common', 'middling', 'ancient', 'n700012'])(
      'gives the newest first, part by part, and says when it has not counted all: %s',
      async (word) => {
        const expected = having(word);
        const seen: number[] = [];
        for (let offset = 0; offset <= expected.length; offset += 700) {
          const { ids, total, isLeast } = await newest([word], { limit: 700, offset });
          seen.push(...ids);
          if (isLeast) expect(total).toBeGreaterThan(offset + ids.length);
          else expect(total).toBe(expected.length);
        }
        expect(seen).toEqual(expected);
      },
    );

    it('finds only records before an id', async () => {
      const before = having('middling')[3] ?? 0;
      const { ids } = await newest(['middling'], { limit: 2, offset: 0, before });
      expect(ids).toEqual(having('middling').slice(4, 6));
      expect((await newest(['ancient'], { ...FIRST, before: 40_002 })).ids).toEqual([40_001, 5]);
      expect((await newest(['ancient'], { ...FIRST, before: 5 })).ids).toEqual([]);
    });

    it('uses no full-text index on MariaDB if the newest records fill the page', async () => {
      expect(await segmentsAsked('common', 25)).toEqual([]);
    });

    it("searches MariaDB's newest segments first, and none twice", async () => {
      const newestSegment = Math.floor(700_000 / LIMITS.segment.vehicle_search);
      const some = await segmentsAsked('middling', 30);
      expect(some).toEqual(engine === 'mysql' ? [newestSegment, newestSegment - 1] : []);
      const every = await segmentsAsked('ancient', 30);
      const descending = Array.from({ length: newestSegment + 1 }, (_, n) => newestSegment - n);
      expect(every).toEqual(engine === 'mysql' ? descending : []);
    });

    it('reads only the page far down from SQLite, and several segments at once from MariaDB', async () => {
      const sizes: number[] = [];
      const asked: number[] = [];
      const reader: Reader = {
        select: async <T>(statement: Parameters<Reader['select']>[0]) => {
          const rows = await database.select<T>(statement);
          sizes.push(rows.length);
          asked.push(statement.values.join(' ').split('z00').length - 1);
          return rows;
        },
      };
      const part = { limit: 10, offset: 2_000 };
      const { ids } = await index.newest(reader, ['common'], part);
      expect(ids).toEqual(having('common').slice(2_000, 2_010));
      if (engine === 'sqlite') expect(Math.max(...sizes)).toBe(11);
      await index.newest(reader, ['ancient'], part);
      expect(Math.max(...asked)).toBe(engine === 'sqlite' ? 0 : LIMITS.segmentsMost);
    });

    it('searches MariaDB for the rarest number, and tests the other words', async () => {
      const values = await valuesAsked(['2018', '44', 'ford'], 25);
      const asked = values.filter((value) => value.includes('*'));
      expect(asked.length).toBeGreaterThan(0);
      for (const value of asked)
        expect(value).toMatch(
          engine === 'mysql' ? /^\+\((?:z\w{4}44\* ?)+\)$/ : '"zz2018"* AND "zz44"* AND "zzford"*',
        );
    });

    /** The values that a search binds. */
    async function valuesAsked(words: string[], limit: number): Promise<string[]> {
      const values: unknown[] = [];
      const reader: Reader = {
        select: (statement) => {
          values.push(...statement.values);
          return database.select(statement);
        },
      };
      const { ids } = await index.newest(reader, words, { limit, offset: 0 });
      if (words.length === 1) expect(ids).toEqual(having(words[0] ?? '').slice(0, limit));
      return values.map(String);
    }

    /** The segments that a search queries, in order. */
    async function segmentsAsked(word: string, limit: number): Promise<number[]> {
      const values = await valuesAsked([word], limit);
      const tags = values.flatMap((value) =>
        [...value.matchAll(/z(\w{4})[a-z]+\*/g)].map(([, tag = '']) => tag),
      );
      return engine === 'mysql' ? tags.map((tag) => parseInt(tag, 36)) : [];
    }
  });
});
