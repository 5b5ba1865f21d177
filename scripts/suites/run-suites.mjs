import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPackagesOnPath } from '../steps/packages.mjs';
import { notRun, oneFailure } from './counts.mjs';
import { dearFiles, overspent, useBesideBudget } from './cpu-budget.mjs';
import { cpuMeter } from './cpu-meter.mjs';
import { inLanes, shareOut } from './lanes.mjs';
import { machinePace } from './machine-pace.mjs';
import { signsOfLife } from './signs-of-life.mjs';
import { lackOf } from './services.mjs';
import { resultLine } from './summary.mjs';

/** @param {unknown} error */
const words = (error) => (error instanceof Error ? error.message : String(error));

/**
 * `fast` proves each rule, route and screen once; `all` runs everything.
 * @typedef {'fast' | 'all'} Tier
 *
 * @typedef {object} Surroundings
 * @property {Tier} tier
 * @property {ReturnType<typeof import('./services.mjs').provideServices>} services
 * @property {import('./product.mjs').BuiltProduct} product
 * @property {number} cores
 * @property {AbortSignal} signal once it is aborted no suite begins
 * @property {import('../steps/progress.mjs').Screen} screen
 */

/**
 * Runs the suites in lanes, and shows the output of each at its end.
 * @param {readonly import('./catalogue.mjs').Suite[]} suites
 * @param {Surroundings} surroundings
 * @returns {Promise<import('./summary.mjs').Result[]>} of those that ran, in the order given
 */
export async function runSuites(suites, surroundings) {
  const { services, cores, signal, screen } = surroundings;
  const { lanes, workers } = shareOut(suites.length, cores);
  const life = signsOfLife(screen);
  const meter = cpuMeter();
  const pace = machinePace();
  // Beside the first suites, which need none.
  const prepared = prepareServices(suites, services, meter);
  try {
    const results = await inLanes(suites, lanes, async (suite) => {
      if (suite.needs.length > 0) await prepared;
      if (signal.aborted) return null;
      life.begin(suite.name);
      const { result, output } = await runSuite(suite, workers, { meter, pace }, surroundings);
      life.end(suite.name, `\n${suite.name}\n${output}${resultLine(result)}\n`);
      return result;
    });
    return results.filter((result) => result !== null);
  } finally {
    await prepared;
    life.stop();
    meter.stop();
    pace.stop();
  }
}

/**
 * @param {readonly import('./catalogue.mjs').Suite[]} suites
 * @param {Surroundings['services']} services
 * @param {ReturnType<typeof cpuMeter>} meter
 */
async function prepareServices(suites, services, meter) {
  const names = suites.flatMap(({ needs }) => needs);
  // One by one: a machine can install only one package at a time.
  await services.prepare(names);
  for (const name of new Set(names)) {
    const pid = await services.processOf(name);
    const users = suites.filter(({ needs }) => needs.includes(name));
    if (pid !== undefined) {
      meter.claim(
        pid,
        users.map((suite) => suite.name),
      );
    }
  }
}

/**
 * @param {import('./catalogue.mjs').Suite} suite
 * @param {number} workers
 * @param {{ meter: ReturnType<typeof cpuMeter>, pace: ReturnType<typeof machinePace> }} gauges
 * @param {Surroundings} surroundings
 */
async function runSuite(suite, workers, { meter, pace }, { services, product, signal, tier }) {
  const startedAt = Date.now();
  const { name, budget, needs } = suite;
  const journal = join(mkdtempSync(join(tmpdir(), 'dispatch-journal-')), name);
  meter.begin(name, journal);
  let output = '';
  const say = (/** @type {string} */ text) => {
    output += text;
  };
  let counts;
  try {
    const variables = { TEST_TIER: tier, TEST_JOURNAL: journal };
    const provided = await services.provide(needs);
    const env = { ...withPackagesOnPath(), ...variables, ...provided };
    const lack = lackOf(provided);
    counts = lack
      ? notRun(lack)
      : await suite.run({
          ...{ env, tier, workers, signal, say },
          product: () => product((pid) => meter.claim(pid, ['build'])),
          onStart: (pid) => meter.claim(pid, [name]),
        });
  } catch (error) {
    counts = oneFailure(words(error));
  }
  const milliseconds = Date.now() - startedAt;
  const use = meter.end(name);
  if (use === null) return { result: { name, counts, milliseconds }, output };
  const own = tier === 'fast' ? budget : undefined;
  const slowness = own ? pace.since(startedAt) : 1;
  const faults = own ? overspent(own, use, slowness) : [];
  for (const file of own ? dearFiles(own, use, slowness) : [])
    say(`    costs more than a file should: ${file}\n`);
  for (const fault of faults) say(`  ✗ over budget: ${fault}\n`);
  counts = {
    ...counts,
    failed: counts.failed + faults.length,
    names: [...counts.names, ...faults.map((fault) => `over budget: ${fault}`)],
  };
  return {
    result: { name, counts, milliseconds, used: useBesideBudget(use, own, slowness), use },
    output,
  };
}
