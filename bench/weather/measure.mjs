/** Request times while waiting e-mail is sent: `npm run bench -- --weather`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '../../scripts/cluster/wait.mjs';
import { mysqlStore, sqliteStore } from '../limit/stores.mjs';
import { callFor, median } from '../load/callers.mjs';
import { callerOf } from '../measure/caller.mjs';
import { startApp } from '../measure/pair.mjs';
import { preparePlace } from '../measure/place.mjs';
import { markdown, titleOf } from '../report/tables.mjs';

const NOTICES = 100_000;
const WARM_MS = 2_000;
const REQUESTS = ['One job', 'Completed jobs, a page of 50', 'Create a job'];

const INSERT = `INSERT INTO outbox_tasks (kind, resource, resourceId, payload, state, attempts, runAt, createdAt)
  VALUES ('account-notice', 'user', 1, '{"notice":"password-reset"}', ?, 0, ?, ?)`;

/** @typedef {import('../limit/stores.mjs').Store} Store */

/** @param {import('../measure/place.mjs').Place} place @returns {Store} */
function storeOf({ limitEnv: { SQLITE_FILE, DATABASE_URL } }) {
  return SQLITE_FILE === undefined ? mysqlStore(DATABASE_URL ?? '') : sqliteStore(SQLITE_FILE);
}

/** @param {Store} store @param {string} sql @param {readonly unknown[]} [values] */
const change = (store, sql, values = []) => store.write((run) => run(sql, values));

/** No task is due before all are stored. @param {Store} store */
async function fill(store) {
  const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
  await change(store, INSERT, ['parked', now, now]);
  const columns = 'kind, resource, resourceId, payload, state, attempts, runAt, createdAt';
  for (let count = 1; count < NOTICES; count *= 2)
    await change(
      store,
      `INSERT INTO outbox_tasks (${columns}) SELECT ${columns} FROM outbox_tasks LIMIT ${String(Math.min(count, NOTICES - count))}`,
    );
}

/** @param {Store} store */
async function sentBy(store) {
  const sql = "SELECT COUNT(*) AS count FROM outbox_tasks WHERE state = 'done'";
  const [row] = await store.read(sql, []);
  return Number(row?.count);
}

/**
 * @typedef {object} Wanted
 * @property {number} jobs
 * @property {number} rounds
 * @property {number} ms for each request
 * @property {(line: string) => void} say
 */

/** @param {import('../measure/place.mjs').Engine} engine @param {Wanted} wanted */
async function measureEngine(engine, { jobs, rounds: count, ms, say }) {
  const title = titleOf({ engine, jobs });
  say(`${title}: making the company`);
  const place = await preparePlace(engine, jobs);
  const sink = spawn(process.execPath, [join(import.meta.dirname, 'mail-sink.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = /** @type {[Buffer]} */ (await once(sink.stdout, 'data'));
  const app = await startApp({
    ...place,
    appEnv: {
      ...place.appEnv,
      SMTP_URL: `smtp://127.0.0.1:${String(port).trim()}`,
      MAIL_FROM: 'dispatch@example.com',
    },
  });
  const store = storeOf(place);
  try {
    const caller = await callerOf(jobs, app.port);
    const look = async () => {
      const found = [];
      for (const name of REQUESTS) {
        const request = caller.requestNamed(name);
        const { p50 } = await callFor({ port: app.port, callers: 1, ms, request });
        found.push(p50);
      }
      return found;
    };
    await fill(store);
    /** @type {{ quiet: number[], busy: number[] }[]} */
    const rounds = [];
    let [sent, seconds] = [0, 0];
    await callFor({
      ...{ port: app.port, callers: 4, ms: WARM_MS },
      request: caller.requestNamed('One job'),
    });
    for (let round = 0; round < count; round += 1) {
      say(`${title}: round ${String(round + 1)} of ${String(count)}`);
      const quiet = await look();
      await change(store, "UPDATE outbox_tasks SET state = 'waiting' WHERE state = 'parked'");
      const before = await sentBy(store);
      await until('e-mail goes out', async () => (await sentBy(store)) > before);
      const begun = performance.now();
      const busy = await look();
      seconds += (performance.now() - begun) / 1000;
      sent += (await sentBy(store)) - before;
      await change(store, "UPDATE outbox_tasks SET state = 'parked' WHERE state = 'waiting'");
      rounds.push({ quiet, busy });
    }
    return { rounds, perSecond: sent / seconds };
  } finally {
    await app.stop();
    sink.kill();
    await place.remove();
  }
}

/** @param {readonly import('../measure/place.mjs').Engine[]} engines @param {Wanted} wanted */
export async function measureWeather(engines, wanted) {
  const head = ['Request', 'alone, ms', 'while e-mail goes out, ms', '× (1.1)'];
  const parts = [];
  for (const engine of engines) {
    const { rounds, perSecond } = await measureEngine(engine, wanted);
    const rows = REQUESTS.map((name, nth) => {
      const of = (/** @type {'quiet' | 'busy'} */ when) =>
        rounds.map((one) => one[when][nth] ?? NaN);
      const ratio = median(of('busy').map((busy, round) => busy / (of('quiet')[round] ?? NaN)));
      return [
        name,
        median(of('quiet')).toFixed(2),
        median(of('busy')).toFixed(2),
        ratio.toFixed(2),
      ];
    });
    parts.push(
      `### ${titleOf({ engine, jobs: wanted.jobs })}, ${perSecond.toFixed(0)} messages a second`,
      markdown([head, ...rows]),
    );
  }
  return parts.join('\n\n');
}
