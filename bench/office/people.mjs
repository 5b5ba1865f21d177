/** The behaviour of consoles, phones and programs, each at its own pace until the office closes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CONSOLE_SHARES, newJob, PACE_MS, PROGRAM_CREATES_EVERY, WORDS } from './plan.mjs';

/** @template T @param {readonly T[]} all @returns {T} */
function one(all) {
  const found = all[Math.floor(Math.random() * all.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

/**
 * Repeats work at an average pace, starting within the first interval.
 * @param {AbortSignal} closing
 * @param {number} paceMs
 * @param {() => Promise<unknown>} work
 */
async function atPace(closing, paceMs, work) {
  const pause = (/** @type {number} */ ms) =>
    delay(ms, undefined, { signal: closing }).catch(() => undefined);
  await pause(Math.random() * paceMs);
  while (!closing.aborted) {
    await work();
    await pause(paceMs * (0.5 + Math.random()));
  }
}

/**
 * @typedef {object} Day
 * @property {AbortSignal} closing
 * @property {import('./streams.mjs').Streams} streams
 * @property {number[]} jobs ids that consoles look at and change
 */

/** @param {Day} day @param {import('./asker.mjs').Asker} asker */
export function workAtConsole({ closing, streams, jobs }, asker) {
  let turn = 0;
  const kinds = Object.entries(CONSOLE_SHARES).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind),
  );
  /** @type {Record<keyof typeof CONSOLE_SHARES, () => [method: string, path: string, body?: unknown]>} */
  const requests = {
    'Console: one job': () => ['GET', `/api/jobs/${String(one(jobs))}`],
    'Console: active jobs, a page of 50': () => ['GET', '/api/jobs/active?limit=50&offset=0'],
    'Console: search': () => ['GET', `/api/jobs?q=${encodeURIComponent(one(WORDS))}&limit=25`],
    'Console: dashboard, statistics': () => ['GET', '/api/stats'],
    'Console: dashboard, recent jobs': () => ['GET', '/api/jobs?limit=10'],
    'Console: completed jobs, a page of 50': () => ['GET', '/api/jobs/completed?limit=50'],
    'Console: customer type-ahead': () => ['GET', '/api/customers/search?q=motors'],
    'Console: change a job': () => [
      'PUT',
      `/api/jobs/${String(one(jobs))}`,
      { specialInstructions: randomUUID() },
    ],
    'Console: create a job': () => ['POST', '/api/jobs', newJob((turn += 1))],
  };
  return atPace(closing, PACE_MS.console, async () => {
    const kind = /** @type {keyof typeof CONSOLE_SHARES} */ (one(kinds));
    const [method, path, body] = requests[kind]();
    const answer = await asker.ask(kind, method, path, body);
    if (answer !== null && method !== 'GET') streams.saved(answer);
  });
}

/**
 * @typedef {object} Phone
 * @property {import('./asker.mjs').Asker} asker
 * @property {number} driverId
 * @property {{ id: number, version: number }[]} jobs the driver's own, in the order in which they are driven
 */

/** @param {Day} day @param {Phone} phone */
export async function drive({ closing, streams }, { asker, driverId, jobs }) {
  const taps = jobs.flatMap(({ id: jobId, version: baseVersion }) =>
    [
      { type: 'status', status: 'picked-up' },
      { type: 'status', status: 'in-transit' },
      { type: 'complete', notes: 'At the gate' },
    ].map((what) => ({ jobId, baseVersion, ...what })),
  );
  await Promise.all([
    atPace(closing, PACE_MS.phoneLook, async () => {
      const path = `/api/jobs/driver/${String(driverId)}`;
      await asker.ask('Phone: assigned jobs', 'GET', `${path}/assigned`);
      await asker.ask('Phone: jobs under way', 'GET', `${path}/active`);
    }),
    atPace(closing, PACE_MS.phoneTap, async () => {
      const tap = taps.shift();
      if (tap === undefined) return;
      const tappedAt = new Date().toISOString();
      const answer = await asker.ask('Phone: a tap', 'POST', '/api/driver/operations', {
        sentAt: tappedAt,
        operations: [{ id: randomUUID(), tappedAt, ...tap }],
      });
      if (answer === null) return;
      const [{ outcome, job }] = answer.body.results;
      if (outcome === 'applied') streams.saved({ ...answer, body: job });
      else asker.tally.note('Phone: a tap', 0, `tap ${String(outcome)}`);
    }),
  ]);
}

/** @param {Day} day @param {import('./asker.mjs').Asker} asker */
export function runProgram({ closing, streams }, asker) {
  let turn = 0;
  return atPace(closing, PACE_MS.program, async () => {
    turn += 1;
    if (turn % PROGRAM_CREATES_EVERY !== 0) {
      await asker.ask('Program: jobs, a page of 50', 'GET', '/api/jobs?limit=50');
      return;
    }
    const answer = await asker.ask('Program: create a job', 'POST', '/api/jobs', newJob(turn));
    if (answer !== null) streams.saved(answer);
  });
}
