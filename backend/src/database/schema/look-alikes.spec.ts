import { openDataSource } from '../../../test/databases/data-source';
import { describeOnEachDatabase, freshPlace } from '../../../test/databases/databases';
import { MIGRATIONS } from './migrations';
import { LOOK_ALIKES } from './migrations/0043-look-alikes';
import { migrate } from './migrator';

const QUIET = { log: () => undefined, beforeUpgrade: () => Promise.resolve(null) };
const AT = '2026-01-05 10:00:00.000';

describeOnEachDatabase('What looks the same', (_, engine) => {
  it('gets one key in existing rows: the newer of two names gets a number', async () => {
    const place = await freshPlace(engine);
    const dataSource = await openDataSource(place, { hasEntities: false });
    const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(LOOK_ALIKES));
    await migrate(dataSource, before, QUIET);
    for (const [name, code] of [
      ['Garage  Bélanger', 'K1A OB1'],
      ['Garage Bélanger inc.', 'h2x1y4'],
    ])
      await dataSource.query(
        `INSERT INTO customers (name, nameKey, nameSort, postalCode, status, version, createdAt, updatedAt)
          VALUES (?, ?, ?, ?, 'active', 1, ?, ?)`,
        [name, name?.toLowerCase(), name?.toLowerCase(), code, AT, AT],
      );
    for (const name of ['Rush\u00a0jobs', 'Rush jobs', 'RUSH  jobs', 'L’été']) {
      const key = name.toLowerCase();
      await dataSource.query(
        `INSERT INTO job_templates (name, nameKey, job, version, createdAt, updatedAt) VALUES (?, ?, '{}', 1, ?, ?)`,
        [name, key, AT, AT],
      );
    }
    await migrate(dataSource, MIGRATIONS, QUIET);
    expect(
      await dataSource.query('SELECT nameKey, likenessKey, postalCode FROM customers ORDER BY id'),
    ).toEqual([
      { nameKey: 'garage bélanger', likenessKey: 'garage belanger', postalCode: 'K1A 0B1' },
      { nameKey: 'garage bélanger inc.', likenessKey: 'garage belanger', postalCode: 'H2X 1Y4' },
    ]);
    expect(await dataSource.query('SELECT name, nameKey FROM job_templates ORDER BY id')).toEqual([
      { name: 'Rush\u00a0jobs', nameKey: 'rush jobs' },
      { name: 'Rush jobs 2', nameKey: 'rush jobs 2' },
      { name: 'RUSH  jobs 3', nameKey: 'rush jobs 3' },
      { name: 'L’été', nameKey: "l'ete" },
    ]);
    await dataSource.destroy();
  });
});
