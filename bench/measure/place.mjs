import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { startMariaDb } from '../../scripts/services/mariadb.mjs';
import { startMysql } from '../../scripts/services/mysql.mjs';
import { loadServer, settle, withoutRedoLog } from '../company/load-server.mjs';
import { loadSqlite } from '../company/load-sqlite.mjs';
import { companyRows } from '../company/rows.mjs';
import { Database } from '../product.mjs';

export const PASSWORD = 'bench-password';

/** A typical size for a million jobs, and the default of Docker Compose. */
const SERVER_MEMORY_MB = 2_048;

/**
 * @typedef {object} Place a database with a company in it
 * @property {Record<string, string>} appEnv
 * @property {Record<string, string>} limitEnv
 * @property {number} loadSeconds
 * @property {() => Promise<void>} remove
 */

/** @typedef {'sqlite' | 'mariadb' | 'mysql'} Engine */

/**
 * @param {Engine} engine
 * @param {number} jobs
 * @param {number} [active] number of active jobs
 * @returns {Promise<Place>}
 */
export async function preparePlace(engine, jobs, active) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dispatch-bench-'));
  const removeFolder = () => {
    rmSync(dataDir, { recursive: true, force: true });
  };
  const kind = engine === 'sqlite' ? 'sqlite' : 'mysql';
  const rows = companyRows(kind, jobs, await hash(PASSWORD), active);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  if (engine === 'sqlite') {
    const file = join(dataDir, 'dispatch.db');
    await migrate({ engine: 'sqlite', dataDir });
    await loadSqlite(file, rows);
    return {
      appEnv: { DATA_DIR: dataDir },
      limitEnv: { SQLITE_FILE: file },
      loadSeconds: seconds(),
      remove: () => Promise.resolve(removeFolder()),
    };
  }
  const memory = { memoryMb: SERVER_MEMORY_MB };
  // MySQL takes rows from a client's stream only with this option.
  const server = await (engine === 'mysql'
    ? startMysql({ ...memory, more: ['--local-infile=ON'] })
    : startMariaDb(memory));
  const { hostname, port, username, password, pathname } = new URL(server.url);
  /** @type {Settings} */
  const settings = {
    ...{ engine: 'mysql', host: hostname, port: Number(port) },
    ...{ user: username, password, name: pathname.slice(1) },
  };
  await migrate(settings);
  const load = () => loadServer(server.url, rows);
  await (engine === 'mysql' ? withoutRedoLog(server.adminUrl, load) : load());
  await settle(server.adminUrl);
  return {
    appEnv: { DATA_DIR: dataDir, DATABASE_URL: server.url },
    limitEnv: { DATABASE_URL: server.url },
    loadSeconds: seconds(),
    remove: async () => {
      await server.stop();
      removeFolder();
    },
  };
}

/** @typedef {ConstructorParameters<typeof Database>[0]['database']} Settings */

/** @param {Settings} settings */
async function migrate(settings) {
  const database = new Database({ database: settings });
  await database.open();
  await database.close();
}
