/** The result of the load: compares every acknowledged write with every database node. */
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../wait.mjs';

/**
 * @typedef {object} Verdict
 * @property {number} acknowledged jobs
 * @property {string[]} lost acknowledged writes that are missing, or stored in an older version
 * @property {string[]} doubled duplicates, or versions that were never acknowledged
 * @property {string[]} differing data on which the nodes disagree
 */

/**
 * @param {import('./load.mjs').Load} load finished
 * @param {import('../galera-node.mjs').GaleraNode[]} nodes
 * @returns {Promise<Verdict>}
 */
export async function judge(load, nodes) {
  for (const node of nodes) await until(`${node.name} is in sync`, node.isSynced);
  /** @type {Verdict} */
  const verdict = { acknowledged: load.jobs.size, lost: [], doubled: [], differing: [] };
  const everywhere = await Promise.all(nodes.map((node) => jobsOf(load.run, node)));
  const [rows = []] = everywhere;
  nodes.forEach(({ name }, index) => {
    if (JSON.stringify(everywhere[index]) !== JSON.stringify(rows)) verdict.differing.push(name);
  });

  /** @type {Map<string, number>} */
  const perMark = new Map();
  for (const { id, mark, version, text } of rows) {
    perMark.set(mark, (perMark.get(mark) ?? 0) + 1);
    const known = load.jobs.get(id);
    if (!known) continue;
    const told = `job ${String(id)}: version ${String(known.version)} "${known.text}" was acknowledged, ${String(version)} "${text}" is there`;
    if (known.mark !== mark || version < known.version) verdict.lost.push(told);
    else if (version > known.version) verdict.doubled.push(told);
    else if (text !== known.text) verdict.lost.push(told);
  }
  const there = new Set(rows.map(({ id }) => id));
  for (const [id, { mark }] of load.jobs)
    if (!there.has(id)) verdict.lost.push(`job ${String(id)} ${mark} is gone`);
  for (const [mark, times] of perMark)
    if (times > 1) verdict.doubled.push(`${mark} is there ${String(times)} times`);
  return verdict;
}

/**
 * @param {string} run
 * @param {import('../galera-node.mjs').GaleraNode} node
 */
async function jobsOf(run, node) {
  const rows = await node.query(
    `SET SESSION wsrep_sync_wait = 1;
     SELECT id, poNumber, version, COALESCE(specialInstructions, '') FROM dispatch.jobs
     WHERE poNumber LIKE '${run}-%' ORDER BY id`,
  );
  return rows.map(([id, mark = '', version, text = '']) => ({
    id: Number(id),
    mark,
    version: Number(version),
    text,
  }));
}

/**
 * Number of acknowledged job states that a subscriber neither received nor had to reload.
 * @param {import('./load.mjs').Load} load
 */
export function unheard({ jobs, ears }) {
  return ears
    .filter((ear) => ear.resets() === 0)
    .flatMap((ear) => [...jobs].filter(([id, { version }]) => !ear.hasHeard(id, version))).length;
}

/** A replica publishes the missed events of a stopped one within four seconds; a busy machine needs longer. */
const TOLD_LATE_MS = 20_000;

/**
 * The number of events still missing after all pending events were delivered: events of new jobs come last.
 * @param {import('./load.mjs').Load} load finished
 */
export async function unheardAtRest(load) {
  const last = await load.createLast();
  await until('every ear has heard of the last jobs', () =>
    load.ears.every((ear) => ear.resets() > 0 || last.every((id) => ear.hasHeard(id, 1))),
  );
  const end = performance.now() + TOLD_LATE_MS;
  while (unheard(load) > 0 && performance.now() < end) await delay(100);
  return unheard(load);
}
