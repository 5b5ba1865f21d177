/**
 * Mixed load on a cluster: creators with Idempotency-Key, updaters with If-Match, readers, and subscribers to the
 * live events. It records every acknowledged write.
 */
import { randomUUID } from 'node:crypto';
import { makeClient } from './client.mjs';
import { makeEar } from './ear.mjs';
import { until } from '../wait.mjs';

const CREATORS = 3;
const UPDATERS = 3;
const READERS = 2;
const EARS = 2;

/**
 * @typedef {object} Acknowledged
 * @property {number} version
 * @property {string} mark unique in its record
 * @property {string} text of the last acknowledged write
 */

/**
 * @typedef {Awaited<ReturnType<typeof startLoad>>} Load
 */

/**
 * @param {string} url
 * @param {{ email: string, password: string }} account
 */
export async function startLoad(url, account) {
  const client = makeClient(url, account);
  await client.signIn();
  const ears = Array.from({ length: EARS }, () => makeEar(url, client.headers));
  // Events before the start of a stream are not delivered.
  await until('every ear listens', () => ears.every((ear) => ear.isListening()));
  /** @type {Map<number, Acknowledged>} by the id of the job */
  const jobs = new Map();
  const figures = {
    writes: 0,
    reads: 0,
    /** @type {number[]} how long each took, with its repeats */
    readMs: [],
    stale: 0,
    longestGapMs: 0,
    lastAt: Date.now(),
  };
  const run = randomUUID().slice(0, 8);
  let isOver = false;

  /** @param {number} id @param {Acknowledged} state */
  const acknowledge = (id, state) => {
    const now = Date.now();
    // At the end, workers wait for each other, which says nothing about the cluster.
    if (!isOver) figures.longestGapMs = Math.max(figures.longestGapMs, now - figures.lastAt);
    figures.lastAt = now;
    figures.writes += 1;
    jobs.set(id, state);
  };

  /** @param {string} mark */
  const create = async (mark) => {
    const { status, body } = await client.createJob(mark);
    if (status !== 201) {
      client.note(`POST ${String(status)} ${JSON.stringify(body)}`);
      return null;
    }
    acknowledge(body.id, { version: body.version, mark, text: '' });
    return { id: body.id, version: body.version };
  };

  /** @param {number} worker */
  const creator = async (worker) => {
    for (let turn = 1; !isOver; turn += 1)
      await create(`${run}-c${String(worker)}-${String(turn)}`);
  };

  /**
   * No other client writes to the job of an updater.
   * @param {number} worker
   */
  const updater = async (worker) => {
    const made = await create(`${run}-u${String(worker)}`);
    if (!made) return;
    const { id } = made;
    let { version } = made;
    for (let turn = 1; !isOver; turn += 1) {
      const text = `turn ${String(turn)}`;
      const { status, body, job } = await client.edit(id, version, text);
      if (!job) {
        client.note(`PUT ${String(status)} ${JSON.stringify(body)}`);
        return;
      }
      ({ version } = job);
      acknowledge(id, { ...stateOf(id), version, text });
    }
  };

  /** @param {number} id */
  const stateOf = (id) => {
    const state = jobs.get(id);
    if (!state) throw new Error(`Job ${String(id)} was never acknowledged.`);
    return state;
  };

  const reader = async () => {
    while (!isOver) {
      const ids = [...jobs.keys()];
      const id = ids[Math.floor(Math.random() * ids.length)];
      const known = id === undefined ? 0 : stateOf(id).version;
      const path = id === undefined ? '/api/jobs/active?limit=20' : `/api/jobs/${String(id)}`;
      const askedAt = performance.now();
      const { status, body } = await client.send('GET', path);
      figures.reads += 1;
      figures.readMs.push(performance.now() - askedAt);
      if (status !== 200) client.note(`GET ${String(status)} ${JSON.stringify(body)}`);
      else if (id !== undefined && body.version < known) figures.stale += 1;
    }
  };

  const count = (/** @type {number} */ number) => Array.from({ length: number }, (_, i) => i + 1);
  const workers = [
    ...count(CREATORS).map(creator),
    ...count(UPDATERS).map(updater),
    ...count(READERS).map(reader),
  ];

  return {
    jobs,
    ears,
    figures,
    run,
    troubles: client.troubles,
    headers: client.headers,
    /** Resets the counters, but keeps the acknowledged writes. */
    beginCounting() {
      client.forgetTroubles();
      Object.assign(figures, {
        writes: 0,
        reads: 0,
        readMs: [],
        stale: 0,
        longestGapMs: 0,
        lastAt: Date.now(),
      });
    },
    /** Sends no new requests; pending ones are retried until they succeed. */
    async finish() {
      isOver = true;
      await Promise.all(workers);
    },
    /**
     * Creates one more job on each replica, after all others: the proxy alternates between replicas.
     * @returns {Promise<number[]>} their ids
     */
    async createLast() {
      const made = [await create(`${run}-last-1`), await create(`${run}-last-2`)];
      return made.map((job) => {
        if (!job) throw new Error(`A last job was refused: ${client.troubles().others.join('; ')}`);
        return job.id;
      });
    },
    async close() {
      await Promise.all(ears.map((ear) => ear.close()));
    },
  };
}
