/** How HAProxy handles a replica that closes a request without a response. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ensureProgram, thisMachine } from '../services/binaries.mjs';
import { HAPROXY } from '../services/haproxy.mjs';
import { makeProxy } from './proxy.mjs';
import { freePorts, until } from './wait.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dispatch-proxy-'));
/** Number of following writes that get no response. */
let unanswered = 0;
const replica = createServer((asked, response) => {
  asked.resume().once('end', () => {
    if (asked.method === 'POST' && unanswered > 0) {
      unanswered -= 1;
      asked.socket.destroy();
    } else response.end('{}');
  });
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** @type {import('./process.mjs').Program} */
let proxy;
/** @type {number} */
let port;

/** @param {'GET' | 'POST'} method @returns {Promise<{ status?: number | undefined, wait?: string | undefined, text: string }>} */
const ask = (method) =>
  new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, method, path: '/api/jobs', agent });
    asking.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part));
      response.once('end', () => {
        resolve({ status: response.statusCode, wait: response.headers['retry-after'], text });
      });
    });
    asking.end();
  });

before(async () => {
  const haproxy = await ensureProgram(HAPROXY, thisMachine());
  const [web = 0, database = 0, others = 0, app = 0, nobody = 0] = await freePorts(5);
  port = web;
  await new Promise((/** @type {(value: void) => void} */ resolve) => {
    replica.listen(app, '127.0.0.1', resolve);
  });
  const node = { host: '127.0.0.1', port: nobody };
  proxy = makeProxy({
    ...{ ports: { web, database, others }, replicaPorts: [app, app], folder, haproxy },
    nodes: /** @type {any} */ ([node, node, node]),
  });
  proxy.start();
  const isThere = async () => (await ask('GET').catch(() => null))?.status === 200;
  await until('HAProxy leads to the replica', isThere);
});
after(async () => {
  agent.destroy();
  await proxy.stop();
  replica.close();
  replica.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('a write without a response from its replica is a 503, also on a reused connection', async () => {
  for (let times = 1; times <= 3; times += 1) {
    assert.equal((await ask('POST')).status, 200);
    unanswered = 1;
    const { status, wait, text } = await ask('POST');
    assert.deepEqual({ status, wait }, { status: 503, wait: '2' });
    assert.equal(JSON.parse(text).code, 'database_unavailable');
  }
});
