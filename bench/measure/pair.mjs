import { randomBytes } from 'node:crypto';
import { deepStrictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/private-server.mjs';
import { SERVER_MEMORY } from '../../scripts/steps/server-memory.mjs';
import { waitUntilSealed } from '../company/sealed.mjs';
import { bytesOf, Connection, jsonOf } from '../load/connection.mjs';
import { noteOnJob } from '../load/requests.mjs';
import { startServer } from '../load/processes.mjs';
import { PASSWORD } from './place.mjs';

const ROOT = join(import.meta.dirname, '../..');
export const METRICS_TOKEN = 'bench-metrics-token';
export const SECRET = randomBytes(32).toString('hex');

/** @param {import('./place.mjs').Place} place */
export async function startApp(place) {
  const server = await startServer({
    name: 'application',
    file: join(ROOT, 'backend/dist/main.js'),
    port: await freePort(),
    path: '/api/health/ready',
    env: {
      ...place.appEnv,
      ...SERVER_MEMORY,
      JWT_SECRET: SECRET,
      METRICS_TOKEN,
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
    },
  });
  await waitUntilSealed(place.limitEnv);
  return server;
}

/** @param {import('./place.mjs').Place} place */
export async function startLimit(place) {
  return startServer({
    name: 'limit',
    file: join(ROOT, 'bench/limit/server.mjs'),
    port: await freePort(),
    path: '/',
    env: { ...place.limitEnv, JWT_SECRET: SECRET },
  });
}

/** @param {number} port @param {number} person */
export async function signIn(port, person) {
  const response = await fetch(`http://127.0.0.1:${String(port)}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `person${String(person)}@example.com`, password: PASSWORD }),
  });
  const { token } = /** @type {{ token: string }} */ (await response.json());
  return token;
}

/** @param {number} port @param {import('../load/requests.mjs').Request} request */
export async function answerOf(port, request) {
  const connection = await Connection.open(port);
  const { status, bytes } = await connection.ask(bytesOf(request));
  connection.close();
  if (status >= 300) throw new Error(`${request.path} was answered with ${String(status)}.`);
  return jsonOf(bytes);
}

/**
 * Checks that both servers return the same; otherwise the measurements mean nothing.
 * @param {import('../load/requests.mjs').Measured[]} requests
 * @param {readonly import('../load/processes.mjs').Server[]} servers
 */
export async function expectSameAnswers(requests, servers) {
  for (const { name, request, isWrite } of requests) {
    if (isWrite) continue;
    const answers = await Promise.all(servers.map(({ port }) => answerOf(port, request(1))));
    deepStrictEqual(answers[0], answers[1], `${name}: the two servers answer differently.`);
  }
}

/**
 * Deletes the jobs that were created during the measurement.
 * @param {number} last the id of the newest job that stays
 * @param {number} port
 * @param {string} token
 */
export async function removeJobsAfter(last, port, token) {
  const headers = { Authorization: `Bearer ${token}` };
  // The limit does not notify the application of its writes, so invalidate its cache.
  await answerOf(port, noteOnJob(token, last));
  const active = await answerOf(port, { method: 'GET', path: '/api/jobs/active', token });
  for (const { id } of active) {
    if (id <= last) continue;
    const address = `http://127.0.0.1:${String(port)}/api/jobs/${String(id)}`;
    const { status } = await fetch(address, { method: 'DELETE', headers });
    if (status !== 204) throw new Error(`A job was deleted with ${String(status)}.`);
  }
}

/** The event loop's delay at p99 since the last call, in milliseconds. @param {number} port */
export async function loopDelay(port) {
  const response = await fetch(`http://127.0.0.1:${String(port)}/api/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await response.text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}
