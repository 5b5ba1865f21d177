/** The cost of traces: `npm run bench -- --tracing`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { callFor, median } from '../load/callers.mjs';
import { callerOf, tidy } from '../measure/caller.mjs';
import { startApp } from '../measure/pair.mjs';
import { preparePlace } from '../measure/place.mjs';
import { markdown, titleOf } from '../report/tables.mjs';

const WARM_MS = 2_000;
const REQUESTS = ['One job', 'Completed jobs, a page of 50', 'Create a job'];

/** The share of traced requests; null without a collector. */
const SHARES = [null, 0.01, 1];

/**
 * @typedef {object} Wanted
 * @property {number} jobs
 * @property {number} rounds
 * @property {number} ms for each request
 * @property {(line: string) => void} say
 */

/** @param {number} port @param {number | null} share @returns {Record<string, string>} */
function environment(port, share) {
  if (share === null) return {};
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}`,
    OTEL_TRACES_SAMPLER_ARG: String(share),
  };
}

/**
 * p50 of each request, with a separate server.
 * @param {import('../measure/place.mjs').Place} place
 * @param {{ jobs: number, ms: number }} wanted
 */
async function look(place, { jobs, ms }) {
  const { port, stop } = await startApp(place);
  try {
    const caller = await callerOf(jobs, port);
    const call = (/** @type {string} */ name, /** @type {number} */ duration) =>
      callFor({ port, callers: 1, ms: duration, request: caller.requestNamed(name) });
    const found = [];
    for (const name of REQUESTS) {
      await call(name, WARM_MS);
      found.push((await call(name, ms)).p50);
    }
    await tidy(jobs, caller, port);
    return found;
  } finally {
    await stop();
  }
}

/** @param {import('../measure/place.mjs').Engine} engine @param {Wanted} wanted */
async function measureEngine(engine, { jobs, rounds: count, ms, say }) {
  const title = titleOf({ engine, jobs });
  say(`${title}: making the company`);
  const place = await preparePlace(engine, jobs);
  const collector = spawn(process.execPath, [join(import.meta.dirname, 'collector.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = /** @type {[Buffer]} */ (await once(collector.stdout, 'data'));
  try {
    const rounds = [];
    for (let round = 0; round < count; round += 1) {
      say(`${title}: round ${String(round + 1)} of ${String(count)}`);
      const found = [];
      for (const share of SHARES) {
        const appEnv = { ...place.appEnv, ...environment(Number(line), share) };
        found.push(await look({ ...place, appEnv }, { jobs, ms }));
      }
      rounds.push(found);
    }
    return rounds;
  } finally {
    collector.kill();
    await place.remove();
  }
}

/** @param {readonly import('../measure/place.mjs').Engine[]} engines @param {Wanted} wanted */
export async function measureTracing(engines, wanted) {
  const head = ['Request', 'off, ms', '1 in 100 traced, ms', '×', 'all traced, ms', '×'];
  const parts = [];
  for (const engine of engines) {
    const rounds = await measureEngine(engine, wanted);
    const rows = REQUESTS.map((name, nth) => {
      const all = rounds.map((round) => SHARES.map((_, share) => round[share]?.[nth] ?? NaN));
      const time = (/** @type {number} */ share) =>
        median(all.map((times) => times[share] ?? NaN)).toFixed(2);
      const times = (/** @type {number} */ share) =>
        median(all.map((one) => (one[share] ?? NaN) / (one[0] ?? NaN))).toFixed(2);
      return [name, time(0), time(1), times(1), time(2), times(2)];
    });
    parts.push(`### ${titleOf({ engine, jobs: wanted.jobs })}`, markdown([head, ...rows]));
  }
  return parts.join('\n\n');
}
