/** Waits for a condition, and finds free ports. */
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any step on a small machine; a longer one hangs. */
const DEADLINE_MS = 180_000;
const LOOK_MS = 100;
/** Below the system's ports for outgoing connections, which could take one in the meantime. */
const PORTS = { from: 20_000, to: 32_000 };

/**
 * @param {string} what for the message when it never does
 * @param {() => boolean | Promise<boolean>} isSo
 * @param {() => string} [details]
 */
export async function until(what, isSo, details = () => '') {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`In vain: ${what}.\n${details()}`.trim());
    await delay(LOOK_MS);
  }
}

/**
 * Waits until a program meets a condition, or has ended.
 * @param {import('./process.mjs').Program} program
 * @param {string} what
 * @param {() => boolean | Promise<boolean>} isSo
 */
export function untilProgram(program, what, isSo) {
  return until(
    `${program.name} ${what}`,
    async () => {
      if (!program.isRunning()) throw new Error(`${program.name} ended.\n${program.lastWords()}`);
      return isSo();
    },
    program.lastWords,
  );
}

/**
 * @param {number} count
 * @returns {Promise<number[]>} free ports, without duplicates
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const found = new Set();
  while (found.size < count) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}
