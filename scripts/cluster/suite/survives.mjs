/** One cluster for all faults, with the same load and the same checks for each. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../steps/builds.mjs';
import { ensurePackages } from '../../steps/packages.mjs';
import { elapsed } from '../../steps/progress.mjs';
import { startCluster } from '../cluster.mjs';
import { startLoad } from '../load/load.mjs';
import { judge, unheardAtRest } from '../load/verdict.mjs';
import { until } from '../wait.mjs';

/** Acknowledged writes before, during and after a fault. */
const ENOUGH = 60;
/** Number of reads for a comparison of times. */
const ENOUGH_READS = 400;

const { times } = parseArgs({ options: { times: { type: 'string', default: '1' } } }).values;

/** @type {string} */
let folder;
/** @type {import('../cluster.mjs').Cluster} */
let cluster;
/** @type {Record<string, string | number>[]} */
const table = [];

// On Ctrl+C, stops the programs and reconnects isolated nodes.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    process.exit(130);
  });
}
process.once('exit', () => {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

before(async () => {
  const node = await ensurePackages();
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'dispatch-cluster-'));
  const startedAt = Date.now();
  cluster = await startCluster({ folder, node, more: { WEBHOOK_INSIDE_HOSTS: '127.0.0.1' } });
  process.stdout.write(`The cluster started in ${elapsed(startedAt)}.\n`);
});

after(async () => {
  await cluster?.stop();
  console.table(table);
});

/** The cluster that every fault breaks. */
export const theCluster = () => cluster;

/**
 * Adds a row to the final table.
 * @param {Record<string, string | number>} line
 */
export const report = (line) => {
  table.push(line);
};

/** @param {string} title @param {string} why */
export const leftOut = (title, why) => {
  process.stdout.write(`Left out: ${title}, as ${why}.\n`);
};

/**
 * One test with the requested number of repetitions.
 * @param {string} title
 * @param {() => Promise<void>} run
 */
export function repeated(title, run) {
  for (let time = 1; time <= Number(times); time += 1)
    test(times === '1' ? title : `${title} (${String(time)})`, run);
}

/**
 * @typedef {object} Course
 * @property {import('../load/load.mjs').Load} load
 * @property {() => Promise<void>} moreWrites
 * @property {() => Promise<number>} readsP95 in milliseconds, of reads from now on
 * @property {Record<string, string | number>} figures more for the table
 */

/**
 * One fault under load: `fault` causes and repairs it.
 * @param {string} title
 * @param {(course: Course) => Promise<void>} fault
 * @param {object} [expected]
 * @param {boolean} [expected.endsConnections] whether a replica ends that holds connections
 * @param {() => Promise<void>} [expected.prepare] before there is any load
 */
export function survives(title, fault, { endsConnections = false, prepare } = {}) {
  repeated(title, async () => {
    await prepare?.();
    const load = await startLoad(cluster.url, cluster.admin);
    const course = courseOf(load);
    try {
      await course.moreWrites();
      load.beginCounting();
      await fault(course);
      await course.moreWrites();
      await load.finish();
      const silent = await unheardAtRest(load);
      const verdict = await judge(load, cluster.nodes);
      const { figures } = load;
      const troubles = load.troubles();
      report({
        fault: title,
        writes: figures.writes,
        'longest gap s': figures.longestGapMs / 1000,
        503: troubles.unavailable,
        409: troubles.inFlight,
        resets: troubles.resets,
        other: troubles.others.length,
        stale: figures.stale,
        lost: verdict.lost.length,
        doubled: verdict.doubled.length,
        unheard: silent,
        ...course.figures,
      });
      assert.deepEqual(verdict.lost, [], 'nothing that was acknowledged is lost');
      assert.deepEqual(verdict.doubled, [], 'nothing was done twice');
      assert.deepEqual(verdict.differing, [], 'all nodes hold the same');
      assert.deepEqual(troubles.others, [], 'clients see nothing but 503 with Retry-After');
      if (!endsConnections) assert.equal(troubles.resets, 0, 'every request is answered');
      assert.equal(silent, 0, 'everybody is told of every acknowledged write');
      assert.equal(figures.stale, 0, 'nobody reads what was there before an acknowledged write');
    } finally {
      await load.finish();
      await load.close();
    }
  });
}

/** @param {import('../load/load.mjs').Load} load @returns {Course} */
function courseOf(load) {
  return {
    load,
    figures: {},
    moreWrites: () => {
      const goal = load.figures.writes + ENOUGH;
      return until('writes are acknowledged', () => load.figures.writes >= goal);
    },
    async readsP95() {
      load.figures.readMs = [];
      await until('there are reads', () => load.figures.readMs.length >= ENOUGH_READS);
      const sorted = load.figures.readMs.toSorted((one, other) => one - other);
      return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
    },
  };
}

/** The node that receives all writes. */
export async function theWriter() {
  const writer = await cluster.writer();
  assert.ok(writer, 'a node writes');
  return writer;
}

/** @param {import('../galera-node.mjs').GaleraNode} node */
export const writes = async (node) => (await cluster.writer())?.name === node.name;

/**
 * Whether another node is the writer.
 * @param {import('../galera-node.mjs').GaleraNode} node
 */
export const another = async (node) => {
  const writer = await cluster.writer();
  return writer !== null && writer.name !== node.name;
};
