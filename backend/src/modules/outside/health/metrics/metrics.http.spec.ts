import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithDatabase } from '../../../../../test/databases/databases';
import { EventListener } from '../../../../../test/app/event-listener';
import { eventually } from '../../../../../test/app/eventually';
import { TestApi } from '../../../../../test/app/http';
import { makeBuyer, makeInvoice, readyCompany } from '../../../../../test/billing/invoices';
import { expectStatus, makeDriverJob, makeJob } from '../../../../../test/records/jobs';
import { complete, makeRefusal, resultsOf } from '../../../../../test/reports/operations';
import { METRICS, Scrape } from '../../../../../test/app/scrape';
import { INSIDE, makeWebhook } from '../../../../../test/webhooks/webhooks';
import { insertRecord } from '../../../../database/records/records';
import { Import } from '../../../../database/schema/entities/imports/import';
import { Idempotency } from '../../../../http/idempotency/idempotency';
import { Outbox } from '../../../../workers/outbox';
import { RefusedForGood } from '../../../../workers/task';

const NAMES = join(__dirname, '../../../../../../deploy/monitoring/metrics.txt');
const MINUTE_MS = 60_000;

describeWithDatabase('Metrics', (makeDatabase, engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start(await makeDatabase(), { ...METRICS, ...INSIDE });
  });
  afterAll(() => api.stop());

  const scrape = () => Scrape.of(api.anonymous);
  /** The increase of each counter during some work. */
  async function growth(
    work: () => Promise<unknown>,
    name: string,
    labels: Record<string, string> = {},
  ): Promise<number> {
    const before = (await scrape()).value(name, labels) ?? 0;
    await work();
    return ((await scrape()).value(name, labels) ?? 0) - before;
  }

  test('match the list that alerts and dashboard are compared with', async () => {
    const listed = readFileSync(NAMES, 'utf8').trim().split('\n');
    const { names } = await scrape();
    expect(names).toEqual(expect.arrayContaining(listed));
    const own = (name: string) => /^(?:dispatch|http)_/.test(name);
    expect(listed.filter(own)).toEqual(names.filter(own).sort());
    for (const name of names.filter(own)) expect(name).toMatch(/^[a-z_]+$/);
  });

  test('count requests by route pattern, never by path', async () => {
    const admin = await api.as('admin');
    const { id } = await makeJob(api);
    const labels = { method: 'GET', route: '/api/jobs/:id', status: '2xx' };
    const read = () => admin.get(`/api/jobs/${String(id)}`);
    expect(await growth(read, 'http_request_duration_seconds_count', labels)).toBe(1);
    const missing = () => admin.get('/api/jobs/98989898');
    const refused = { ...labels, status: '4xx' };
    expect(await growth(missing, 'http_request_duration_seconds_count', refused)).toBe(1);
    const nowhere = () => admin.post('/api/no-such-thing-98989898');
    const unknown = { method: 'POST', route: 'unknown', status: '4xx' };
    expect(await growth(nowhere, 'http_request_duration_seconds_count', unknown)).toBe(1);
    expect((await scrape()).text).not.toContain('98989898');
  });

  test('report open streams, and omit their duration from the response times', async () => {
    const { token } = await api.signIn('dispatcher');
    const stream = await EventListener.open(api.address, {
      Authorization: `Bearer ${String(token)}`,
    });
    expect((await stream.next())?.event).toBe('hello');
    expect((await scrape()).value('dispatch_event_streams')).toBe(1);
    stream.close();
    await eventually('the stream is gone', async () => {
      return (await scrape()).value('dispatch_event_streams') === 0;
    });
    expect((await scrape()).text).not.toContain('route="/api/events"');
  });

  test('report pool usage, even when no connection is free', async () => {
    const idle = await scrape();
    expect(idle.value('dispatch_database_connections', { state: 'used' })).toBe(0);
    expect(idle.value('dispatch_database_waiting')).toBe(0);
    const limit = idle.value('dispatch_database_connections_limit') ?? 0;
    expect(limit).toBe(engine === 'sqlite' ? 1 : 10);

    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const entered: (() => void)[] = [];
    const held = Array.from({ length: limit }, () => {
      const inside = new Promise<void>((resolve) => entered.push(resolve));
      const running = api.transactions.run(() => {
        entered.shift()?.();
        return ended;
      });
      return { inside, running };
    });
    await Promise.all(held.map(({ inside }) => inside));
    const late = api.transactions.run(() => Promise.resolve());
    const busy = await scrape();
    expect(busy.value('dispatch_database_connections', { state: 'used' })).toBe(limit);
    expect(busy.value('dispatch_database_waiting')).toBe(1);
    end();
    await Promise.all([late, ...held.map(({ running }) => running)]);
  });

  test('report the event loop and memory', async () => {
    const now = await scrape();
    expect(now.value('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(now.value('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6);
    expect(now.value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  test('report waiting and parked tasks by kind, with their age', async () => {
    const outbox = api.app.get(Outbox);
    const task = { kind: 'letter', resource: 'invoice', resourceId: 1, payload: {} };
    const tasks = async (state: string) =>
      (await scrape()).value('dispatch_outbox_tasks', { kind: 'letter', state });
    expect(await tasks('waiting')).toBeUndefined();
    outbox.handle({ kind: 'letter', run: () => Promise.reject(new RefusedForGood('no')) });
    expect(await tasks('waiting')).toBe(0);
    await api.transactions.run((tx) => outbox.add(tx, task));
    api.clock.advance(2 * MINUTE_MS);
    await api.transactions.run((tx) => outbox.add(tx, task));
    api.clock.advance(MINUTE_MS);
    expect(await tasks('waiting')).toBe(2);
    const age = { kind: 'letter' };
    expect((await scrape()).value('dispatch_outbox_oldest_waiting_seconds', age)).toBe(180);
    await outbox.drain();
    expect(await tasks('waiting')).toBe(0);
    expect(await tasks('parked')).toBe(2);
    expect((await scrape()).value('dispatch_outbox_oldest_waiting_seconds', age)).toBe(0);
  });

  test('report waiting and parked deliveries by webhook', async () => {
    const { webhook } = await makeWebhook(api, 'http://127.0.0.1:9/');
    const idle = await makeWebhook(api, 'http://127.0.0.1:9/', { events: ['job.cancelled'] });
    const of = { webhook: String(webhook.id) };
    await makeJob(api);
    api.clock.advance(MINUTE_MS);
    await makeJob(api);
    const before = await scrape();
    expect(before.value('dispatch_webhook_deliveries', { ...of, state: 'waiting' })).toBe(2);
    expect(before.value('dispatch_webhook_oldest_waiting_seconds', of)).toBe(60);
    const ofIdle = { webhook: String(idle.webhook.id), state: 'waiting' };
    expect(before.value('dispatch_webhook_deliveries', ofIdle)).toBe(0);
    await api.transactions.run((tx) =>
      tx.manager.query("UPDATE webhook_deliveries SET state = 'parked'"),
    );
    const after = await scrape();
    expect(after.value('dispatch_webhook_deliveries', { ...of, state: 'waiting' })).toBe(0);
    expect(after.value('dispatch_webhook_deliveries', { ...of, state: 'parked' })).toBe(2);
    expect(after.value('dispatch_webhook_oldest_waiting_seconds', of)).toBe(0);
  });

  test('report running imports', async () => {
    expect((await scrape()).value('dispatch_imports_running')).toBe(0);
    const now = api.clock.now();
    for (const state of ['draft', 'running', 'undoing', 'done'])
      await api.transactions.run((tx) =>
        insertRecord(tx, Import, {
          ...{ kind: 'jobs', fileName: 'jobs.csv', state, heads: '[]', mapping: '[]' },
          ...{ dateOrder: null, customerId: null, sha256: '0'.repeat(64), requestKey: null },
          ...{ createdById: 1, createdByName: 'Ada', startedAt: null, finishedAt: null },
          ...{ version: 1, createdAt: now, updatedAt: now },
        }),
      );
    expect((await scrape()).value('dispatch_imports_running')).toBe(2);
  });

  test('report claimed idempotency keys and replayed answers', async () => {
    const admin = await api.as('admin');
    const key = { 'Idempotency-Key': 'once-and-again' };
    const make = async () => expectStatus(await admin.post('/api/jobs', {}, key), 201);
    expect(await growth(make, 'dispatch_idempotency_replays_total')).toBe(0);
    expect(await growth(make, 'dispatch_idempotency_replays_total')).toBe(1);

    const claims = async () => (await scrape()).value('dispatch_idempotency_claims');
    expect(await claims()).toBe(0);
    const keyed = { userId: 1, key: 'slow', requestHash: 'hash', visibility: 'all' };
    await api.app.get(Idempotency).once(keyed, async () => {
      expect(await claims()).toBe(1);
      return { statusCode: 201, body: null };
    });
    expect(await claims()).toBe(0);
  });

  test('count business events', async () => {
    await readyCompany(api);
    const before = await scrape();
    const buyer = await makeBuyer(api, 'Garage du Port');
    await makeInvoice(api, buyer);
    const refusedAt = await makeDriverJob(api, 'in-transit');
    await makeRefusal(api, 'driver', refusedAt.id as number);
    const { id } = await makeDriverJob(api, 'in-transit');
    await resultsOf(await api.as('driver'), [complete(id as number)]);
    await api.anonymous.post('/api/auth/login', { email: 'ada@example.com', password: 'wrong' });
    const after = await scrape();
    const grown = (name: string) => (after.value(name) ?? 0) - (before.value(name) ?? 0);
    expect(grown('dispatch_jobs_created_total')).toBe(3);
    // One of the two was already delivered when it was entered.
    expect(grown('dispatch_jobs_delivered_total')).toBe(1);
    expect(grown('dispatch_invoices_issued_total')).toBe(1);
    expect(grown('dispatch_driver_operations_refused_total')).toBe(1);
    expect(grown('dispatch_sign_ins_refused_total')).toBe(1);

    const gained = (name: string, labels: Record<string, string>) =>
      (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0);
    expect(gained('dispatch_jobs_open', { status: 'in-transit' })).toBe(1);
    expect(gained('dispatch_jobs_done', { billing: 'complete' })).toBe(1);
    expect(gained('dispatch_jobs_done', { billing: 'pending' })).toBe(1);
    expect(after.value('dispatch_jobs_open', { status: 'delivered' })).toBeUndefined();
  });

  test('omit the cluster, Redis and mail if they are not set up', async () => {
    const now = await scrape();
    expect(now.value('dispatch_galera_cluster_size')).toBeUndefined();
    expect(now.value('dispatch_dependency_up', { dependency: 'database' })).toBe(1);
    expect(now.value('dispatch_dependency_up', { dependency: 'storage' })).toBe(1);
    expect(now.value('dispatch_dependency_up', { dependency: 'redis' })).toBeUndefined();
    expect(now.value('dispatch_dependency_up', { dependency: 'mail' })).toBeUndefined();
  });
});
