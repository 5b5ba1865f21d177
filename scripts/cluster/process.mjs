/** A program of the cluster that can be killed, paused or stopped, and started again. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { dieWithParent } from '../services/private-server.mjs';
import { tail } from '../steps/command.mjs';

const STOP_DEADLINE_MS = 30_000;

/** @type {(() => void)[]} what runs ends with this process */
const atExit = [];
process.once('exit', () => {
  for (const end of atExit) end();
});

/**
 * @typedef {object} Line
 * @property {string} name for messages
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {string} logFile
 */

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} logFile
 * @property {(args?: string[], before?: string[]) => void} start arguments are added to the line's, for this start alone; what
 *   stands before it is a program that runs it
 * @property {() => boolean} isRunning a paused one runs
 * @property {() => Promise<void>} kill ends it and all that it started, without a chance to say anything
 * @property {() => Promise<void>} stop in order; killed when it takes too long
 * @property {() => void} pause holds it still, as a machine does that hangs
 * @property {() => void} resume
 * @property {() => string} lastWords the end of its log
 */

/**
 * @param {Line} line
 * @returns {Program}
 */
export function makeProgram({ name, command, args, env = {}, logFile }) {
  /** @type {{ pid: number, ended: Promise<void> } | null} */
  let running = null;

  /** @param {NodeJS.Signals} how */
  const signal = (how) => {
    try {
      // The whole group: a node that receives a copy has helper processes.
      if (running) process.kill(-running.pid, how);
    } catch {
      // It has already ended.
    }
  };
  atExit.push(() => {
    signal('SIGKILL');
  });

  /** @param {NodeJS.Signals} how */
  const end = async (how) => {
    if (!running) return;
    const { ended } = running;
    signal(how);
    const patience = setTimeout(() => {
      signal('SIGKILL');
    }, STOP_DEADLINE_MS);
    await ended;
    clearTimeout(patience);
  };

  return {
    name,
    logFile,
    start: (more = [], before = []) => {
      if (running) throw new Error(`${name} runs already.`);
      const log = openSync(logFile, 'a');
      const [first = command, ...rest] = [...before, command, ...args, ...more];
      const whole = dieWithParent({ command: first, args: rest });
      const child = spawn(whole.command, whole.args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', log, log],
        detached: true,
      });
      closeSync(log);
      const { pid } = child;
      if (pid === undefined) throw new Error(`${name} cannot be started: ${command} is missing.`);
      const ended = new Promise((/** @type {(value: void) => void} */ resolve) => {
        child.once('exit', () => {
          running = null;
          resolve();
        });
      });
      running = { pid, ended };
    },
    isRunning: () => running !== null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => {
      signal('SIGSTOP');
    },
    resume: () => {
      signal('SIGCONT');
    },
    lastWords: () => tail(readFileSync(logFile, 'utf8'), 15),
  };
}
