import type { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../src/database/schema/migrations';
import { migrate } from '../../src/database/schema/migrator';
import { openDataSource } from './data-source';
import { describeOnEachDatabase, freshPlace, preparedPlace } from './databases';

const QUIET = { log: () => undefined, beforeUpgrade: () => Promise.resolve(null) };

describeOnEachDatabase('A prepared database', (_, engine) => {
  it('is the same as a migrated one', async () => {
    const found = [];
    for (const place of [await freshPlace(engine), await preparedPlace(engine)]) {
      const dataSource = await openDataSource(place, { hasEntities: true });
      await migrate(dataSource, MIGRATIONS, QUIET);
      found.push(await contentsOf(dataSource));
      await dataSource.destroy();
    }
    expect(found[0]?.length).toBeGreaterThan(70);
    expect(found[1]).toEqual(found[0]);
  });
});

/** The definition and rows of each table. */
async function contentsOf(dataSource: DataSource): Promise<unknown[]> {
  const isSqlite = dataSource.options.type === 'better-sqlite3';
  const contents: unknown[] = [];
  const tables = await dataSource.query<Record<string, string>[]>(
    isSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%search_%' ORDER BY name"
      : 'SHOW TABLES',
  );
  for (const row of tables) {
    const name = Object.values(row)[0] ?? '';
    const definition = await dataSource.query<unknown>(
      isSqlite
        ? `SELECT sql FROM sqlite_master WHERE tbl_name = '${name}' ORDER BY name`
        : `SHOW CREATE TABLE \`${name}\``,
    );
    const rows: unknown = await dataSource.query(`SELECT * FROM \`${name}\``);
    contents.push({
      name,
      definition: withoutSet(definition),
      rows: name === 'schema_lease' ? [] : rows,
    });
  }
  return contents;
}

/** MySQL names the character set of a column in some definitions and leaves it out in others. */
const withoutSet = (definition: unknown) =>
  JSON.stringify(definition).replaceAll('CHARACTER SET utf8mb4 COLLATE', 'COLLATE');
