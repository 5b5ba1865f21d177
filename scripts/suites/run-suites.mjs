import { withPackagesOnPath } from '../steps/packages.mjs';
import { oneFailure } from './counts.mjs';
import { inLanes, shareOut } from './lanes.mjs';
import { signsOfLife } from './signs-of-life.mjs';
import { resultLine } from './summary.mjs';

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

/**
 * @typedef {object} Surroundings
 * @property {ReturnType<typeof import('./services.mjs').provideServices>} services
 * @property {import('./product.mjs').BuiltProduct} product
 * @property {number} cores
 * @property {AbortSignal} signal no suite begins once it is given
 * @property {import('../steps/progress.mjs').Screen} screen
 */

/**
 * Runs the suites, some beside each other, and shows the output of each when it ends.
 * @param {readonly import('./catalogue.mjs').Suite[]} suites
 * @param {Surroundings} surroundings
 * @returns {Promise<import('./summary.mjs').Result[]>} of those that ran, in the order given
 */
export async function runSuites(suites, surroundings) {
  const { services, cores, signal, screen } = surroundings;
  // One after the other, before any suite: a machine installs one package at a time.
  await services.prepare(suites.flatMap(({ needs }) => needs));
  const { lanes, workers } = shareOut(suites.length, cores);
  const life = signsOfLife(screen);
  try {
    const results = await inLanes(suites, lanes, async (suite) => {
      if (signal.aborted) return null;
      life.begin(suite.name);
      const { result, output } = await runSuite(suite, workers, surroundings);
      life.end(suite.name, `\n${suite.name}\n${output}${resultLine(result)}\n`);
      return result;
    });
    return results.filter((result) => result !== null);
  } finally {
    life.stop();
  }
}

/**
 * @param {import('./catalogue.mjs').Suite} suite
 * @param {number} workers
 * @param {Surroundings} surroundings
 */
async function runSuite(suite, workers, { services, product, signal }) {
  const startedAt = Date.now();
  let output = '';
  const say = (/** @type {string} */ text) => {
    output += text;
  };
  let counts;
  try {
    const env = { ...withPackagesOnPath(), ...(await services.provide(suite.needs)) };
    counts = await suite.run({ env, product, workers, signal, say });
  } catch (error) {
    counts = oneFailure(words(error));
  }
  return { result: { name: suite.name, counts, milliseconds: Date.now() - startedAt }, output };
}
