import { DataSource } from 'typeorm';
import { describeOn, freshPlace } from '../../../../test/databases/databases';
import { MIGRATIONS } from '../migrations';
import { migrate } from '../migrator';
import { mysqlOptions } from '../../engines/options';
import { SEARCH_SEGMENTS } from './0010-search-segments';

const NUMBER = MIGRATIONS.indexOf(SEARCH_SEGMENTS);
const QUIET = { log: () => undefined, beforeUpgrade: () => Promise.resolve(null) };

describeOn('mysql', 'Words from before there were segments', () => {
  it('are found in the segment of their record, and those without any stay so', async () => {
    const place = await freshPlace('mysql');
    if (place.engine !== 'mysql') throw new Error('Not the engine that was asked for.');
    const database = await new DataSource(mysqlOptions(place)).initialize();
    await migrate(database, MIGRATIONS.slice(0, NUMBER), QUIET);
    await database.query(
      `INSERT INTO job_search (id, words) VALUES (1, 'zzmaple zzzzz zz_00qffx'), (2, ''), (7654321, 'zzmaple zz7')`,
    );
    await database.query(`INSERT INTO vehicle_search (id, words) VALUES (20000, 'zzford')`);
    await migrate(database, MIGRATIONS.slice(0, NUMBER + 1), QUIET);

    const find = async (table: 'job_search' | 'vehicle_search', sought: string) => {
      const rows: { id: number }[] = await database.query(
        `SELECT id FROM ${table} WHERE MATCH (words) AGAINST (? IN BOOLEAN MODE) ORDER BY id`,
        [sought],
      );
      return rows.map(({ id }) => id);
    };
    expect(await find('job_search', 'z0000map* z00l9map*')).toEqual([1, 7_654_321]);
    expect(await find('job_search', 'z0000zzz*')).toEqual([1]);
    expect(await find('job_search', 'z00l97*')).toEqual([7_654_321]);
    expect(await find('vehicle_search', 'z0002ford*')).toEqual([20_000]);
    expect(await database.query('SELECT words FROM job_search ORDER BY id')).toEqual([
      { words: 'z0000maple z0000zzz z0000_00qffx' },
      { words: '' },
      { words: 'z00l9maple z00l97' },
    ]);
    await database.destroy();
  });
});
