import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from './root.mjs';

/** How long to wait for output after a command ended, if another process still holds its pipes. */
const LAST_WORDS_MS = 2_000;

/**
 * Functions that end each running process; they end with this one.
 * @type {Set<(how: NodeJS.Signals) => void>}
 */
const running = new Set();
process.once('exit', () => {
  for (const end of running) end('SIGKILL');
});

/** A step failed; the message says what to do next. `details` has the end of its output, for diagnosis. */
export class StepFailed extends Error {
  /**
   * @param {string} advice one line
   * @param {string} [details]
   */
  constructor(advice, details = '') {
    super(advice);
    this.name = 'StepFailed';
    this.details = details;
  }
}

/**
 * Runs a command with its output in a file, in its own process group, so that its children end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.logFile
 * @param {string} [options.cwd] the repository's root unless given
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} [options.timeoutMs] after which it is killed
 * @param {AbortSignal} [options.signal] ends it early
 * @param {(pid: number) => void} [options.onStart]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} a killed command has code 1
 */
export function runLogged(command, args, options) {
  const { logFile, cwd = ROOT, env, timeoutMs, signal, onStart } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = '';
    let timedOut = false;
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      log.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);

    const end = (/** @type {NodeJS.Signals} */ how) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, how);
      } catch {
        // The group has already ended.
      }
    };
    running.add(end);
    const abort = () => {
      end('SIGKILL');
    };
    signal?.addEventListener('abort', abort);
    const timer = setTimeout(
      () => {
        timedOut = true;
        end('SIGKILL');
      },
      timeoutMs ?? 2 ** 31 - 1,
    );

    child.once('exit', () => {
      // Ends its process group. A process that left the group may continue.
      end('SIGKILL');
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, LAST_WORDS_MS).unref();
    });
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      running.delete(end);
      log.end(() => {
        resolve({ code, output, timedOut });
      });
    };
    child.once('error', (error) => {
      collect(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.once('close', (code) => {
      finish(code ?? 1);
    });
  });
}

/**
 * @param {string} text
 * @param {number} [lines]
 */
export function tail(text, lines = 30) {
  return text.trim().split('\n').slice(-lines).join('\n');
}
