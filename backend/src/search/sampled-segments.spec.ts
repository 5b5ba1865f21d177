import { describeOnEachDatabase } from '../../test/databases/databases';
import type { Database } from '../database/database';
import { sampledSegments } from './sampled-segments';
import { saveAllWords } from './search-index';
import { SEGMENT } from './search-segments';
import { TransactionRunner } from '../database/transactions/transaction-runner';

/** More of each segment are looked at than one in so many. */
const APART = 10;

describeOnEachDatabase('A sample of the records of each segment', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;

  /** Every tenth record has the first word, every hundredth the second, and one alone the third. */
  async function fill(segment: number) {
    const count = SEGMENT.job_search / APART - 1;
    const described = Array.from({ length: count }, (_, nth) => ({
      id: segment * SEGMENT.job_search + (nth + 1) * APART,
      text: `all${segment}of ${nth % 10 ? '' : 'maple'} ${nth === 4 ? 'rare' : ''}`,
    }));
    await transactions.run((tx) => saveAllWords(tx, 'job_search', described));
  }

  beforeAll(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
    await fill(0);
  });

  const sampled = (segments: number[], ...words: string[]) =>
    sampledSegments(database, 'job_search', words, segments);

  it('tells in which an index would find too many', async () => {
    const dense = await sampled([0], 'all');
    expect([dense.isDense(0), dense.isDense(1)]).toEqual([true, false]);
    const rare = await sampled([0], 'rare');
    expect(rare.isDense(0)).toBe(false);
    const both = await sampled([0], 'all0', 'rare');
    expect(both.isDense(0)).toBe(false);
  });

  it('is taken anew with another segment, as many records of each', async () => {
    await fill(1);
    await fill(2);
    const { looked, isDense, asked } = await sampled([2, 1, 0], 'all1');
    expect([2, 1, 0].map(isDense)).toEqual([false, true, false]);
    expect(looked).toBe(300);
    expect([asked([2, 1, 0]), asked([1, 0]), asked([0])]).toEqual([[2], [1], [0]]);
  });

  it('leaves few matches to be asked for together', async () => {
    const { asked } = await sampled([2, 1, 0], 'rare');
    expect(asked([2, 1, 0])).toEqual([2, 1, 0]);
  });
});
