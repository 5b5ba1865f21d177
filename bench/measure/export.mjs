import { get } from 'node:http';
import { callFor, median } from '../load/callers.mjs';

/** Without an export, the other requests are measured this many times as long. */
const QUIET_TIMES = 3;

/**
 * Exports the whole company, or the jobs with a word, as CSV, and measures the effect on other requests.
 * @param {import('../load/processes.mjs').Server} server
 * @param {object} plan
 * @param {string} plan.token
 * @param {(turn: number) => import('../load/requests.mjs').Request} plan.other
 * @param {number} plan.ms for one measurement of the other requests during the export
 * @param {string} [plan.word]
 */
export async function measureExport({ port, nowMb }, { token, other, ms, word = '' }) {
  const quiet = await callFor({ port, callers: 4, ms: ms * QUIET_TIMES, request: other });
  let isDone = false;
  let most = nowMb();
  const before = most;
  const watching = setInterval(() => (most = Math.max(most, nowMb())), 50);
  const exporting = download(port, token, word).finally(() => (isDone = true));
  /** @type {number[]} */
  const slowed = [];
  while (!isDone) slowed.push((await callFor({ port, callers: 4, ms, request: other })).p50);
  const { firstMs, seconds, lines } = await exporting;
  clearInterval(watching);
  return {
    firstMs,
    seconds,
    lines,
    addedMb: most - before,
    slowing: median(slowed) / quiet.p50,
  };
}

/**
 * @param {number} port
 * @param {string} token
 * @param {string} word
 * @returns {Promise<{ firstMs: number, seconds: number, lines: number }>}
 */
function download(port, token, word) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let firstMs = 0;
    let lines = 0;
    const headers = { Authorization: `Bearer ${token}` };
    const path = `/api/jobs/export?format=csv&q=${word}`;
    get({ port, host: '127.0.0.1', path, headers }, (response) => {
      response.on('data', (/** @type {Buffer} */ part) => {
        firstMs ||= performance.now() - begun;
        for (const byte of part) if (byte === 10) lines += 1;
      });
      response.on('end', () => {
        resolve({ firstMs, lines, seconds: (performance.now() - begun) / 1000 });
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}
