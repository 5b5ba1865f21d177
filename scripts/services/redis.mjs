/**
 * A private Redis for tests and development.
 * As a command, `node scripts/services/redis.mjs` runs one until Ctrl-C and prints its address.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram, thisMachine } from './binaries.mjs';
import { runInForeground } from './foreground.mjs';
import { startPrivateServer } from './private-server.mjs';

/** @type {import('./binaries.mjs').Program} */
export const REDIS = {
  title: 'Redis',
  names: ['redis-server', 'valkey-server'],
  debianPackage: 'redis-server',
  override: 'REDIS_SERVER_PATH',
};

/**
 * @typedef {object} Redis
 * @property {string} url `redis://127.0.0.1:port`
 * @property {number} port
 * @property {number} pid
 * @property {string} dataDir
 * @property {() => Promise<void>} stop ends the server and removes its folder; safe to call twice
 */

/**
 * Starts a private Redis, only in memory, on a free port of 127.0.0.1.
 * @param {import('./binaries.mjs').Machine} [machine]
 * @returns {Promise<Redis>}
 */
export async function startRedis(machine = thisMachine()) {
  const redisServer = await ensureProgram(REDIS, machine);
  const server = await startPrivateServer({
    name: 'redis',
    command: ({ port, dataDir }) => ({
      command: redisServer,
      args: [
        ...['--port', String(port)],
        ...['--bind', '127.0.0.1'],
        ...['--dir', dataDir],
        ...['--save', ''],
        ...['--appendonly', 'no'],
        ...['--daemonize', 'no'],
      ],
    }),
    hello: 'PING\r\n',
    isGreeting: (bytes) => bytes.toString().startsWith('+PONG'),
  });
  return { ...server, url: `redis://127.0.0.1:${String(server.port)}` };
}

/**
 * Starts a Sentinel that monitors a Redis as `main`.
 * @param {Redis} redis
 * @param {import('./binaries.mjs').Machine} [machine]
 */
export async function startSentinel(redis, machine = thisMachine()) {
  const redisServer = await ensureProgram(REDIS, machine);
  return startPrivateServer({
    name: 'sentinel',
    prepare: (dataDir) => {
      const watched = `sentinel monitor main 127.0.0.1 ${String(redis.port)} 1\n`;
      writeFileSync(join(dataDir, 'sentinel.conf'), watched);
    },
    command: ({ port, dataDir }) => ({
      command: redisServer,
      args: [
        ...[join(dataDir, 'sentinel.conf'), '--sentinel'],
        ...['--port', String(port)],
        ...['--bind', '127.0.0.1'],
        ...['--dir', dataDir],
      ],
    }),
    hello: 'PING\r\n',
    isGreeting: (bytes) => bytes.toString().startsWith('+PONG'),
  });
}

void runInForeground(import.meta.url, async () => {
  const redis = await startRedis();
  return { stop: redis.stop, lines: [`REDIS_URL=${redis.url}`] };
});
