import { DataSource } from 'typeorm';
import { describeOnEachDatabase, freshPlace } from '../../test/databases';
import { Database } from './database';
import { mysqlOptions, sqliteFile, sqliteOptions } from './options';

describeOnEachDatabase('The migrated schema', (makeDatabase, engine) => {
  it('is exactly what the entities describe', async () => {
    const place = await freshPlace(engine);
    const database = new Database({ database: place });
    await database.open();
    await database.close();
    const dataSource = await new DataSource(
      place.engine === 'sqlite' ? sqliteOptions(sqliteFile(place), 'writer') : mysqlOptions(place),
    ).initialize();
    try {
      const drift = await dataSource.driver.createSchemaBuilder().log();
      expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
    } finally {
      await dataSource.destroy();
    }
  });

  it('is there after opening', async () => {
    const database = await makeDatabase();
    expect(await database.query('SELECT name FROM guards ORDER BY name')).toEqual([
      { name: 'customer-upsert' },
      { name: 'last-admin' },
    ]);
  });
});
