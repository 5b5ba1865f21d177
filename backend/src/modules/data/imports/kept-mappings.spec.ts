import type { ImportColumn } from '@dispatch/domain/imports/fields';
import { describeOnEachDatabase } from '../../../../test/databases/databases';
import { TestClock } from '../../../../test/app/http';
import type { Database } from '../../../database/database';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { KeptMappings } from './kept-mappings';

describeOnEachDatabase('Saved mappings', (makeDatabase) => {
  let database: Database;
  let kept: KeptMappings;
  beforeAll(async () => {
    database = await makeDatabase();
    kept = new KeptMappings(database, new TestClock());
  });
  const keep = (customerId: number, heads: string[], column: ImportColumn) =>
    new TransactionRunner(database).run((tx) =>
      kept.keep(tx, 'jobs', customerId, {
        heads,
        mapping: heads.map(() => column),
        dateOrder: null,
      }),
    );

  test('keep both of two concurrent changes', async () => {
    const names = ['eins', 'zwei', 'drei', 'vier'];
    await Promise.all(names.map((name) => keep(1, [name], 'vin')));
    const { heads } = await kept.read('jobs', 1);
    expect([...heads.keys()].sort()).toEqual([...names].sort());
  });

  test('drop the least recently saved headings above the limit', async () => {
    await keep(2, ['first', 'second'], 'vin');
    await keep(
      2,
      Array.from({ length: 398 }, (_, at) => `head ${String(at)}`),
      'price',
    );
    await keep(2, ['first', 'new'], 'poNumber');
    const { heads } = await kept.read('jobs', 2);
    expect(heads.size).toBe(400);
    expect(heads.get('first')).toBe('poNumber');
    expect(heads.get('new')).toBe('poNumber');
    expect(heads.has('second')).toBe(false);
  });
});
