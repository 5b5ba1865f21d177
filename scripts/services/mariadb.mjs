/**
 * A private MariaDB for tests and development.
 * As a command, `node scripts/services/mariadb.mjs` runs one until Ctrl-C and prints its address.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram, thisMachine } from './binaries.mjs';
import { runInForeground } from './foreground.mjs';
import { DATABASE, accounts, isMysqlGreeting } from './mysql-protocol.mjs';
import { startPrivateServer } from './private-server.mjs';

/** @type {import('./binaries.mjs').Program} */
export const MARIADB = {
  title: 'MariaDB',
  names: ['mariadbd', 'mysqld'],
  debianPackage: 'mariadb-server',
  override: 'MARIADBD_PATH',
};

/** @type {import('./binaries.mjs').Program} */
export const INSTALL_DB = {
  title: "MariaDB's set-up program",
  names: ['mariadb-install-db', 'mysql_install_db'],
  debianPackage: 'mariadb-server',
};

/**
 * Starts a private MariaDB on a free port of 127.0.0.1 and creates an empty database in it.
 * @param {object} [options]
 * @param {number} [options.memoryMb] of its data kept in memory
 * @param {readonly string[]} [options.more] arguments of the server besides
 * @returns {Promise<import('./mysql-protocol.mjs').DatabaseService>}
 */
export async function startMariaDb({ memoryMb = 256, more = [] } = {}) {
  const machine = thisMachine();
  const mariadbd = await ensureProgram(MARIADB, machine);
  const installDb = await ensureProgram(INSTALL_DB, machine);
  const password = randomBytes(12).toString('hex');
  const adminPassword = randomBytes(12).toString('hex');
  // Both programs refuse to run as root without this option.
  const asRoot = machine.isRoot ? ['--user=root'] : [];

  const server = await startPrivateServer({
    name: 'mariadb',
    prepare: async (dataDir) => {
      mkdirSync(join(dataDir, 'tmp'));
      await createDataFolder(installDb, dataDir, asRoot);
      writeFileSync(join(dataDir, 'init.sql'), accounts(password, adminPassword), { mode: 0o600 });
    },
    command: ({ port, dataDir }) => ({
      command: mariadbd,
      args: [
        '--no-defaults',
        ...asRoot,
        `--datadir=${join(dataDir, 'db')}`,
        `--tmpdir=${join(dataDir, 'tmp')}`,
        `--socket=${join(dataDir, 'mariadb.sock')}`,
        `--pid-file=${join(dataDir, 'mariadb.pid')}`,
        `--init-file=${join(dataDir, 'init.sql')}`,
        '--bind-address=127.0.0.1',
        `--port=${String(port)}`,
        '--skip-networking=0',
        '--skip-name-resolve',
        '--character-set-server=utf8mb4',
        `--innodb-buffer-pool-size=${String(memoryMb)}M`,
        // While it flushes its word cache, at a tenth of this size, a search may miss some words.
        '--innodb-ft-cache-size=80000000',
        '--innodb-log-file-size=64M',
        // A commit survives a crash of the server, but not of the machine: enough for a test.
        '--innodb-flush-log-at-trx-commit=2',
        '--max-connections=300',
        '--performance-schema=OFF',
        ...more,
      ],
    }),
    isGreeting: isMysqlGreeting,
  });

  const address = `127.0.0.1:${String(server.port)}`;
  return {
    ...server,
    url: `mysql://dispatch:${password}@${address}/${DATABASE}`,
    adminUrl: `mysql://admin:${adminPassword}@${address}/`,
  };
}

/**
 * @param {string} installDb
 * @param {string} dataDir
 * @param {string[]} asRoot
 */
async function createDataFolder(installDb, dataDir, asRoot) {
  const child = spawn(
    installDb,
    [
      '--no-defaults',
      `--datadir=${join(dataDir, 'db')}`,
      // Two at once would conflict in the machine's folder for temporary tables.
      `--tmpdir=${join(dataDir, 'tmp')}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const collect = (/** @type {Buffer} */ chunk) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`MariaDB could not make its data folder.\n${output.trim()}`);
}

void runInForeground(import.meta.url, async () => {
  const database = await startMariaDb();
  return {
    stop: database.stop,
    lines: [`DATABASE_URL=${database.url}`, `TEST_MARIADB_URL=${database.adminUrl}`],
  };
});
