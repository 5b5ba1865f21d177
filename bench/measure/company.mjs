import { callerOf, tidy } from './caller.mjs';
import { expectSameAnswers, loopDelay, startApp, startLimit } from './pair.mjs';
import { FREQUENT } from '../load/words.mjs';
import { measureEvents } from './events.mjs';
import { measureExport } from './export.mjs';
import { measureRounds } from './rounds.mjs';

/**
 * @typedef {object} Company
 * @property {import('./place.mjs').Engine} engine
 * @property {number} jobs
 * @property {import('./place.mjs').Place} place
 */

/**
 * Compares a company's server with the limit, and measures events, exports and the start.
 * @param {Company} company
 * @param {object} plan
 * @param {readonly number[]} plan.callers numbers of concurrent callers, besides one
 * @param {number} plan.rounds
 * @param {number} plan.ms
 * @param {(line: string) => void} plan.say
 */
export async function measureCompany(company, { callers, rounds, ms, say }) {
  const { engine, jobs, place } = company;
  /** @type {import('../load/processes.mjs').Server[]} */
  const servers = [];
  try {
    const app = await startApp(place);
    servers.push(app);
    const limit = await startLimit(place);
    servers.push(limit);
    const caller = await callerOf(jobs, app.port);
    const { admin, requests, requestNamed } = caller;
    await expectSameAnswers(requests, servers);
    await loopDelay(app.port);
    const cells = await measureRounds({
      lanes: servers.map((server) => ({
        ...{ name: server.name, server, requests },
        tidy: () => tidy(jobs, caller, app.port),
      })),
      ...{ callers: [1, ...callers], rounds, ms, say },
    });
    const delayMs = await loopDelay(app.port);
    const peakMb = app.peakMb();
    say('events and export');
    const events = await measureEvents(app, admin);
    const plan = { token: admin, other: requestNamed('One job'), ms: ms / 2 };
    const exported = await measureExport(app, plan);
    const exportedByWord = await measureExport(app, { ...plan, word: FREQUENT[0] });
    await app.stop();
    servers.shift();
    const again = await startApp(place);
    servers.push(again);
    const startedMs = again.startedMs;
    return {
      ...{ engine, jobs, caller, callers, cells },
      ...{ delayMs, peakMb, events, exported, exportedByWord, startedMs },
    };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof measureCompany>>} Findings */
