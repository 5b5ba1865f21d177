/** How the load client handles a missing response. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { makeClient } from './client.mjs';

/** @type {((request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void)[]} */
let answers = [];
const server = createServer((request, response) => {
  answers.shift()?.(request, response);
});
let url = '';

before(async () => {
  await new Promise((/** @type {(value: void) => void} */ resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
});
beforeEach(() => {
  answers = [];
});
after(() => {
  server.close();
  server.closeAllConnections();
});

/** @type {typeof answers[number]} */
const reset = ({ socket }) => {
  socket.destroy();
};
/** @param {number} status @param {unknown} body @returns {typeof answers[number]} */
const says = (status, body) => (_, response) => {
  response.writeHead(status).end(JSON.stringify(body));
};
const edit = () =>
  makeClient(url, { email: 'a@example.com', password: 'secret' }).edit(7, 3, 'ours');

test('an edit returns the changed job', async () => {
  answers = [says(200, { version: 4 })];
  assert.deepEqual((await edit()).job, { version: 4 });
});

test('an edit whose response was lost succeeded if the job has its text', async () => {
  const current = { version: 4, specialInstructions: 'ours' };
  answers = [reset, says(412, { current })];
  assert.deepEqual((await edit()).job, current);
});

test('an edit failed if the job has another text, or if there was no earlier attempt', async () => {
  answers = [reset, says(412, { current: { version: 4, specialInstructions: 'theirs' } })];
  assert.equal((await edit()).job, null);
  answers = [says(412, { current: { version: 4, specialInstructions: 'ours' } })];
  assert.equal((await edit()).job, null);
});

test('a request that is refused for too long ends', async () => {
  const refuses = (
    /** @type {any} */ _,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    response.writeHead(503, { 'Retry-After': '0.001' }).end('{"code":"database_unavailable"}');
  };
  answers = [refuses];
  const client = makeClient(url, { email: 'a@example.com', password: 'secret' }, 0);
  assert.equal((await client.send('GET', '/api/jobs/1')).status, 503);
  assert.equal(client.troubles().unavailable, 1);
});
