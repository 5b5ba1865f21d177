import { describeOn, preparedPlace } from '../../../test/databases/databases';
import { Database } from '../database';
import { addFullText, dropFullText, FULL_TEXT_TABLES } from './full-text';

/** The tables with a FULLTEXT index, with its name and column. */
const INDEXES = `SELECT TABLE_NAME AS tableName, INDEX_NAME AS name, COLUMN_NAME AS columnName
  FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND INDEX_TYPE = 'FULLTEXT'
  ORDER BY TABLE_NAME`;

describeOn('mysql', 'The full-text indexes', (makeDatabase, engine) => {
  it('match the migrations, and are the same after a rebuild', async () => {
    const database = await makeDatabase();
    const query = (sql: string, values?: readonly string[]) => database.query<unknown>(sql, values);
    const made = await query(INDEXES);
    expect(made).toEqual(
      [...FULL_TEXT_TABLES].sort().map((table) => ({
        tableName: table,
        name: `${table}_words`,
        columnName: 'words',
      })),
    );
    await query("INSERT INTO vehicle_search (id, words) VALUES (1, 'zhonda')");
    await dropFullText(query);
    expect(await query(INDEXES)).toEqual([]);
    await expect(addFullText(query)).resolves.toEqual([...FULL_TEXT_TABLES]);
    expect(await query(INDEXES)).toEqual(made);
    await expect(addFullText(query)).resolves.toEqual([]);
    const found = "SELECT id FROM vehicle_search WHERE MATCH (words) AGAINST ('zhonda')";
    expect(await query(found)).toEqual([{ id: 1 }]);
  });

  it('are rebuilt at the next start after an interrupted restore', async () => {
    const place = await preparedPlace(engine);
    const cutOff = new Database({ database: place });
    await cutOff.open();
    const made = await cutOff.query(INDEXES);
    await dropFullText((sql, values) => cutOff.query(sql, values));
    await cutOff.close();
    const lines: string[] = [];
    const next = new Database({ database: place }, { log: (line) => lines.push(line) });
    await next.open();
    expect(await next.query(INDEXES)).toEqual(made);
    await next.close();
    expect(lines).toEqual([
      `Built the index of ${FULL_TEXT_TABLES.join(', ')}, which a restore that was cut off had left out.`,
    ]);
  });
});
