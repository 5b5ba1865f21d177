import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StepFailed, runLogged, tail } from './command.mjs';
import { digest } from './digest.mjs';
import { withPackagesOnPath } from './packages.mjs';
import { step } from './progress.mjs';
import { CACHE, ROOT } from './root.mjs';

/** Sources of every build, besides its own. */
const COMMON = ['package-lock.json', 'package.json', 'tsconfig.json', '.swcrc'];
const COMPILER = 'scripts/steps/compile.mjs';

/**
 * @typedef {object} Build
 * @property {string} name the workspace
 * @property {string} title
 * @property {string[]} sources
 * @property {string} product the file that a finished build leaves
 */

/** @type {Build[]} */
export const BUILDS = [
  {
    name: 'domain',
    title: 'Building the business rules',
    sources: ['domain', COMPILER, ...COMMON],
    product: 'domain/dist',
  },
  {
    name: 'backend',
    title: 'Building the server',
    sources: ['backend', COMPILER, ...COMMON],
    product: 'backend/dist/main.js',
  },
  {
    name: 'frontend',
    title: 'Building the browser app',
    // Phones cache pages of the manual, so the worker depends on their sources.
    sources: [
      'frontend',
      'domain',
      'docs',
      'backend/manual',
      'backend/src/modules/outside/web',
      ...COMMON,
    ],
    product: 'frontend/dist/index.html',
  },
];

/** Builds every part whose sources changed since its last build. */
export async function ensureBuilt() {
  const stale = BUILDS.filter((build) => !isCurrent(build));
  const [only] = stale;
  if (only === undefined) return;
  const title = stale.length === 1 ? only.title : 'Building the product';
  await step(title, () => together(stale.map((build) => (signal) => runBuild(build, signal))));
}

/**
 * Runs independent builds at the same time. The first failure ends the others.
 * @param {((signal: AbortSignal) => Promise<void>)[]} runs
 */
export async function together(runs) {
  const failure = new AbortController();
  const running = runs.map((run) => run(failure.signal));
  try {
    await Promise.all(running);
  } catch (error) {
    failure.abort();
    await Promise.allSettled(running);
    throw error;
  }
}

/**
 * Whether the product exists and was built from the present sources.
 * @param {Build} build
 * @param {string} [root]
 */
export function isCurrent(build, root = ROOT) {
  const stamp = stampFile(build, root);
  return (
    existsSync(join(root, build.product)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest(root, build.sources)
  );
}

/**
 * Records the sources of the product.
 * @param {Build} build
 * @param {string} sources their digest, taken before the build began
 * @param {string} [root]
 */
export function markCurrent(build, sources, root = ROOT) {
  const stamp = stampFile(build, root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** @param {Build} build @param {string} root */
function stampFile(build, root) {
  return join(root, '.cache', 'built', build.name);
}

/**
 * @param {Build} build
 * @param {AbortSignal} [signal]
 * @param {(pid: number) => void} [onStart]
 */
export async function runBuild(build, signal, onStart) {
  const sources = digest(ROOT, build.sources);
  // Removes output of deleted source files.
  rmSync(join(ROOT, build.name, 'dist'), { recursive: true, force: true });
  const { code, output } = await runLogged('npm', ['run', 'build', '--silent', '-w', build.name], {
    logFile: join(CACHE, 'logs', `build-${build.name}.log`),
    env: withPackagesOnPath(),
    signal,
    onStart,
  });
  if (code !== 0 || !existsSync(join(ROOT, build.product))) {
    throw new StepFailed(
      `${build.title} failed: the lines above name the file and line to mend, then try again.`,
      tail(output, 60),
    );
  }
  markCurrent(build, sources);
}
