/** Degraded conditions: a slow node, a wrong clock, a full disk. */
import assert from 'node:assert/strict';
import { keysHold, sessionsHold, signedInAtEach, webhooksHold } from '../load/shared-time.mjs';
import { clockAhead } from '../other-clock.mjs';
import { canSlowDown, slowDown } from '../slow-node.mjs';
import { canMount, fillDisk, moveToSmallDisk } from '../small-disk.mjs';
import { until } from '../wait.mjs';
import { leftOut, survives, theCluster, theWriter, writes } from './survives.mjs';

const LATE_MS = 100;
const SECONDS_AHEAD = 180;
/** Requests while the disk is full. */
const READS = 30;

/**
 * @param {import('../galera-node.mjs').GaleraNode} node
 * @returns {Promise<[waits: number, connections: number]>} how many reads waited for other nodes so far, and how many
 *   connections were made
 */
async function waitsOf(node) {
  const rows = await node.query(
    "SELECT variable_name, variable_value FROM information_schema.global_status WHERE variable_name IN ('wsrep_causal_reads', 'connections')",
  );
  const values = new Map(rows.map(([name = '', value]) => [name.toLowerCase(), Number(value)]));
  const [waits, connections] = [values.get('wsrep_causal_reads'), values.get('connections')];
  assert.ok(waits !== undefined && connections !== undefined, `${node.name} counts both`);
  return [waits, connections];
}

const SLOW = 'a node that does not write answers 100 ms late';
if (canSlowDown()) {
  survives(SLOW, async ({ figures, moreWrites, readsP95 }) => {
    const { nodes } = theCluster();
    const writer = await theWriter();
    const slow = nodes.find(({ name }) => name !== writer.name);
    assert.ok(slow);
    const before = await readsP95();
    await slow.program.stop();
    const mend = await slowDown(slow, nodes, LATE_MS);
    try {
      await slow.join();
      await moreWrites();
      const [waitsBefore, connectionsBefore] = await waitsOf(writer);
      const after = await readsP95();
      const [waitsAfter, connectionsAfter] = await waitsOf(writer);
      figures['p95 ms'] = `${String(before)}, slow ${String(after)}`;
      const waits = waitsAfter - waitsBefore;
      const connections = connectionsAfter - connectionsBefore;
      figures['reads that waited'] = waits;
      assert.ok(await writes(writer), 'the same node writes');
      assert.ok(
        waits <= connections,
        `a read waits for other nodes once for each connection: ${String(waits)} did, ${String(connections)} were made`,
      );
    } finally {
      await slow.program.stop();
      await mend();
      await slow.join();
    }
  });
} else leftOut(SLOW, 'iptables cannot be used here');

survives(
  'the clock of a replica is three minutes ahead',
  async ({ moreWrites }) => {
    const { replicas, admin } = theCluster();
    const [, ahead] = replicas;
    assert.ok(ahead);
    await ahead.program.stop();
    await ahead.start({ before: await clockAhead(SECONDS_AHEAD) });
    const urls = replicas.map(({ url }) => url);
    const clients = await signedInAtEach(urls, admin);
    await sessionsHold(clients, urls);
    await keysHold(clients);
    await moreWrites();
    await ahead.program.stop();
    await ahead.start();
    await sessionsHold(clients, urls);
  },
  {
    endsConnections: true,
    // Without load, whose changes would all be sent to the webhook.
    prepare: async () => {
      const { replicas, admin } = theCluster();
      const [, ahead] = replicas;
      assert.ok(ahead);
      await ahead.program.stop();
      await ahead.start({ before: await clockAhead(SECONDS_AHEAD) });
      const clients = await signedInAtEach(
        replicas.map(({ url }) => url),
        admin,
      );
      try {
        await webhooksHold(clients);
      } finally {
        await ahead.program.stop();
        await ahead.start();
      }
    },
  },
);

/**
 * Whether every read succeeds. MariaDB stops if the disk has no space for a rollback; reads then fail until another
 * node takes over.
 * @param {Record<string, string>} headers
 */
async function readsGoOn(headers) {
  const { url } = theCluster();
  for (let read = 1; read <= READS; read += 1) {
    const answer = await fetch(`${url}/api/jobs/active?limit=20`, { headers });
    await answer.body?.cancel();
    if (answer.status === 200) continue;
    assert.equal(answer.status, 503, 'a read is answered, or is to be repeated');
    return false;
  }
  return true;
}

const FULL = 'the disk of the writer is full';
if (canMount()) {
  survives(
    FULL,
    async ({ figures, load, moreWrites }) => {
      const writer = await theWriter();
      const empty = fillDisk(writer.dataDir);
      try {
        const refused = () => load.troubles().unavailable;
        await until('a write is refused', () => refused() > 0);
        const goesOn = (await readsGoOn(load.headers())) && (await writes(writer));
        if (!goesOn) await until('MariaDB has given up', () => !writer.program.isRunning());
      } finally {
        empty();
      }
      await moreWrites();
      figures['gave up'] = writer.program.isRunning() ? 'no' : 'yes';
      if (writer.program.isRunning()) return;
      await writer.join();
      await until('it writes again', () => writes(writer));
    },
    {
      prepare: async () => {
        const writer = await theWriter();
        await writer.program.stop();
        moveToSmallDisk(writer.dataDir);
        await writer.join();
        await until('it writes again', () => writes(writer));
      },
    },
  );
} else leftOut(FULL, 'nothing may be mounted here');
