/** One replica of the application. */
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';
import { SERVER_MEMORY } from '../steps/server-memory.mjs';
import { makeProgram } from './process.mjs';
import { untilProgram } from './wait.mjs';

const HOST = '127.0.0.1';
export const BUILD = join(ROOT, 'backend/dist');

/**
 * @typedef {ReturnType<typeof makeReplica>} Replica
 */

/**
 * @param {object} given
 * @param {string} given.name such as 'a'
 * @param {number} given.port
 * @param {string} given.folder for its log
 * @param {string} given.node the Node that runs it
 * @param {NodeJS.ProcessEnv} given.settings of the product, the same for all replicas
 */
export function makeReplica({ name, port, folder, node, settings }) {
  const url = `http://${HOST}:${String(port)}`;
  const program = makeProgram({
    name: `replica ${name}`,
    command: node,
    args: [],
    env: { ...SERVER_MEMORY, ...settings, HOST, PORT: String(port) },
    logFile: join(folder, `replica-${name}.log`),
  });
  const isReady = async () => {
    try {
      return (await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(5_000) })).ok;
    } catch {
      return false;
    }
  };
  return {
    name,
    port,
    url,
    program,
    isReady,
    /**
     * @param {object} [how]
     * @param {string} [how.build] folder of another version
     * @param {string[]} [how.before] a program that runs it
     */
    async start({ build = BUILD, before = [] } = {}) {
      program.start([join(build, 'main.js')], before);
      await untilProgram(program, 'is ready', isReady);
    },
  };
}
