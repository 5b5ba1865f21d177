import { DataSource } from 'typeorm';
import { describeOn, freshPlace } from '../../../test/databases';
import { Database } from '../database';
import { MIGRATIONS } from '../migrations';
import { migrate } from '../migrator';
import { mysqlOptions } from '../options';
import { matchClause } from '../search-clauses';
import { segmentsOf } from '../search-segments';
import { SEARCH_SEGMENTS } from './0010-search-segments';

const BEFORE = MIGRATIONS.slice(0, MIGRATIONS.indexOf(SEARCH_SEGMENTS));
const QUIET = { log: () => undefined, beforeUpgrade: () => Promise.resolve(null) };

describeOn('mysql', 'Words from before there were segments', () => {
  it('are found in the segment of their record, and those without any stay so', async () => {
    const place = await freshPlace('mysql');
    if (place.engine !== 'mysql') throw new Error('Not the engine that was asked for.');
    const old = await new DataSource(mysqlOptions(place)).initialize();
    await migrate(old, BEFORE, QUIET);
    await old.query(
      `INSERT INTO job_search (id, words) VALUES (1, 'zzmaple zzzzz zz_00qffx'), (2, ''), (7654321, 'zzmaple zz7')`,
    );
    await old.query(`INSERT INTO vehicle_search (id, words) VALUES (20000, 'zzford')`);
    await old.destroy();

    const database = new Database({ database: place });
    await database.open();
    const find = async (table: 'job_search' | 'vehicle_search', word: string) => {
      const { sql, params } = matchClause(
        'mysql',
        table,
        [word],
        await segmentsOf(database, table),
      );
      return (await database.query<{ id: number }>(`${sql} ORDER BY id`, params)).map(
        ({ id }) => id,
      );
    };
    const found = await Promise.all([
      ...['map', 'zzz', '7'].map((word) => find('job_search', word)),
      find('vehicle_search', 'ford'),
    ]);
    expect(found).toEqual([[1, 7_654_321], [1], [7_654_321], [20_000]]);
    expect(await database.query('SELECT words FROM job_search ORDER BY id')).toEqual([
      { words: 'z0000maple z0000zzz z0000_00qffx' },
      { words: '' },
      { words: 'z00l9maple z00l97' },
    ]);
    await database.close();
  });
});
