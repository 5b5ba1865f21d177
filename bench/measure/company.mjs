import {
  answerOf,
  expectSameAnswers,
  loopDelay,
  removeJobsAfter,
  signIn,
  startApp,
  startLimit,
} from './pair.mjs';
import { otherRequests } from '../load/other-requests.mjs';
import { measuredRequests } from '../load/requests.mjs';
import { measureEvents } from './events.mjs';
import { measureExport } from './export.mjs';
import { preparePlace } from './place.mjs';
import { measureRounds } from './rounds.mjs';

export const CALLERS = [1, 16, 64];

/**
 * Everything about a company of one size in one engine.
 * @param {object} plan
 * @param {import('./place.mjs').Engine} plan.engine
 * @param {number} plan.jobs
 * @param {number} plan.rounds
 * @param {number} plan.ms
 * @param {(line: string) => void} plan.say
 */
export async function measureCompany({ engine, jobs, rounds, ms, say }) {
  say(`making a company of ${String(jobs)} jobs`);
  const place = await preparePlace(engine, jobs);
  say(`loaded in ${place.loadSeconds.toFixed(0)} s`);
  /** @type {import('../load/processes.mjs').Server[]} */
  const servers = [];
  try {
    const app = await startApp(place);
    servers.push(app, await startLimit(place));
    const admin = await signIn(app.port, 1);
    const driver = await signIn(app.port, 2);
    const active = await answerOf(app.port, {
      method: 'GET',
      path: '/api/jobs/active',
      token: admin,
    });
    const pending = active
      .filter((/** @type {any} */ job) => job.status === 'pending')
      .map((/** @type {any} */ job) => job.id);
    const requests = measuredRequests({ jobs, admin, driver, pending });
    await expectSameAnswers(requests, servers);
    await loopDelay(app.port);
    const tidy = async () => {
      await removeJobsAfter(jobs, app.port, admin);
      await place.renew();
    };
    const cells = await measureRounds({
      ...{ requests, servers, callers: CALLERS, rounds, ms },
      ...{ tidy, say },
    });
    const change = requests.find(({ name }) => name === 'Change a status')?.request;
    const one = requests.find(({ name }) => name === 'One job')?.request;
    if (!change || !one) throw new Error('Requests were renamed.');
    say('other requests');
    const others = otherRequests(jobs, admin, change);
    const otherCells = await measureRounds({
      ...{ requests: others, servers: [app], callers: [1], rounds, ms: Math.min(ms, 300) },
      ...{ tidy, say },
    });
    const delayMs = await loopDelay(app.port);
    const peakMb = app.peakMb();
    say('events and export');
    const events = await measureEvents(app, admin);
    const exported = await measureExport(app, admin, one);
    await app.stop();
    servers.shift();
    const again = await startApp(place);
    servers.push(again);
    const startedMs = again.startedMs;
    return {
      ...{ engine, jobs, requests, cells, others, otherCells },
      ...{ delayMs, peakMb, events, exported, startedMs },
    };
  } finally {
    for (const server of servers) await server.stop();
    await place.remove();
  }
}

/** @typedef {Awaited<ReturnType<typeof measureCompany>>} Findings */
