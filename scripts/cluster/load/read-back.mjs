/** Read-your-writes: each write acknowledged by one replica is read at once from the other one. */
import { randomUUID } from 'node:crypto';

const WORKERS = 8;

/**
 * @param {import('./client.mjs').Client[]} clients of both replicas, signed in
 * @param {number} pairs
 */
export function startReadBack(clients, pairs) {
  const figures = { pairs: 0, stale: 0, afterRepeat: 0 };
  let left = pairs;

  const worker = async () => {
    const at = (/** @type {number} */ turn) => {
      const client = clients[turn % clients.length];
      if (!client) throw new Error('No replica is there.');
      return client;
    };
    const { id, version: first } = (await at(0).createJob(randomUUID())).body;
    let version = first;
    for (let turn = 1; left > 0; turn += 1) {
      left -= 1;
      const text = `turn ${String(turn)}`;
      const { status, wasRepeated, body, job } = await at(turn).edit(id, version, text);
      if (!job) throw new Error(`PUT ${String(status)} ${JSON.stringify(body)}`);
      ({ version } = job);
      const read = await at(turn + 1).send('GET', `/api/jobs/${String(id)}`);
      figures.pairs += 1;
      if (wasRepeated) figures.afterRepeat += 1;
      if (read.body.version !== version || read.body.specialInstructions !== text)
        figures.stale += 1;
    }
  };

  return { figures, finished: Promise.all(Array.from({ length: WORKERS }, worker)) };
}
