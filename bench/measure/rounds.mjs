import { callFor, median } from '../load/callers.mjs';

/** Writes wait for the disk, whose pace varies: they are measured so many times as long. */
const WRITES_TIMES = 3;

/**
 * @typedef {object} Round
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} perSecond
 * @property {number} failures over all rounds
 * @property {number} cpuMs of the server, for each request
 */

/** @typedef {Round & { readonly rounds: readonly Round[] }} Cell medians of the rounds */

/** @typedef {Map<string, Cell>} Cells by request, server and callers: see `cellKey` */

/** @param {string} request @param {string} server @param {number} callers */
export function cellKey(request, server, callers) {
  return `${request}|${server}|${String(callers)}`;
}

/**
 * Every request against every server with every number of callers, by turns, so that whatever else
 * the machine does meets all alike; medians of the rounds.
 * @param {object} plan
 * @param {import('../load/requests.mjs').Measured[]} plan.requests
 * @param {readonly import('../load/processes.mjs').Server[]} plan.servers
 * @param {readonly number[]} plan.callers
 * @param {number} plan.rounds
 * @param {number} plan.ms for each measurement
 * @param {() => Promise<void>} plan.tidy takes away the jobs that were made
 * @param {(line: string) => void} plan.say
 * @returns {Promise<Cells>}
 */
export async function measureRounds({ requests, servers, callers, rounds, ms, tidy, say }) {
  /** @type {Map<string, Round[]>} */
  const all = new Map();
  for (const measured of requests)
    for (const server of servers) {
      await measure(server, measured, 1, Math.min(ms, 300));
      if (measured.makesJobs) await tidy();
    }
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${String(round)} of ${String(rounds)}`);
    for (const measured of requests)
      for (const count of measured.alone ? [1] : callers)
        for (const server of round % 2 ? servers : [...servers].reverse()) {
          const key = cellKey(measured.name, server.name, count);
          const long = measured.isWrite ? ms * WRITES_TIMES : ms;
          const found = await measure(server, measured, count, long);
          if (measured.makesJobs) await tidy();
          all.set(key, [...(all.get(key) ?? []), found]);
        }
  }
  return new Map([...all].map(([key, cells]) => [key, medianCell(cells)]));
}

/**
 * @param {import('../load/processes.mjs').Server} server
 * @param {import('../load/requests.mjs').Measured} measured
 * @param {number} callers
 * @param {number} ms
 * @returns {Promise<Round>}
 */
async function measure({ port, cpuMs }, { request, before }, callers, ms) {
  const start = cpuMs();
  const { p50, p99, perSecond, requests, failures } = await callFor({
    port,
    callers,
    ms,
    request,
    before,
  });
  return { p50, p99, perSecond, failures, cpuMs: (cpuMs() - start) / requests };
}

/** @param {Round[]} rounds @returns {Cell} */
function medianCell(rounds) {
  return {
    rounds,
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
    perSecond: median(rounds.map((round) => round.perSecond)),
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
    cpuMs: median(rounds.map((round) => round.cpuMs)),
  };
}
