import { callFor, median } from '../load/callers.mjs';

/** Writes wait for the disk, whose speed varies: measure them this many times as long. */
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

/** @typedef {Map<string, Cell>} Cells by request, lane and callers: see `cellKey` */

/** @param {string} request @param {string} lane @param {number} callers */
export function cellKey(request, lane, callers) {
  return `${request}|${lane}|${String(callers)}`;
}

/**
 * @typedef {object} Lane one of the compared servers
 * @property {string} name
 * @property {import('../load/processes.mjs').Server} server
 * @property {readonly import('../load/requests.mjs').Measured[]} requests with the same names in every lane
 * @property {() => Promise<void>} tidy deletes the created jobs
 */

/**
 * Runs every request in every lane with every number of callers, alternating, so that other load on the machine
 * affects all alike. Returns the medians of the rounds.
 * @param {object} plan
 * @param {readonly Lane[]} plan.lanes
 * @param {readonly number[]} plan.callers
 * @param {number} plan.rounds
 * @param {number} plan.ms for each measurement
 * @param {(line: string) => void} plan.say
 * @returns {Promise<Cells>}
 */
export async function measureRounds({ lanes, callers, rounds, ms, say }) {
  /** @type {Map<string, Round[]>} */
  const all = new Map();
  const names = lanes[0]?.requests.map(({ name }) => name) ?? [];
  for (const [nth] of names.entries())
    for (const lane of lanes) await measure(lane, nth, 1, Math.min(ms, 300));
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${String(round)} of ${String(rounds)}`);
    for (const [nth, name] of names.entries())
      for (const count of lanes[0]?.requests[nth]?.alone ? [1] : callers)
        for (const lane of round % 2 ? lanes : [...lanes].reverse()) {
          const key = cellKey(name, lane.name, count);
          all.set(key, [...(all.get(key) ?? []), await measure(lane, nth, count, ms)]);
        }
  }
  return new Map([...all].map(([key, cells]) => [key, medianCell(cells)]));
}

/**
 * @param {Lane} lane
 * @param {number} nth of its requests
 * @param {number} callers
 * @param {number} ms
 * @returns {Promise<Round>}
 */
async function measure({ server: { port, cpuMs }, requests: all, tidy }, nth, callers, ms) {
  const measured = all[nth];
  if (!measured) throw new Error('A lane has fewer requests than the others.');
  const { request, before, isWrite, makesJobs } = measured;
  const start = cpuMs();
  const { p50, p99, perSecond, requests, failures } = await callFor({
    ...{ port, callers, request, before },
    ms: isWrite ? ms * WRITES_TIMES : ms,
  });
  const used = cpuMs() - start;
  if (makesJobs) await tidy();
  return { p50, p99, perSecond, failures, cpuMs: used / requests };
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
