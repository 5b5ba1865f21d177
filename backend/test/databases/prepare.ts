import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection, escape, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseSettings } from '../../src/config/settings-types';
import { Database } from '../../src/database/database';
import type { Engine } from '../../src/database/engines/engine';
import { type MysqlSettings, sqliteFile } from '../../src/database/engines/options';
import { plannedSteps } from '../../src/database/schema/migration';
import { MIGRATIONS } from '../../src/database/schema/migrations';
import { createServerDatabase, dropServerDatabase } from './server-databases';
import { unrecorded } from './statements';

/** Valid until the migrations or the database server change; safe to delete. */
const KEPT = join(__dirname, '../../../.cache');

/**
 * Creates the migrated tables in an empty database from a cached schema, which saves most of the time of hundreds of
 * tests. Migrations have their own tests.
 */
export async function prepare(place: DatabaseSettings): Promise<void> {
  if (place.engine === 'sqlite') copyFileSync(await keptSqlite(), sqliteFile(place));
  else
    await unrecorded(() =>
      withConnection(place, async (to) => {
        await to.query(await keptStatements(to));
      }),
    );
}

async function keptSqlite(): Promise<string> {
  return kept('sqlite', 'db', async (file) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dispatch-test-'));
    const place = { engine: 'sqlite', dataDir } as const;
    await migrated(place);
    copyFileSync(sqliteFile(place), file);
    rmSync(dataDir, { recursive: true });
  });
}

async function keptStatements(connection: Connection): Promise<string> {
  const [version] = await rowsOf(connection, 'SELECT VERSION() AS version');
  const file = await kept(
    'mysql',
    'sql',
    async (to) => {
      const place = await createServerDatabase();
      await migrated(place);
      writeFileSync(to, await withConnection(place, statementsOf));
      await dropServerDatabase(place);
    },
    String(version?.['version']),
  );
  return readFileSync(file, 'utf8');
}

/** The path of the cached schema; creates it if it is missing. */
async function kept(
  engine: Engine,
  ending: string,
  make: (file: string) => Promise<void>,
  server = '',
): Promise<string> {
  const schema = JSON.stringify([server, plannedSteps(MIGRATIONS, engine)]);
  const name = createHash('sha256').update(schema).digest('hex').slice(0, 16);
  const file = join(KEPT, `schema-${name}.${ending}`);
  if (existsSync(file)) return file;
  mkdirSync(KEPT, { recursive: true });
  // Other processes may create it too: write to a draft and rename, so that each sees a complete file.
  const unfinished = `${file}.${String(process.pid)}`;
  await make(unfinished);
  renameSync(unfinished, file);
  return file;
}

async function migrated(place: DatabaseSettings): Promise<void> {
  const database = new Database({ database: place });
  await database.open();
  await database.close();
}

/** The statements that recreate the whole database, in any order of its tables. */
async function statementsOf(connection: Connection): Promise<string> {
  const statements = ['SET foreign_key_checks = 0'];
  for (const names of await rowsOf(connection, 'SHOW TABLES')) {
    const table = `\`${String(Object.values(names)[0])}\``;
    const [definition] = await rowsOf(connection, `SHOW CREATE TABLE ${table}`);
    statements.push(String(definition?.['Create Table']));
    const rows = await rowsOf(connection, `SELECT * FROM ${table}`);
    for (const row of rows)
      statements.push(`INSERT INTO ${table} VALUES (${escape(Object.values(row))})`);
  }
  return statements.join(';\n');
}

async function rowsOf(connection: Connection, sql: string): Promise<RowDataPacket[]> {
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  return rows;
}

async function withConnection<T>(
  { host, port, user, password, name }: MysqlSettings,
  use: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({
    ...{ host, port, user, password, database: name },
    ...{ dateStrings: true, multipleStatements: true },
  });
  try {
    return await use(connection);
  } finally {
    await connection.end();
  }
}
