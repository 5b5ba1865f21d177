import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, test } from 'node:test';
import {
  ApiError,
  createClient,
  dataOf,
  entityTagOf,
  idempotencyKey,
  isUnchanged,
} from '../src/client.ts';

interface Heard {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Reply = (response: ServerResponse) => void;

const JOB = { id: 7, jobId: 'JOB-000007', version: 3 };
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const busy = (status: number, headers: Record<string, string> = {}) =>
  json(status, { code: 'too_many_requests', message: 'Please wait.' }, headers);

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A server that sends the replies in order, and a client that records its waits instead of waiting. */
async function start(replies: readonly Reply[]) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, headers } = request;
      heard.push({ method, headers, body: Buffer.concat(parts).toString() });
      replies[Math.min(heard.length, replies.length) - 1]?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo; // it listens on a port
  const waits: number[] = [];
  const client = createClient({
    baseUrl: `http://127.0.0.1:${String(port)}`,
    token: 'vdt_example',
    wait: (seconds) => {
      waits.push(seconds);
      return Promise.resolve();
    },
  });
  return { heard, waits, client };
}

const readJob = (client: Awaited<ReturnType<typeof start>>['client']) =>
  client.GET('/api/jobs/{id}', { params: { path: { id: 7 } } });

void test('sends the token, and returns the data with its entity tag', async () => {
  const { heard, client } = await start([json(200, JOB, { ETag: '"3"' })]);
  const answer = await readJob(client);
  assert.equal(dataOf(answer).jobId, 'JOB-000007');
  assert.equal(entityTagOf(answer.response), '"3"');
  assert.equal(heard[0]?.headers.authorization, 'Bearer vdt_example');
});

void test('waits for Retry-After after 429, and repeats the same request', async () => {
  const replies = [busy(429, { 'Retry-After': '17' }), busy(429), json(201, JOB)];
  const { heard, waits, client } = await start(replies);
  const answer = await client.POST('/api/jobs', { body: { pickupCity: 'Laval' } });
  assert.equal(dataOf(answer).id, 7);
  assert.deepEqual(waits, [17, 1]);
  assert.deepEqual(
    heard.map(({ body }) => body),
    Array.from({ length: 3 }, () => '{"pickupCity":"Laval"}'),
  );
});

void test('gives up after some tries, and throws the reason', async () => {
  const { heard, client } = await start([busy(429, { 'Retry-After': '1' })]);
  const answer = await readJob(client);
  assert.equal(heard.length, 6);
  assert.throws(
    () => dataOf(answer),
    (error) =>
      error instanceof ApiError && error.status === 429 && error.code === 'too_many_requests',
  );
});

void test('after 503 repeats only idempotent requests', async () => {
  const reading = await start([busy(503), json(200, JOB)]);
  assert.equal(dataOf(await readJob(reading.client)).id, 7);
  stop();
  const writing = await start([busy(503), json(201, JOB)]);
  const plain = await writing.client.POST('/api/jobs', { body: {} });
  assert.equal(plain.response.status, 503);
  stop();
  const keyed = await start([busy(503), json(201, JOB)]);
  const key = idempotencyKey();
  const header = { 'Idempotency-Key': key };
  const answer = await keyed.client.POST('/api/jobs', { params: { header }, body: {} });
  assert.equal(answer.response.status, 201);
  assert.deepEqual(
    keyed.heard.map(({ headers }) => headers['idempotency-key']),
    [key, key],
  );
});

void test('recognises an unchanged record', async () => {
  const { client } = await start([(response) => response.writeHead(304).end()]);
  assert.equal(isUnchanged((await readJob(client)).response), true);
});

void test("turns a response without the product's JSON into an error with its status", async () => {
  const { client } = await start([
    (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<p>no</p>'),
  ]);
  const answer = await readJob(client);
  assert.throws(() => dataOf(answer), { status: 502, code: null });
});
