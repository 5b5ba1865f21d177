/** One database node: a MariaDB with Galera on its own loopback address. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../steps/root.mjs';
import { runnerIn } from './pid-file.mjs';
import { makeProgram } from './process.mjs';
import { until, untilProgram } from './wait.mjs';

const SHARED_SETTINGS = join(ROOT, 'deploy/galera/galera.cnf');
const SYNCED = '4';
const run = promisify(execFile);

/**
 * @typedef {object} NodePlace
 * @property {string} name such as 'n1'
 * @property {string} host its loopback address
 * @property {number} port for clients
 * @property {number} groupPort of the nodes among themselves
 * @property {number} catchUpPort takes what it missed
 * @property {number} copyPort takes a whole database
 */

/**
 * Progress of a node's data: the history that they belong to, and the number of its last write.
 * @typedef {{ history: string, number: bigint }} Position
 */

/**
 * @typedef {ReturnType<typeof makeGaleraNode>} GaleraNode
 */

/**
 * @param {object} given
 * @param {NodePlace} given.place
 * @param {NodePlace[]} given.all
 * @param {string} given.folder its own
 * @param {string} given.copyPassword of the account that reads a whole database for another node
 * @param {import('./programs.mjs').Programs} given.programs
 */
export function makeGaleraNode({ place, all, folder, copyPassword, programs }) {
  const dataDir = join(folder, 'data');
  const settings = join(folder, 'node.cnf');
  const socket = join(folder, 'node.sock');
  const pidFile = join(folder, 'node.pid');
  const stateFile = join(dataDir, 'grastate.dat');
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  writeFileSync(settings, settingsOf(), { mode: 0o600 });
  const program = makeProgram({
    name: place.name,
    command: programs.mariadbd,
    args: [`--defaults-file=${settings}`],
    logFile: join(folder, 'node.log'),
  });

  function settingsOf() {
    const shared = readFileSync(SHARED_SETTINGS, 'utf8');
    const options = /^wsrep_provider_options="(.*)"$/m.exec(shared)?.[1];
    if (!options) throw new Error(`${SHARED_SETTINGS} names no wsrep_provider_options.`);
    const own = [
      `gmcast.listen_addr=tcp://${place.host}:${String(place.groupPort)}`,
      `ist.recv_addr=${place.host}:${String(place.catchUpPort)}`,
    ];
    return [
      `!include ${SHARED_SETTINGS}`,
      '[mariadbd]',
      // It refuses to run as root without this option.
      ...(process.getuid?.() === 0 ? ['user=root'] : []),
      `datadir=${dataDir}`,
      `tmpdir=${join(folder, 'tmp')}`,
      `socket=${socket}`,
      `pid-file=${pidFile}`,
      `bind-address=${place.host}`,
      `port=${String(place.port)}`,
      'innodb_buffer_pool_size=128M',
      'innodb_log_file_size=64M',
      'performance_schema=OFF',
      `wsrep_cluster_address=gcomm://${all.map(({ host, groupPort }) => `${host}:${String(groupPort)}`).join(',')}`,
      `wsrep_node_name=${place.name}`,
      `wsrep_node_address=${place.host}:${String(place.groupPort)}`,
      `wsrep_node_incoming_address=${place.host}:${String(place.port)}`,
      `wsrep_sst_receive_address=${place.host}:${String(place.copyPort)}`,
      `wsrep_sst_auth=copy:${copyPassword}`,
      `wsrep_provider_options="${[options, ...own].join(';')}"`,
      '',
    ].join('\n');
  }

  /**
   * @param {string} sql
   * @param {number} [seconds] after which it counts as no answer
   * @returns {Promise<string[][]>} rows of columns
   */
  async function query(sql, seconds = 60) {
    const { stdout } = await run(
      programs.client,
      [
        ...['--no-defaults', '--user=root', `--socket=${socket}`, '--skip-column-names'],
        ...['--batch', '--raw', `--execute=${sql}`],
      ],
      { timeout: seconds * 1000, killSignal: 'SIGKILL', maxBuffer: 256 * 2 ** 20 },
    );
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((row) => row.split('\t'));
  }

  async function isSynced() {
    try {
      const rows = await query(
        "SELECT variable_value FROM information_schema.global_status WHERE variable_name IN ('wsrep_local_state', 'wsrep_ready') ORDER BY variable_name",
        5,
      );
      return rows.join(' ') === `${SYNCED} ON`;
    } catch {
      return false;
    }
  }

  /**
   * The position of its data. After a clean stop it is in a file; after a kill it must be read from the storage.
   * @returns {Promise<Position>}
   */
  async function position() {
    const state = readFileSync(stateFile, 'utf8');
    const [, kept = '', last = '-1'] = /^uuid: +(\S+)\nseqno: +(-?\d+)$/m.exec(state) ?? [];
    if (BigInt(last) >= 0n) return { history: kept, number: BigInt(last) };
    const args = [`--defaults-file=${settings}`, '--wsrep-recover', '--log-error-verbosity=3'];
    // MariaDB 10.11.19 sometimes crashes after it has printed the position, its last step.
    const { stderr } = await run(programs.mariadbd, args, { maxBuffer: 16 * 2 ** 20 }).catch(
      (/** @type {Error & { stderr: string }} */ failure) => failure,
    );
    const [, history = '', number = ''] =
      /Recovered position: ([0-9a-f-]+):(-?\d+)/.exec(stderr) ?? [];
    if (!history) throw new Error(`${place.name} does not say how far its data are.\n${stderr}`);
    return { history, number: BigInt(number) };
  }

  return {
    ...place,
    program,
    query,
    isSynced,
    position,
    dataDir,
    hasData: () => existsSync(stateFile),
    /** Waits until a node left by an earlier run has ended. */
    untilGone: () =>
      until(
        `${place.name} of an earlier run has ended`,
        () => runnerIn(pidFile, settings) === null,
      ),
    /** Starts a new history on data without one. */
    async begin() {
      program.start(['--wsrep-new-cluster']);
      await untilProgram(program, 'is in sync', isSynced);
    },
    /**
     * Starts a new cluster, which the other nodes join.
     * @param {Position} from
     */
    async found(from) {
      const state = readFileSync(stateFile, 'utf8');
      // Otherwise a node refuses to start a cluster unless it was the last to leave.
      writeFileSync(stateFile, state.replace('safe_to_bootstrap: 0', 'safe_to_bootstrap: 1'));
      program.start(['--wsrep-new-cluster', startPosition(from)]);
      await untilProgram(program, 'is in sync', isSynced);
    },
    /**
     * Joins the cluster at its data's position; the other nodes send the missing writes.
     * @param {Position} [from]
     */
    async join(from) {
      program.start([startPosition(from ?? (await position()))]);
      await untilProgram(program, 'is in sync', isSynced);
    },
  };
}

/** @param {Position} position */
function startPosition({ history, number }) {
  return `--wsrep-start-position=${history}:${String(number)}`;
}
