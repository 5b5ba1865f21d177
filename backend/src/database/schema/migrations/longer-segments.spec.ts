import { describeOn, freshPlace } from '../../../../test/databases/databases';
import { writeOld } from '../../../../test/old-schema';
import { Database } from '../../database';
import { MIGRATIONS } from '../migrations';
import { LONGER_SEGMENTS } from './0020-longer-segments';

const BEFORE = MIGRATIONS.slice(0, MIGRATIONS.indexOf(LONGER_SEGMENTS));
const WORDS = `INSERT INTO vehicle_search (id, words) VALUES
  (19999, 'z0001ford z0001z0001'), (20000, 'z0002fiat'), (720000, 'z00201z0020 z0020kia'), (5, '')`;

describeOn('mysql', 'Words of vehicles from before their segments were longer', () => {
  it('are found in the segment of their record alone, and those without any stay so', async () => {
    const place = await freshPlace('mysql');
    const old = new Database({ database: place }, { migrations: BEFORE });
    await old.open();
    await writeOld(old, WORDS);
    await old.close();

    const database = new Database({ database: place });
    await database.open();
    const find = async (sought: string) => {
      const rows = await database.query<{ id: number }>(
        'SELECT id FROM vehicle_search WHERE MATCH (words) AGAINST (? IN BOOLEAN MODE) ORDER BY id',
        [sought],
      );
      return rows.map(({ id }) => id);
    };
    expect(await find('z0000f* z0001f* z0002f*')).toEqual([19_999, 20_000]);
    expect(await find('z0001f* z0002f*')).toEqual([20_000]);
    expect(await find('z0010kia*')).toEqual([720_000]);
    expect(await find('z0020*')).toEqual([]);
    expect(await database.query('SELECT words FROM vehicle_search ORDER BY id')).toEqual([
      { words: '' },
      { words: 'z0000ford z0000z0001' },
      { words: 'z0001fiat' },
      { words: 'z00101z0020 z0010kia' },
    ]);
    await database.close();
  });
});
