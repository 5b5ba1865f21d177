import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import mysql from 'mysql2/promise';

const IS_SEALED = `SELECT settledId >= (SELECT MAX(id) FROM activity) AS isSealed FROM audit_chain WHERE id = 1`;

/**
 * Waits until a server that has just started has sealed the loaded activity: a million entries keep the database
 * busy for minutes.
 * @param {Record<string, string>} limitEnv where the rows are
 */
export async function waitUntilSealed({ SQLITE_FILE, DATABASE_URL }) {
  while (!(await (SQLITE_FILE ? isFileSealed(SQLITE_FILE) : isServerSealed(DATABASE_URL ?? ''))))
    await delay(500);
}

/** @param {string} file */
function isFileSealed(file) {
  const database = new Database(file, { readonly: true });
  const row = /** @type {{ isSealed: number } | undefined} */ (database.prepare(IS_SEALED).get());
  database.close();
  return row?.isSealed === 1;
}

/** @param {string} url */
async function isServerSealed(url) {
  const connection = await mysql.createConnection(url);
  const [rows] = await connection.query(IS_SEALED);
  await connection.end();
  return /** @type {{ isSealed: number }[]} */ (rows)[0]?.isSealed === 1;
}
