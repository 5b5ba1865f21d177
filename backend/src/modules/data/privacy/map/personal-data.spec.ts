import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES } from '../../../../database/schema/entities';
import { columnsOf } from '../../../../database/schema/entity-columns';
import { describeOnEachDatabase } from '../../../../../test/databases/databases';
import type { Database } from '../../../../database/database';
import { PERSONAL_DATA } from './personal-data';
import { classified } from './personal-table';

const PAGE = join(__dirname, '../../../../../../docs/privacy.md');
const TEXTS = ['varchar', 'text'];

/** The text columns of every table. Another test compares these entities with both databases. */
function textColumns(): [string, string[]][] {
  const { tables } = getMetadataArgsStorage();
  return ENTITIES.map((entity) => {
    const table = String(tables.find(({ target }) => target === entity)?.name);
    const columns = columnsOf(table).filter(({ options: { type } }) =>
      TEXTS.includes(String(type)),
    );
    return [table, columns.map(({ propertyName }) => propertyName)];
  });
}

test('Every text column is classified once: about a person, or about none', () => {
  const tables = textColumns();
  expect(tables.length).toBeGreaterThan(35);
  for (const [table, columns] of tables) {
    const known = classified(PERSONAL_DATA[table] ?? {});
    expect({ table, columns: known.sort() }).toEqual({ table, columns: columns.sort() });
  }
  const names = tables.map(([table]) => table);
  expect(Object.keys(PERSONAL_DATA).filter((table) => !names.includes(table))).toEqual([]);
});

test('the page about privacy names every free text that an erasure leaves', () => {
  const page = readFileSync(PAGE, 'utf8').replaceAll(/\s+/g, ' ');
  const told = page.slice(page.indexOf('## Erase a person'), page.indexOf('## Decide how long'));
  const words = Object.values(PERSONAL_DATA).flatMap(({ kept = {} }) => Object.values(kept));
  expect([...new Set(words)].filter((one) => !told.includes(one))).toEqual([]);
});

describeOnEachDatabase('The map of personal data', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
  });

  const conditions = Object.entries(PERSONAL_DATA).flatMap(([table, { of = {} }]) =>
    Object.values(of).map((condition) => [table, condition] as const),
  );

  it.each(conditions)('names the owners of the rows of %s: %s', async (table, condition) => {
    const sql = `SELECT 1 FROM ${table} WHERE ${condition.replaceAll(':id', '0')}`;
    expect(await database.query(sql)).toEqual([]);
  });
});
