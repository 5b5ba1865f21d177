/**
 * The fastest possible server: Node's own `http`, prepared statements, the product's session check and the same
 * answers. The product's additional time is its own overhead.
 */
import { createServer } from 'node:http';
import { lists } from './lists.mjs';
import { sessionCheck } from './session.mjs';
import { mysqlStore, sqliteStore } from './stores.mjs';
import { writes } from './writes.mjs';

const { PORT, JWT_SECRET, DATABASE_URL, SQLITE_FILE } = process.env;
const store = DATABASE_URL ? mysqlStore(DATABASE_URL) : sqliteStore(SQLITE_FILE ?? '');
const actorOf = sessionCheck(store.read, JWT_SECRET ?? '');
const reads = lists(store);
const changes = writes(store);

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

/** @param {import('node:http').IncomingMessage} request @param {any} actor */
async function answerTo(request, actor) {
  const url = request.url ?? '/';
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  const query = new URLSearchParams(question < 0 ? '' : url.slice(question + 1));
  const q = query.get('q') ?? '';
  if (path === '/api/stats') return reads.stats();
  if (path === '/api/customers/search') return reads.customers(q);
  if (path === '/api/jobs/active') return reads.active();
  if (path === '/api/jobs/completed') return reads.completed();
  if (path === '/api/jobs' && request.method === 'POST')
    return reads.job(await changes.create(await bodyOf(request), actor));
  if (path === '/api/jobs') return q ? reads.found(q) : reads.recent();
  if (path.startsWith('/api/jobs/driver/'))
    return reads.assigned(Number(path.split('/')[4]), actor.role !== 'driver');
  const id = Number(path.slice('/api/jobs/'.length));
  if (request.method === 'PUT')
    await changes.changeStatus(id, (await bodyOf(request)).status, actor);
  return reads.job(id);
}

const server = createServer((request, response) => {
  void (async () => {
    const actor = await actorOf(request.headers.authorization);
    const answer = actor === null ? null : await answerTo(request, actor);
    const text = JSON.stringify(answer);
    response.writeHead(actor === null ? 401 : request.method === 'POST' ? 201 : 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  })().catch((/** @type {unknown} */ error) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
// With many waiting requests, Node's default of 5 s would close connections before their turn.
server.keepAliveTimeout = 60_000;
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log('ready');
});
