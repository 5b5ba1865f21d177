import { tidy } from './caller.mjs';
import { startApp } from './pair.mjs';
import { measureRounds } from './rounds.mjs';

/** Maximum per measurement: one caller has sent enough requests by then. */
const MOST_MS = 300;

/**
 * @typedef {import('./company.mjs').Company & { caller: import('./caller.mjs').Caller }} Known
 */

/**
 * Compares companies of one engine, the smallest first, each with its own server.
 * @param {readonly Known[]} companies
 * @param {object} plan
 * @param {number} plan.rounds
 * @param {number} plan.ms
 * @param {(line: string) => void} plan.say
 */
export async function measureGrowth(companies, { rounds, ms, say }) {
  const sorted = [...companies].sort((one, other) => one.jobs - other.jobs);
  /** @type {import('./rounds.mjs').Lane[]} */
  const lanes = [];
  try {
    for (const company of sorted) {
      const { jobs, caller } = company;
      const server = await startApp(company.place);
      lanes.push({
        ...{ name: String(jobs), server },
        requests: [...caller.requests, ...caller.others],
        tidy: () => tidy(jobs, caller, server.port),
      });
    }
    const plan = { callers: [1], rounds, ms: Math.min(ms, MOST_MS), say };
    const cells = await measureRounds({ lanes, ...plan });
    const [first] = sorted;
    return {
      ...{ sizes: sorted.map(({ engine, jobs }) => ({ engine, jobs })), cells },
      names: first?.caller.requests.map(({ name }) => name) ?? [],
      otherNames: first?.caller.others.map(({ name }) => name) ?? [],
    };
  } finally {
    for (const { server } of lanes) await server.stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof measureGrowth>>} Growth */
