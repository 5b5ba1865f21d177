import { bytesOf, Connection } from './connection.mjs';

/**
 * @typedef {object} Load
 * @property {number} requests answered
 * @property {number} failures
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 */

/**
 * Runs concurrent callers for a while; each sends its next request as soon as it gets a response.
 * @param {object} load
 * @param {number} load.port
 * @param {number} load.callers
 * @param {number} load.ms
 * @param {(turn: number) => import('./requests.mjs').Request} load.request
 * @param {(turn: number) => import('./requests.mjs').Request} [load.before] sent before each request, not measured
 * @returns {Promise<Load>}
 */
export async function callFor({ port, callers, ms, request, before }) {
  const connections = await Promise.all(
    Array.from({ length: callers }, () => Connection.open(port)),
  );
  /** @type {number[]} */
  const times = [];
  let turn = 0;
  let failures = 0;
  const begun = performance.now();
  const end = begun + ms;
  const calling = connections.map(async (connection) => {
    do {
      turn += 1;
      const now = turn;
      if (before) await asked(connection, before(now));
      const bytes = bytesOf(request(now));
      const start = performance.now();
      const { status } = await connection.ask(bytes);
      if (status < 300) times.push(performance.now() - start);
      else failures += 1;
    } while (performance.now() < end);
  });
  try {
    await Promise.all(calling);
  } finally {
    for (const connection of connections) connection.close();
  }
  const seconds = (performance.now() - begun) / 1000;
  times.sort((one, other) => one - other);
  return {
    requests: times.length,
    failures,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** @param {Connection} connection @param {import('./requests.mjs').Request} request */
async function asked(connection, request) {
  const { status } = await connection.ask(bytesOf(request));
  if (status >= 300) throw new Error(`${request.path} was answered with ${String(status)}.`);
}

/** @param {number[]} sorted @param {number} share */
export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {number[]} values */
export function median(values) {
  return quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}
