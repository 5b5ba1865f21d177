/**
 * `npm test` runs every suite, `npm test -- backend e2e` those named. Installs what is missing,
 * starts the servers that the suites need and stops them again. The last line of the output is
 * `N passed, N failed`, summed over all suites.
 */
import { ensurePackages, withPackagesOnPath } from './steps/packages.mjs';
import { StepFailed } from './steps/command.mjs';
import { chooseSuites } from './suites/catalogue.mjs';
import { oneFailure } from './suites/counts.mjs';
import { provideServices } from './suites/services.mjs';
import { exitStatus, resultLine, summary } from './suites/summary.mjs';

const say = (/** @type {string} */ text) => {
  process.stdout.write(text);
};

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

/**
 * @param {import('./suites/catalogue.mjs').Suite} suite
 * @param {ReturnType<typeof provideServices>} services
 * @param {AbortSignal} signal
 * @returns {Promise<import('./suites/summary.mjs').Result>}
 */
async function runSuite(suite, services, signal) {
  say(`\n${suite.name}\n`);
  const startedAt = Date.now();
  let counts;
  try {
    const variables = await services.provide(suite.needs);
    counts = await suite.run({ env: { ...withPackagesOnPath(), ...variables }, signal, say });
  } catch (error) {
    counts = oneFailure(words(error));
  }
  const result = { name: suite.name, counts, milliseconds: Date.now() - startedAt };
  say(`${resultLine(result)}\n`);
  return result;
}

/**
 * @param {string[]} names
 * @returns {Promise<number>} the exit status
 */
async function test(names) {
  const suites = chooseSuites(names);
  const interruption = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interruption.abort();
    });
  }
  const services = provideServices(process.env);
  const results = [];
  try {
    await ensurePackages(interruption.signal);
    for (const suite of suites) {
      if (interruption.signal.aborted) break;
      results.push(await runSuite(suite, services, interruption.signal));
    }
  } catch (error) {
    if (error instanceof StepFailed && error.details) say(`${error.details}\n\n`);
    results.push({ name: 'install', counts: oneFailure(words(error)), milliseconds: 0 });
  } finally {
    await services.stop();
  }
  if (interruption.signal.aborted) say('\nInterrupted.\n');
  say(summary(results));
  return interruption.signal.aborted ? 130 : exitStatus(results);
}

try {
  process.exitCode = await test(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${words(error)}\n`);
  process.exitCode = 1;
}
