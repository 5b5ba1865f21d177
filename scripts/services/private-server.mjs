/**
 * Runs a server program only for the tests, with its own temporary folder and its own port on 127.0.0.1. It ends when
 * it is stopped or when this process ends for any reason, and its folder is removed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { openSync, closeSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from './binaries.mjs';

const PORT_ATTEMPTS = 3;
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 15_000;

/**
 * @typedef {object} PrivateServer
 * @property {number} port on 127.0.0.1
 * @property {number} pid
 * @property {string} dataDir the temporary folder, removed by `stop`
 * @property {string} logFile
 * @property {() => Promise<void>} stop safe to call twice
 */

/**
 * @typedef {object} Recipe
 * @property {string} name short, for messages and the folder's name
 * @property {(dataDir: string) => Promise<void> | void} [prepare] fills the folder before the start
 * @property {(place: { port: number, dataDir: string }) => { command: string, args: string[] }} command
 * @property {(firstBytes: Buffer) => boolean} isGreeting whether what the port answers proves readiness
 * @property {string} [hello] what is sent to the port to make it answer; nothing for one that greets first
 */

/**
 * Starts a server and waits until it responds on its port.
 * @param {Recipe} recipe
 * @returns {Promise<PrivateServer>}
 */
export async function startPrivateServer(recipe) {
  for (let attempt = 1; ; attempt += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), `dispatch-${recipe.name}-`));
    const removeFolder = () => {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    };
    try {
      await recipe.prepare?.(dataDir);
      return await launch(recipe, dataDir, removeFolder);
    } catch (error) {
      removeFolder();
      // Another process may take the free port before the server starts.
      const portTaken = /address already in use/i.test(String(error));
      if (!portTaken || attempt >= PORT_ATTEMPTS) throw error;
    }
  }
}

/**
 * @param {Recipe} recipe
 * @param {string} dataDir
 * @param {() => void} removeFolder
 * @returns {Promise<PrivateServer>}
 */
async function launch(recipe, dataDir, removeFolder) {
  const port = await freePort();
  const logFile = join(dataDir, 'server.log');
  const log = openSync(logFile, 'a');
  const { command, args } = dieWithParent(recipe.command({ port, dataDir }));
  // Its own process group: Ctrl-C reaches only the parent, which then stops the server gracefully.
  const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);

  /** @type {string | null} */
  let ended = null;
  const closed = new Promise((resolve) => {
    child.once('error', (error) => {
      ended = error.message;
      resolve(undefined);
    });
    child.once('exit', (code, signal) => {
      ended ??= `it ended with ${signal ?? `exit status ${String(code)}`}`;
      resolve(undefined);
    });
  });
  const killNow = () => {
    if (ended === null) child.kill('SIGKILL');
    removeFolder();
  };
  process.once('exit', killNow);

  const stop = async () => {
    if (ended === null) {
      // Waits for its end, even if nothing else keeps this process alive.
      child.ref();
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
      await closed;
      clearTimeout(patience);
    }
    process.removeListener('exit', killNow);
    removeFolder();
  };

  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await answers(port, recipe))) {
    const reason = ended ?? (Date.now() > deadline ? 'it did not answer in time' : null);
    if (reason !== null) {
      const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-15).join('\n');
      await stop();
      throw new Error(`${recipe.name} did not start: ${reason}.\n${tail}`);
    }
    await delay(50);
  }
  if (child.pid === undefined) throw new Error(`${recipe.name} did not start.`);
  // The server must not keep its parent alive: the parent can end without calling `stop`.
  child.unref();
  return { port, pid: child.pid, dataDir, logFile, stop };
}

/** @returns {Promise<number>} a port on 127.0.0.1 that was free a moment ago */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port was found.'));
      });
    });
  });
}

/**
 * If the system can do it, ends the server when its parent is killed, which no handler in the parent could do.
 * @param {{ command: string, args: string[] }} line
 */
export function dieWithParent({ command, args }) {
  const setpriv =
    process.platform === 'linux'
      ? findProgram({ title: 'setpriv', names: ['setpriv'], debianPackage: 'util-linux' })
      : null;
  return setpriv
    ? { command: setpriv, args: ['--pdeathsig', 'TERM', command, ...args] }
    : { command, args };
}

/**
 * @param {number} port
 * @param {Recipe} recipe
 * @returns {Promise<boolean>}
 */
function answers(port, recipe) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2_000, () => {
      finish(false);
    });
    socket.once('error', () => {
      finish(false);
    });
    socket.once('close', () => {
      resolve(false);
    });
    socket.once('connect', () => {
      if (recipe.hello) socket.write(recipe.hello);
    });
    socket.once('data', (bytes) => {
      finish(recipe.isGreeting(bytes));
    });
  });
}
