/** Time-dependent state that the replicas share: sessions, idempotency keys, leases and the order of events. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { makeClient } from './client.mjs';
import { startReceiver } from './receiver.mjs';
import { until } from '../wait.mjs';

const KEYS = 20;
const JOBS = 8;
const EDITS = 6;

/** @typedef {import('./client.mjs').Client} Client */

/**
 * @param {string[]} urls of both replicas
 * @param {{ email: string, password: string }} account
 * @returns {Promise<Client[]>} signed in
 */
export async function signedInAtEach(urls, account) {
  const clients = urls.map((url) => makeClient(url, account));
  for (const client of clients) await client.signIn();
  return clients;
}

/**
 * A session of either replica is valid on the other.
 * @param {Client[]} clients
 * @param {string[]} urls
 */
export async function sessionsHold(clients, urls) {
  for (const client of clients)
    for (const url of urls) {
      const answer = await fetch(`${url}/api/jobs/active?limit=1`, { headers: client.headers() });
      await answer.body?.cancel();
      assert.equal(answer.status, 200, `a session is one at ${url}`);
    }
}

/**
 * If both replicas receive the same request at once, one executes it.
 * @param {Client[]} clients
 */
export async function keysHold(clients) {
  await Promise.all(
    Array.from({ length: KEYS }, async () => {
      const mark = randomUUID();
      const answers = await Promise.all(clients.map((client) => client.createJob(mark)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        clients.map(() => 201),
      );
      assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1, 'one job was made');
    }),
  );
}

/**
 * A webhook receives each change once and in order, while both replicas change the same jobs.
 * @param {Client[]} clients
 */
export async function webhooksHold(clients) {
  const [admin] = clients;
  if (!admin) throw new Error('No replica is there.');
  const receiver = await startReceiver();
  const made = await admin.send('POST', '/api/webhooks', {
    body: { name: 'Clocks', address: receiver.url, events: ['job.created', 'job.edited'] },
  });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  try {
    await Promise.all(Array.from({ length: JOBS }, () => changeByTurns(clients)));
    const total = JOBS * (1 + EDITS);
    const ids = () => new Set(receiver.received.map(({ id }) => id)).size;
    await until(
      'all is told',
      () => ids() >= total,
      () => `${String(ids())} of ${String(total)}`,
    );
    const times = receiver.received.length;
    assert.equal(times, total, 'each event came once');
    for (const job of new Set(receiver.received.map(({ resourceId }) => resourceId))) {
      const events = receiver.received.filter(({ resourceId }) => resourceId === job);
      const stamps = events.map(({ timestamp }) => timestamp);
      assert.equal(events[0]?.type, 'job.created');
      assert.deepEqual(stamps, stamps.toSorted(), 'events come in the order of their times');
    }
  } finally {
    await admin.send('DELETE', `/api/webhooks/${String(made.body.webhook.id)}`);
    receiver.close();
  }
}

/** @param {Client[]} clients */
async function changeByTurns(clients) {
  const at = (/** @type {number} */ turn) => /** @type {Client} */ (clients[turn % clients.length]);
  const { id, version: first } = (await at(0).createJob(randomUUID())).body;
  let version = first;
  for (let turn = 1; turn <= EDITS; turn += 1) {
    const { body, job } = await at(turn).edit(id, version, `turn ${String(turn)}`);
    assert.ok(job, JSON.stringify(body));
    ({ version } = job);
  }
}
