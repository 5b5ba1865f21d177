import { driverFacts } from '../engines/failure';

/**
 * A server's tables that are searched by a FULLTEXT index on their column `words`. Migrations create the indexes; a
 * restore drops and rebuilds them.
 */
export const FULL_TEXT_TABLES = [
  'customer_search',
  'vehicle_search',
  'invoice_search',
  'delivered_words',
] as const;
type FullTextTable = (typeof FULL_TEXT_TABLES)[number];

/** The index exists already. */
const DUPLICATE_KEY_NAME = 1061;

type Query = (sql: string, values?: readonly string[]) => Promise<unknown>;

/** Drops the index of each table that has one. Searches fail until `addFullText`. */
export async function dropFullText(query: Query): Promise<void> {
  for (const table of await tablesWhere(query, 'EXISTS'))
    // Without FORCE, MariaDB keeps leftovers of the old index, and a new index over them can be empty.
    await query(`ALTER TABLE ${table} DROP INDEX ${indexOf(table)}, FORCE`);
}

/** Builds missing indexes over the existing words; returns their tables. */
export async function addFullText(query: Query): Promise<readonly FullTextTable[]> {
  const tables = await tablesWhere(query, 'NOT EXISTS');
  for (const table of tables)
    await query(`ALTER TABLE ${table} ADD FULLTEXT INDEX ${indexOf(table)} (words)`).catch(
      (error: unknown) => {
        // Another process may have built it meanwhile.
        if (driverFacts(error).number !== DUPLICATE_KEY_NAME) throw error;
      },
    );
  return tables;
}

function indexOf(table: FullTextTable): string {
  return `${table}_words`;
}

/** The existing tables with an index, or without one. */
async function tablesWhere(
  query: Query,
  exists: 'EXISTS' | 'NOT EXISTS',
): Promise<readonly FullTextTable[]> {
  const rows = (await query(
    `SELECT t.TABLE_NAME AS name FROM information_schema.TABLES t
      WHERE t.TABLE_SCHEMA = DATABASE() AND t.TABLE_NAME IN (${FULL_TEXT_TABLES.map(() => '?').join(', ')})
      AND ${exists} (SELECT 1 FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = DATABASE()
        AND s.TABLE_NAME = t.TABLE_NAME AND s.INDEX_TYPE = 'FULLTEXT')`,
    FULL_TEXT_TABLES,
  )) as readonly { readonly name: string }[];
  return FULL_TEXT_TABLES.filter((table) => rows.some(({ name }) => name === table));
}
