import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StepFailed, runLogged, tail } from './command.mjs';
import { step } from './progress.mjs';
import { CACHE, ROOT } from './root.mjs';

/** The Node release that the packages install, used for everything. */
const RUNTIME_MAJOR = 24;
/**
 * Without the packages' own scripts: the packages contain binaries, but an older npm would compile them again, which
 * needs a compiler. Only Node needs its script, which runs afterwards.
 */
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const LOCAL_NODE = join(ROOT, 'node_modules', '.bin', 'node');

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, link?: boolean }} Package */

/**
 * Installs every package, unless the installed ones match package-lock.json.
 * @param {AbortSignal} [signal] ends it early
 * @returns {Promise<string>} the Node program that everything runs on
 */
export function ensurePackages(signal) {
  return ensure(true, signal);
}

/**
 * Installs the packages to build and run the product, without development tools.
 * @returns {Promise<string>} the Node program that everything runs on
 */
export function ensureProductPackages() {
  return ensure(false);
}

/**
 * @param {boolean} development whether the tools of development are wanted too
 * @param {AbortSignal} [signal]
 */
async function ensure(development, signal) {
  const missing = missingPackages(ROOT, development);
  if (missing) {
    const options = missing === 'product' ? ['--omit=dev'] : [];
    await step('Installing packages (a minute or two the first time)', () =>
      npm([...INSTALL, ...options], signal),
    );
  }
  const runtime = findRuntime();
  if (runtime) return runtime;
  await step(`Setting up Node ${String(RUNTIME_MAJOR)}`, () =>
    npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], signal),
  );
  const rebuilt = findRuntime();
  if (rebuilt) return rebuilt;
  throw new StepFailed(
    `Node ${String(RUNTIME_MAJOR)} could not be set up: install Node ${String(RUNTIME_MAJOR)} on this machine, then try again.`,
  );
}

/**
 * Returns which packages of package-lock.json are missing in node_modules. npm writes its list of installed packages
 * last, so an interrupted installation does not count.
 * @param {string} root
 * @param {boolean} development whether the tools of development are wanted too
 * @returns {'product' | 'everything' | null} null if none is missing
 */
export function missingPackages(root, development) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return development ? 'everything' : 'product';
  const needed = Object.entries(wanted ?? {}).filter(([, { dev }]) => development || dev !== true);
  if (wanted && matches(needed, installed)) return null;
  // Installed development tools stay.
  const hasTools = Object.values(installed).some(({ dev }) => dev === true);
  return development || hasTools ? 'everything' : 'product';
}

/**
 * Packages for other platforms may be missing.
 * @param {[string, Package][]} needed
 * @param {Record<string, Package>} installed
 */
function matches(needed, installed) {
  return needed.every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || optional) return true;
    const present = installed[path];
    return present !== undefined && (link === true || present.version === version);
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, Package> | null}
 */
function readPackages(lockFile) {
  try {
    const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
    return lock.packages ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {string[]} args
 * @param {AbortSignal} [signal]
 */
async function npm(args, signal) {
  const [command, ...rest] = npmCommand();
  const logFile = join(CACHE, 'logs', `npm-${args[0] ?? ''}.log`);
  const { code, output } = await runLogged(command, [...rest, ...args], { logFile, signal });
  if (code !== 0) throw new StepFailed(installAdvice(output), tail(withoutUsage(output)));
}

/**
 * The npm and the Node that run this: those in node_modules disappear during an installation.
 * @returns {[string, ...string[]]}
 */
export function npmCommand(env = process.env) {
  const cli = env.npm_execpath;
  const node = env.npm_node_execpath;
  return cli && node && existsSync(cli) && existsSync(node) ? [node, cli] : ['npm'];
}

/**
 * One line of advice after a failed installation.
 * @param {string} output what npm printed
 */
export function installAdvice(output) {
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ENETUNREACH/.test(output)) {
    return 'The package registry could not be reached: check the network connection, then try again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: make room, then try again.';
  if (/EACCES|EPERM/.test(output)) {
    return 'Packages could not be written: make this folder writable for you, then try again.';
  }
  if (/EUSAGE|in sync/.test(output)) {
    return 'package-lock.json does not match package.json: run `npm install`, then try again.';
  }
  return 'The packages could not be installed: read the lines above, remove node_modules and try again.';
}

/**
 * After some errors npm prints its usage, which hides the error.
 * @param {string} output
 */
function withoutUsage(output) {
  return output.split(/^npm error Clean install a project$/m)[0] ?? output;
}

/**
 * @param {string} [local] the Node of the packages
 * @param {string} [running] the Node of this process, which an installation deletes if it is one of the packages
 * @returns {string | null}
 */
export function findRuntime(local = LOCAL_NODE, running = process.execPath) {
  if (existsSync(local)) {
    const { stdout } = spawnSync(local, ['--version'], { encoding: 'utf8' });
    if (stdout?.startsWith(`v${String(RUNTIME_MAJOR)}.`)) return local;
  }
  const own = Number(process.versions.node.split('.')[0]);
  return own >= RUNTIME_MAJOR && existsSync(running) ? running : null;
}

/**
 * The environment in which `node` and the packages' commands are the installed ones.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function withPackagesOnPath(env = process.env) {
  return { ...env, PATH: [join(ROOT, 'node_modules', '.bin'), env.PATH ?? ''].join(delimiter) };
}
