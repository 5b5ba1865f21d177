/** HAProxy with the settings of production, for database and replicas. */
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';
import { makeProgram } from './process.mjs';

const SETTINGS = join(ROOT, 'deploy/haproxy');
const HOST = '127.0.0.1';

/**
 * @param {object} given
 * @param {{ web: number, database: number, others: number }} given.ports
 * @param {import('./galera-node.mjs').NodePlace[]} given.nodes
 * @param {number[]} given.replicaPorts
 * @param {string} given.folder for its log
 * @param {string} given.haproxy
 */
export function makeProxy({ ports, nodes, replicaPorts, folder, haproxy }) {
  const at = (/** @type {number} */ port) => `${HOST}:${String(port)}`;
  /** @param {string} name @param {string[]} addresses */
  const numbered = (name, addresses) =>
    Object.fromEntries(
      addresses.map((address, index) => [`${name}_${String(index + 1)}`, address]),
    );
  return makeProgram({
    name: 'HAProxy',
    command: haproxy,
    args: ['-db', ...['haproxy.cfg', 'web.cfg'].flatMap((file) => ['-f', join(SETTINGS, file)])],
    env: {
      WEB_BIND: at(ports.web),
      DATABASE_BIND: at(ports.database),
      OTHERS_BIND: at(ports.others),
      ...numbered(
        'GALERA',
        nodes.map(({ host, port }) => `${host}:${String(port)}`),
      ),
      ...numbered('APP', replicaPorts.map(at)),
    },
    logFile: join(folder, 'haproxy.log'),
  });
}
