import type { Database } from '../src/database/database';

/** Writes to a database of an older schema, which has no room for what this program's own commits count. */
export async function writeOld(database: Database, ...statements: string[]): Promise<void> {
  const { query, release } = await database.lease();
  try {
    for (const sql of statements) await query(sql);
  } finally {
    release();
  }
}
