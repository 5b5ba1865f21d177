/**
 * `npm test` runs the fast tier of every suite, `npm test -- backend e2e` only the named ones. `npm run test:all`
 * runs the full tier. `npm test -- --database mysql` runs the tests of a database server on MySQL instead of MariaDB.
 * `npm test -- --list` shows the duration of each suite's last run. Installs missing packages,
 * and starts and stops the required servers. The last line of the output is `N passed, N failed`, summed over all
 * suites.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './steps/packages.mjs';
import { StepFailed } from './steps/command.mjs';
import { CACHE } from './steps/root.mjs';
import { makeScratch } from './steps/scratch.mjs';
import { SUITES, chooseSuites, onMysqlInstead } from './suites/catalogue.mjs';
import { oneFailure } from './suites/counts.mjs';
import { buildOnce, buildProduct } from './suites/product.mjs';
import { runSuites } from './suites/run-suites.mjs';
import { provideServices } from './suites/services.mjs';
import { wantsFullTier, writeProof } from './suites/proof.mjs';
import { exitStatus, resultLine, summary } from './suites/summary.mjs';
import { keepResults, listing } from './suites/times.mjs';

const LAST_RESULTS = join(CACHE, 'suites.json');

const say = (/** @type {string} */ text) => {
  process.stdout.write(text);
};

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

/**
 * @param {string[]} names
 * @param {import('./suites/run-suites.mjs').Tier} tier
 * @returns {Promise<number>} the exit status
 */
async function test(names, tier) {
  const chosen = chooseSuites(names);
  const suites = process.env['TEST_DATABASE'] === 'mysql' ? onMysqlInstead(chosen) : chosen;
  const interruption = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interruption.abort();
    });
  }
  const { signal } = interruption;
  const scratch = makeScratch();
  // For this process and its children.
  process.env['TMPDIR'] = scratch.folder;
  const services = provideServices(process.env);
  const results = [];
  try {
    await ensurePackages(signal);
    const product = buildOnce((onStart) => buildProduct(signal, onStart));
    const cores = availableParallelism();
    const screen = process.stdout;
    const surroundings = { services, product, cores, signal, screen, tier };
    results.push(...(await runSuites(suites, surroundings)));
    if (!signal.aborted) keepResults(LAST_RESULTS, results);
  } catch (error) {
    if (error instanceof StepFailed && error.details) say(`${error.details}\n\n`);
    results.push({ name: 'install', counts: oneFailure(words(error)), milliseconds: 0 });
  } finally {
    await services.stop();
    scratch.remove();
  }
  if (signal.aborted) say('\nInterrupted.\n');
  const status = signal.aborted ? 130 : exitStatus(results);
  if (tier === 'fast') say(`\n${wantsFullTier()}`);
  // The proof is of MariaDB, and of MySQL by its own suite.
  else if (!signal.aborted && process.env['TEST_DATABASE'] !== 'mysql')
    say(`\n${writeProof(results, resultLine)}\n`);
  say(summary(results));
  return status;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      database: { type: 'string', default: 'mariadb' },
    },
  });
  if (!['mariadb', 'mysql'].includes(values.database))
    throw new Error(`There is no database ${values.database}: choose mariadb or mysql.`);
  // For this process and its children.
  if (values.database === 'mysql') process.env['TEST_DATABASE'] = 'mysql';
  if (values.list) {
    const all = SUITES.map(({ name }) => name);
    say(listing(LAST_RESULTS, all));
  } else process.exitCode = await test(positionals, values.all ? 'all' : 'fast');
} catch (error) {
  process.stderr.write(`${words(error)}\n`);
  process.exitCode = 1;
}
