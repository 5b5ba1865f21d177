/** A large office at work: `npm run bench -- --office`, and on the cluster with `--cluster`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '../../scripts/cluster/cluster.mjs';
import { until } from '../../scripts/cluster/wait.mjs';
import { METRICS_TOKEN, startApp } from '../measure/pair.mjs';
import { PASSWORD, preparePlace } from '../measure/place.mjs';
import { drive, runProgram, workAtConsole } from './people.mjs';
import { setUpOffice } from './set-up.mjs';
import { Streams } from './streams.mjs';
import { Tally } from './tally.mjs';
import { ENGINES } from '../report/tables.mjs';

/** Interval of the memory checks. */
const LOOK_MS = 1_000;

/**
 * @typedef {object} Ground where the office runs
 * @property {string} title
 * @property {string} url
 * @property {{ email: string, password: string }} admin
 * @property {string[]} processes addresses of the server's processes
 * @property {() => Promise<void>} remove
 */

/** @param {import('../measure/place.mjs').Engine} engine @param {number} jobs @returns {Promise<Ground>} */
export async function oneProcess(engine, jobs) {
  const place = await preparePlace(engine, jobs);
  const app = await startApp(place);
  const url = `http://127.0.0.1:${String(app.port)}`;
  return {
    title: `One process on ${ENGINES[engine]}`,
    ...{ url, processes: [url] },
    admin: { email: 'person1@example.com', password: PASSWORD },
    remove: async () => {
      await app.stop();
      await place.remove();
    },
  };
}

/** @param {(line: string) => void} say @returns {Promise<Ground>} */
export async function wholeCluster(say) {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-office-'));
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', removeFolder);
  const { url, admin, replicas, stop } = await startCluster({
    folder,
    node: process.execPath,
    say,
    more: { METRICS_TOKEN, LOG_LEVEL: 'warn' },
  });
  return {
    title: 'The cluster: two replicas, three Galera nodes',
    ...{ url, admin, processes: replicas.map((replica) => replica.url) },
    remove: async () => {
      await stop();
      removeFolder();
    },
  };
}

/** In megabytes, as reported by the process. @param {string} url */
async function memoryOf(url) {
  const answer = await fetch(`${url}/api/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await answer.text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}

/**
 * The most that each process held at a look that it answered. @param {readonly string[]} processes @param {AbortSignal} closing
 */
async function watchMemory(processes, closing) {
  const most = processes.map(() => 0);
  while (!closing.aborted) {
    const now = await Promise.all(processes.map((url) => memoryOf(url).catch(() => 0)));
    now.forEach((mb, nth) => (most[nth] = Math.max(most[nth] ?? 0, mb)));
    await delay(LOOK_MS, undefined, { signal: closing }).catch(() => undefined);
  }
  return most;
}

/**
 * @param {Ground} ground
 * @param {import('./plan.mjs').Office} office
 * @param {(line: string) => void} say
 */
export async function measureOffice({ title, url, admin, processes }, office, say) {
  const tally = new Tally();
  const streams = new Streams();
  const over = new AbortController();
  try {
    say(`${title}: making accounts and jobs`);
    const { consoles, phones, programs, jobs } = await setUpOffice(url, admin, office, tally);
    await streams.open(
      url,
      consoles.map(({ token }) => token),
    );
    const day = { closing: over.signal, streams, jobs };
    const people = [
      ...consoles.map((asker) => workAtConsole(day, asker)),
      ...phones.map((phone) => drive(day, phone)),
      ...programs.map((asker) => runProgram(day, asker)),
    ];
    say(`${title}: warm for ${String(office.warmSeconds)} s`);
    await delay(office.warmSeconds * 1000);
    tally.begin();
    streams.begin();
    const memory = watchMemory(processes, over.signal);
    say(`${title}: measured for ${String(office.seconds)} s`);
    await delay(office.seconds * 1000);
    tally.end();
    over.abort();
    await Promise.all(people);
    const memoryMb = await memory;
    // Undelivered events are reported with the figures.
    await until('every console has heard of everything', () => streams.haveAll()).catch(say);
    return { title, office, rows: tally.rows(), memoryMb, events: streams.figures() };
  } finally {
    over.abort();
    streams.close();
  }
}

/** @typedef {Awaited<ReturnType<typeof measureOffice>>} OfficeFindings */
