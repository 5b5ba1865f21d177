/**
 * `npm start` and `npm run demo`: installs and builds outdated parts, then runs the server, which migrates its
 * database and prints its address. Needs only Node 20 and npm.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './steps/builds.mjs';
import { StepFailed } from './steps/command.mjs';
import { ensureProductPackages } from './steps/packages.mjs';
import { ROOT } from './steps/root.mjs';
import { SERVER_MEMORY } from './steps/server-memory.mjs';

const OLDEST_NODE = 20;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** During installation or build, a signal ends this process and its children. */
const giveUp = () => {
  process.exit(130);
};

/**
 * Runs a program of the server in this terminal until it ends.
 * @param {string} node
 * @param {string} file
 * @returns {Promise<number>} its exit status
 */
function handOver(node, file) {
  const env = { ...SERVER_MEMORY, ...process.env };
  const child = spawn(node, [join(ROOT, file)], { cwd: ROOT, stdio: 'inherit', env });
  for (const signal of SIGNALS) {
    process.removeListener(signal, giveUp);
    process.on(signal, () => {
      // A terminal already sends Ctrl-C to the server; a second one would mean "stop at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** @param {string[]} args */
async function start(args) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    throw new StepFailed(
      `Node ${process.versions.node} is too old: install Node ${String(OLDEST_NODE)} or newer, then try again.`,
    );
  }
  const node = await ensureProductPackages();
  await ensureBuilt();
  if (args.includes('--demo')) {
    const code = await handOver(node, 'backend/dist/demo.js');
    if (code !== 0) {
      throw new StepFailed(
        'The sample company could not be made: mend what the lines above name, then try again.',
      );
    }
  }
  return handOver(node, 'backend/dist/main.js');
}

for (const signal of SIGNALS) process.on(signal, giveUp);
try {
  process.exitCode = await start(process.argv.slice(2));
} catch (error) {
  if (error instanceof StepFailed && error.details) process.stderr.write(`${error.details}\n\n`);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
