/** A backup can be restored on a cluster, even if it exceeds the nodes' limit per transaction. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { makeClient } from '../load/client.mjs';
import { until } from '../wait.mjs';
import { repeated, theCluster } from './survives.mjs';

const JOBS = 2_000;
const VEHICLES = Array.from({ length: 9 }, () => ({ make: 'Kia', model: 'Rio' }));
const AT_ONCE = 6;
/** A low limit per transaction: more than a fragment, much less than this company. */
const MOST_BYTES = 4 * 2 ** 20;

/** The restored rows of a node, and its full-text index. */
const STATE = `SET SESSION wsrep_sync_wait = 1;
  CHECKSUM TABLE dispatch.jobs, dispatch.job_units, dispatch.vehicles, dispatch.customers,
    dispatch.job_search, dispatch.vehicle_search;
  SELECT TABLE_NAME, INDEX_NAME FROM information_schema.STATISTICS
    WHERE TABLE_SCHEMA = 'dispatch' AND INDEX_TYPE = 'FULLTEXT' ORDER BY 1`;

/** The state of every node, once it is in sync. */
async function states() {
  const { nodes } = theCluster();
  for (const node of nodes) await until(`${node.name} is in sync`, node.isSynced);
  return Promise.all(nodes.map((node) => node.query(STATE)));
}

/** @param {number} bytes */
const limitWrites = (bytes) =>
  Promise.all(
    theCluster().nodes.map((node) => node.query(`SET GLOBAL wsrep_max_ws_size = ${String(bytes)}`)),
  );

repeated('a backup comes back on all nodes, in parts', async () => {
  const { url, admin, replicas, nodes, folder, command } = theCluster();
  const client = makeClient(url, admin);
  await client.signIn();
  let made = 0;
  const maker = async () => {
    while (made < JOBS) {
      made += 1;
      const mark = `restore-${String(made)}`;
      const { status, body } = await client.send('POST', '/api/jobs', {
        body: { poNumber: mark, price: 100, vehicleUnitsData: VEHICLES },
      });
      // Otherwise the others would continue, even without a cluster.
      if (status !== 201) made = JOBS;
      assert.equal(status, 201, JSON.stringify(body));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, maker));
  const file = join(folder, `${String(Date.now())}.backup`);
  await command('backup', file);
  const before = await states();
  for (const replica of replicas) await replica.program.stop();

  const [usual] = (await nodes[0]?.query('SELECT @@wsrep_max_ws_size')) ?? [];
  await limitWrites(MOST_BYTES);
  try {
    await command('restore', file, '--replace');
  } finally {
    await limitWrites(Number(usual));
  }
  const after = await states();
  assert.deepEqual(after, before);
  assert.equal(new Set(after.map((state) => JSON.stringify(state))).size, 1, 'all nodes hold it');
  for (const replica of replicas) await replica.start();
  await client.signIn();
  const { status, body } = await client.send('GET', '/api/jobs?q=rio&limit=5');
  assert.deepEqual([status, /** @type {any} */ (body).length], [200, 5]);
});
