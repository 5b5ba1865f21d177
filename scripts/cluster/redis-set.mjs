/** Redis with two replicas, and three Sentinels that elect the master. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { makeProgram } from './process.mjs';
import { untilProgram } from './wait.mjs';

const HOST = '127.0.0.1';
const MASTER_NAME = 'dispatch';
/** Number of Sentinels that must agree that the master is down. */
const QUORUM = 2;

/**
 * @param {object} given
 * @param {number[]} given.ports of the servers, the first master first
 * @param {number[]} given.sentinelPorts
 * @param {string} given.folder
 * @param {string} given.redisServer
 */
export function makeRedisSet({ ports, sentinelPorts, folder, redisServer }) {
  const [firstMaster = 0] = ports;

  /** @param {string} name @param {number} port @param {string[]} lines @param {string[]} [args] */
  const make = (name, port, lines, args = []) => {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const settings = join(own, 'redis.conf');
    const common = [`port ${String(port)}`, `bind ${HOST}`, `dir ${own}`, 'daemonize no'];
    const program = makeProgram({
      name,
      command: redisServer,
      args: [settings, ...args],
      logFile: join(own, 'redis.log'),
    });
    return {
      name,
      port,
      program,
      /** Sentinels and servers save their state in these files, so each start of the set rewrites them. */
      reset: () => {
        writeFileSync(settings, [...common, ...lines, ''].join('\n'));
      },
      async start() {
        program.start();
        await untilProgram(
          program,
          'answers',
          async () => (await ask(port, 'PING')) === '+PONG\r\n',
        );
      },
    };
  };

  // No persistence: they only carry events and shared limits.
  const servers = ports.map((port, index) =>
    make(`redis-${String(index + 1)}`, port, [
      'save ""',
      'appendonly no',
      ...(index > 0 ? [`replicaof ${HOST} ${String(firstMaster)}`] : []),
    ]),
  );
  const sentinels = sentinelPorts.map((port, index) =>
    make(
      `sentinel-${String(index + 1)}`,
      port,
      [
        `sentinel monitor ${MASTER_NAME} ${HOST} ${String(firstMaster)} ${String(QUORUM)}`,
        `sentinel down-after-milliseconds ${MASTER_NAME} 2000`,
        `sentinel failover-timeout ${MASTER_NAME} 10000`,
      ],
      ['--sentinel'],
    ),
  );

  const addresses = sentinelPorts.map((port) => `${HOST}:${String(port)}`);
  return {
    servers,
    sentinels,
    url: `redis+sentinel://${addresses.join(',')}/${MASTER_NAME}`,
    async start() {
      const all = [...servers, ...sentinels];
      for (const { reset } of all) reset();
      for (const group of [servers, sentinels]) await Promise.all(group.map((one) => one.start()));
    },
    /** The current master according to the Sentinels. */
    async master() {
      for (const { port } of sentinels) {
        const answer = await ask(port, `SENTINEL GET-MASTER-ADDR-BY-NAME ${MASTER_NAME}`);
        const found = servers.find((server) => answer.includes(`\r\n${String(server.port)}\r\n`));
        if (found) return found;
      }
      throw new Error('No Sentinel knows a master of Redis.');
    },
  };
}

/**
 * The first part of the response to a command; empty if there is none.
 * @param {number} port
 * @param {string} command
 * @returns {Promise<string>}
 */
function ask(port, command) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST });
    const finish = (/** @type {string} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2_000, () => {
      finish('');
    });
    socket.once('error', () => {
      finish('');
    });
    socket.once('close', () => {
      resolve('');
    });
    socket.once('data', (bytes) => {
      finish(bytes.toString());
    });
    socket.write(`${command}\r\n`);
  });
}
