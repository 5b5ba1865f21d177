import { DataSource } from 'typeorm';
import { describeOn, freshPlace } from '../../../../test/databases/databases';
import { MIGRATIONS } from '../migrations';
import { migrate } from '../migrator';
import { sqliteFile, sqliteOptions } from '../../engines/options';
import { LONGER_BEGINNINGS } from './0018-longer-beginnings';

const NUMBER = MIGRATIONS.indexOf(LONGER_BEGINNINGS);
const QUIET = { log: () => undefined, beforeUpgrade: () => Promise.resolve(null) };

describeOn('sqlite', 'Words from before longer beginnings were kept', () => {
  it('are found as before, those of jobs and of vehicles', async () => {
    const place = await freshPlace('sqlite');
    if (place.engine !== 'sqlite') throw new Error('Not the engine that was asked for.');
    const database = await new DataSource(sqliteOptions(sqliteFile(place), 'writer')).initialize();
    await migrate(database, MIGRATIONS.slice(0, NUMBER), QUIET);
    await database.query(
      `INSERT INTO job_search (rowid, words) VALUES (1, 'zzmaple zz4510123'), (7654321, 'zz4510124')`,
    );
    await database.query(`INSERT INTO vehicle_search (rowid, words) VALUES (20000, 'zzcivic')`);
    await migrate(database, MIGRATIONS.slice(0, NUMBER + 1), QUIET);

    const find = async (table: 'job_search' | 'vehicle_search', sought: string) => {
      const rows: { id: number }[] = await database.query(
        `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid`,
        [sought],
      );
      return rows.map(({ id }) => id);
    };
    expect(await find('job_search', '"zz451012"*')).toEqual([1, 7_654_321]);
    expect(await find('job_search', '"zz4510123"* AND "zzmap"*')).toEqual([1]);
    expect(await find('vehicle_search', '"zzciv"*')).toEqual([20_000]);
    const tables: { sql: string }[] = await database.query(
      `SELECT sql FROM sqlite_master WHERE name IN ('job_search', 'vehicle_search')`,
    );
    const kept = tables.map(({ sql }) => /prefix='([\d ]+)'/.exec(sql)?.[1]);
    expect(kept).toEqual(['4 5 6 7 8', '4 5 6 7 8']);
    await database.destroy();
  });
});
