import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { BUILDS, isCurrent, runBuild } from './builds.mjs';
import { StepFailed } from './command.mjs';
import { ensureProductPackages } from './packages.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** During installation or build, a signal ends this process and its children. */
const giveUp = () => {
  process.exit(130);
};

/**
 * Runs a program of the server in this terminal until it ends, after installing and building its parts. The browser app
 * is not rebuilt, as a running server may be serving it. Ends this process with the program's status.
 * @param {string} file such as 'backend/dist/backup.js'
 * @param {string[]} args
 * @param {() => Promise<string>} [install] installs the packages that it needs
 */
export async function runServerProgram(file, args, install = ensureProductPackages) {
  for (const signal of SIGNALS) process.on(signal, giveUp);
  try {
    const node = await install();
    for (const build of BUILDS.filter(({ name }) => name !== 'frontend')) {
      if (!isCurrent(build)) await step(build.title, () => runBuild(build));
    }
    process.exitCode = await run(node, [join(ROOT, file), ...args]);
  } catch (error) {
    if (error instanceof StepFailed && error.details) process.stderr.write(`${error.details}\n\n`);
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Resolves a file relative to the folder where npm was called, as npm runs scripts in the repository's folder. Options
 * stay unchanged.
 * @param {string} argument
 */
export function fromCaller(argument) {
  const isFile = argument !== '' && !argument.startsWith('-');
  return isFile ? resolve(process.env.INIT_CWD ?? '', argument) : argument;
}

/**
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>} the exit status
 */
function run(node, args) {
  const child = spawn(node, args, { cwd: ROOT, stdio: 'inherit' });
  for (const signal of SIGNALS) {
    process.removeListener(signal, giveUp);
    process.on(signal, () => {
      // A terminal already sends Ctrl-C to the program.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((ended, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      ended(code ?? 1);
    });
  });
}
