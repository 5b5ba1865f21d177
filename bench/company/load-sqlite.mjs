import Database from 'better-sqlite3';
import { countAnew, countReports } from '../product.mjs';
import { COLUMNS, REPORTED, SEARCH_TABLES } from './tables.mjs';

/**
 * Loads the rows into a migrated, empty database file.
 * @param {string} file
 * @param {Iterable<import('./tables.mjs').Rows>} batches
 */
export async function loadSqlite(file, batches) {
  const database = new Database(file);
  // Durability does not matter: after a crash the file is built again.
  database.pragma('journal_mode = DELETE');
  database.pragma('journal_mode = OFF');
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -262144');
  for (const table of SEARCH_TABLES)
    database.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('automerge', 0)`);
  /** @type {Map<string, import('better-sqlite3').Statement>} */
  const statements = new Map();
  for (const table of /** @type {import('./tables.mjs').Table[]} */ (Object.keys(COLUMNS))) {
    const isSearch = table.endsWith('_search');
    const columns = COLUMNS[table].map((column) =>
      isSearch && column === 'id' ? 'rowid' : `"${column}"`,
    );
    const values = columns.map(() => '?').join(', ');
    statements.set(
      table,
      database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`),
    );
  }
  const store = database.transaction((/** @type {import('./tables.mjs').Rows} */ rows) => {
    for (const [table, records] of Object.entries(rows))
      for (const record of records) statements.get(table)?.run(record);
  });
  for (const rows of batches) store(rows);
  for (const table of SEARCH_TABLES) {
    database.exec(`INSERT INTO ${table}(${table}) VALUES ('optimize')`);
    database.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('automerge', 4)`);
  }
  await countAnew((sql) => Promise.resolve(database.exec(sql)));
  database.exec(REPORTED);
  await countReports((sql, values) => {
    const statement = database.prepare(sql);
    // The values are texts and numbers.
    const bound = /** @type {(string | number | null)[]} */ (values);
    if (!statement.reader) statement.run(bound);
    const rows = statement.reader ? statement.all(bound) : [];
    return Promise.resolve(/** @type {Record<string, unknown>[]} */ (rows));
  });
  database.pragma('locking_mode = NORMAL');
  database.pragma('journal_mode = WAL');
  database.close();
}
