/**
 * A private MySQL for tests and development.
 * As a command, `node scripts/services/mysql.mjs` runs one until Ctrl-C and prints its address.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { thisMachine } from './binaries.mjs';
import { runInForeground } from './foreground.mjs';
import { ensureMysql } from './mysql-packages.mjs';
import { DATABASE, accounts, isMysqlGreeting } from './mysql-protocol.mjs';
import { startPrivateServer } from './private-server.mjs';

const run = promisify(execFile);

/**
 * Starts a private MySQL on a free port of 127.0.0.1 and creates an empty database in it.
 * @param {object} [options]
 * @param {number} [options.memoryMb] of its data kept in memory
 * @param {readonly string[]} [options.more] arguments of the server besides
 * @returns {Promise<import('./mysql-protocol.mjs').DatabaseService>}
 */
export async function startMysql({ memoryMb = 256, more = [] } = {}) {
  const { command, args } = await ensureMysql();
  const password = randomBytes(12).toString('hex');
  const adminPassword = randomBytes(12).toString('hex');
  // It refuses to run as root without this option.
  const asRoot = thisMachine().isRoot ? ['--user=root'] : [];
  const common = (/** @type {string} */ dataDir) => [
    ...args,
    ...(args.includes('--no-defaults') ? [] : ['--no-defaults']),
    ...asRoot,
    `--datadir=${join(dataDir, 'db')}`,
    `--tmpdir=${join(dataDir, 'tmp')}`,
    // Its default folder does not exist.
    '--secure-file-priv=',
  ];

  const server = await startPrivateServer({
    name: 'mysql',
    prepare: async (dataDir) => {
      mkdirSync(join(dataDir, 'tmp'));
      await createDataFolder(command, common(dataDir));
      writeFileSync(join(dataDir, 'init.sql'), accounts(password, adminPassword), { mode: 0o600 });
    },
    command: ({ port, dataDir }) => ({
      command,
      args: [
        ...common(dataDir),
        `--socket=${join(dataDir, 'mysql.sock')}`,
        `--pid-file=${join(dataDir, 'mysql.pid')}`,
        `--init-file=${join(dataDir, 'init.sql')}`,
        '--bind-address=127.0.0.1',
        `--port=${String(port)}`,
        '--mysqlx=OFF',
        '--skip-name-resolve',
        `--innodb-buffer-pool-size=${String(memoryMb)}M`,
        '--innodb-redo-log-capacity=64M',
        // The default of 1 % of the memory is too little for searches during many writes.
        '--innodb-ft-cache-size=80000000',
        // A commit survives a crash of the server, but not of the machine: enough for a test.
        '--innodb-flush-log-at-trx-commit=2',
        '--skip-log-bin',
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
 * @param {string} command
 * @param {string[]} common
 */
async function createDataFolder(command, common) {
  try {
    await run(command, [...common, '--initialize-insecure', '--innodb-redo-log-capacity=64M']);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`MySQL could not make its data folder.\n${output.trim()}`, { cause: error });
  }
}

void runInForeground(import.meta.url, async () => {
  const database = await startMysql();
  return {
    stop: database.stop,
    lines: [`DATABASE_URL=${database.url}`, `TEST_MYSQL_URL=${database.adminUrl}`],
  };
});
