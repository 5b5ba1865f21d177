import { Webhook } from 'standardwebhooks';
import { describeOnEachDatabase } from '../../../../../test/databases/databases';
import { type Caller, TestApi } from '../../../../../test/app/http';
import { driverIdOf, expectStatus, makeJob } from '../../../../../test/records/jobs';
import { WebhookReceiver } from '../../../../../test/webhooks/webhook-receiver';
import {
  deliveriesOf,
  forgetWebhooks,
  INSIDE,
  makeWebhook,
  sendDue,
} from '../../../../../test/webhooks/webhooks';
import { ChangeFeed } from '../../../base/activity/change-feed';
import { WebhookQueries } from '../subscriptions/webhook.queries';
import { DeliveryQueue } from './delivery-queue';
import { WebhookSender } from './webhook-sender';
import { LEASE_MS } from '../../../../workers/renewing';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const JOB_EVENTS = [
  ...['job.created', 'job.edited', 'job.assigned', 'job.picked-up', 'job.in-transit'],
  ...['job.delivered', 'job.cancelled', 'job.deleted'],
];

describeOnEachDatabase('Sending to webhooks', (makeDatabase) => {
  let api: TestApi;
  let other: TestApi;
  let receiver: WebhookReceiver;
  let admin: Caller;
  beforeAll(async () => {
    const database = await makeDatabase();
    receiver = await WebhookReceiver.start();
    api = await TestApi.start(database, INSIDE);
    other = await TestApi.start(database, INSIDE, api.cast);
    admin = await api.as('admin');
  });
  beforeEach(async () => {
    receiver.clear();
    await forgetWebhooks(api);
  });
  afterAll(async () => {
    await other.stop();
    await api.stop();
    await receiver.stop();
  });

  const change = async (id: number, body: object) =>
    expectStatus(await admin.put(`/api/jobs/${String(id)}`, body), 200);
  const types = (path?: string) => receiver.events(path).map(({ type }) => type);
  const deliveries = (path: string) => deliveriesOf(admin, path);
  const later = (ms: number) => {
    api.clock.advance(ms);
    other.clock.set(api.clock.now().toISOString());
  };

  it('sends each change of a job once, in order, with the record', async () => {
    await makeWebhook(api, `${receiver.url}/`, { events: JOB_EVENTS });
    const { id } = await makeJob(api, { pickupCity: 'Laval', price: 900 });
    await change(id, { pickupCity: 'Québec' });
    await change(id, { driverId: driverIdOf(api, 'driver') });
    for (const status of ['picked-up', 'in-transit', 'delivered']) await change(id, { status });
    await change(id, { completionNotes: 'By the gate' });
    await sendDue(api);
    await sendDue(api);
    expect(types()).toEqual([
      ...['job.created', 'job.edited', 'job.assigned', 'job.picked-up', 'job.in-transit'],
      ...['job.delivered', 'job.edited'],
    ]);
    const [event] = receiver.events();
    expect(event).toMatchObject({
      id: receiver.received[0]?.headers['webhook-id'],
      type: 'job.created',
      timestamp: '2026-03-31T15:00:00.000Z',
      resource: 'job',
      resourceId: id,
      data: { id, pickupCity: 'Québec', status: 'delivered' },
    });
    expect(receiver.received[0]?.headers['content-type']).toBe('application/json');
  });

  it('sends nothing of a transaction that rolled back, and only subscribed events', async () => {
    await makeWebhook(api, `${receiver.url}/`, { events: ['job.deleted'] });
    const { id } = await makeJob(api);
    const stale = await admin.put(
      `/api/jobs/${String(id)}`,
      { poNumber: 'X' },
      { 'If-Match': '"9"' },
    );
    expect(stale.status).toBe(412);
    expectStatus(await admin.delete(`/api/jobs/${String(id)}`), 204);
    await sendDue(api);
    expect(receiver.events()).toMatchObject([{ type: 'job.deleted', data: { id } }]);
    expect(await api.database.query('SELECT id FROM webhook_deliveries')).toHaveLength(1);
  });

  it('omits prices unless requested, and the blacklist always', async () => {
    await makeWebhook(api, `${receiver.url}/plain`);
    await makeWebhook(api, `${receiver.url}/priced`, { includesPrices: true });
    const customer = await admin.post('/api/customers', {
      name: `Garage ${String(Math.random())}`,
    });
    await makeJob(api, { price: 1234.5, customerId: customer.body.id });
    await sendDue(api);
    const [plain] = receiver.events('/plain');
    const [priced] = receiver.events('/priced');
    expect(JSON.stringify(plain)).not.toContain('rice');
    expect(priced?.data).toMatchObject({ price: 1234.5 });
    for (const event of [plain, priced])
      expect(event?.data?.['customer']).not.toHaveProperty('status');
    expect(plain?.id).toBe(priced?.id);
  });

  it('delays later events of a job while an earlier one fails, and no other job', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    const [first, second] = [await makeJob(api), await makeJob(api)];
    await change(first.id, { poNumber: 'A' });
    await change(second.id, { poNumber: 'B' });
    receiver.answers(({ text }) =>
      text.includes(`"resourceId":${String(first.id)},`) ? 500 : 204,
    );
    await sendDue(api);
    const seen = () => receiver.events().map(({ type, resourceId }) => [type, resourceId]);
    expect(seen().sort()).toEqual(
      [
        ['job.created', first.id],
        ['job.created', second.id],
        ['job.edited', second.id],
      ].sort(),
    );
    receiver.clear();
    await sendDue(api);
    expect(seen()).toEqual([]);
    later(6_000);
    await sendDue(api);
    expect(seen()).toEqual([
      ['job.created', first.id],
      ['job.edited', first.id],
    ]);
    expect((await deliveries(path)).map(({ state }) => state)).toEqual(Array(4).fill('done'));
  });

  it('follows no redirect', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    await makeJob(api);
    receiver.answers(() => ({ status: 307, headers: { location: `${receiver.url}/elsewhere` } }));
    await sendDue(api);
    expect(receiver.received.map((received) => received.path)).toEqual(['/']);
    expect(await deliveries(path)).toMatchObject([{ state: 'waiting', lastStatus: 307 }]);
  });

  it('signs by Standard Webhooks, and with the old secret as well for a day', async () => {
    const { path, secret } = await makeWebhook(api, `${receiver.url}/`);
    const verify = (by: string) => {
      const last = receiver.received.at(-1);
      const headers = last?.headers as Record<string, string>; // one of each
      // The library compares with the machine's clock.
      jest.useFakeTimers({ now: api.clock.now() });
      try {
        return new Webhook(by).verify(last?.text ?? '', headers);
      } finally {
        jest.useRealTimers();
      }
    };
    const send = async () => {
      await makeJob(api);
      await sendDue(api);
    };
    await send();
    expect(verify(secret)).toMatchObject({ type: 'job.created' });
    const renewed = expectStatus(await admin.post(`${path}/secret`, {}), 201);
    expect(renewed.webhook.oldSecretUntil).toBe(
      new Date(api.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    );
    later(24 * HOUR_MS - MINUTE_MS);
    await send();
    for (const one of [secret, renewed.secret]) expect(verify(one)).toBeTruthy();
    later(2 * MINUTE_MS);
    await send();
    expect(verify(renewed.secret)).toBeTruthy();
    expect(() => verify(secret)).toThrow('No matching signature');
    expect(expectStatus(await admin.get(path), 200).oldSecretUntil).toBeNull();
  });

  it('a slow receiver delays no other', async () => {
    await makeWebhook(api, `${receiver.url}/slow`);
    await makeWebhook(api, `${receiver.url}/quick`);
    let wakeUp = (_status: number) => {};
    const slow = new Promise<number>((resolve) => (wakeUp = resolve));
    let hold = () => {};
    const held = new Promise<void>((resolve) => (hold = resolve));
    const quick = new Promise<void>((resolve) =>
      receiver.answers(({ path }) => {
        if (path === '/slow') {
          hold();
          return slow;
        }
        if (receiver.events('/quick').length === 2) resolve();
        return 204;
      }),
    );
    const { id } = await makeJob(api);
    const sending = sendDue(api);
    await change(id, { poNumber: 'A' });
    const more = sendDue(api);
    await Promise.all([quick, held]);
    expect(types('/quick')).toEqual(['job.created', 'job.edited']);
    expect(types('/slow')).toEqual(['job.created']);
    wakeUp(204);
    await Promise.all([sending, more]);
    expect(types('/slow')).toEqual(['job.created', 'job.edited']);
  });

  it('sends each event by one of two replicas, and keeps the order between them', async () => {
    await makeWebhook(api, `${receiver.url}/`);
    const jobs = [];
    for (let made = 0; made < 12; made += 1) {
      const { id } = await makeJob(api);
      await change(id, { poNumber: String(made) });
      jobs.push(id);
    }
    const seen = new Map<number, string[]>();
    receiver.answers(({ text }) => {
      const { resourceId, type } = JSON.parse(text) as { resourceId: number; type: string }; // our own
      seen.set(resourceId, [...(seen.get(resourceId) ?? []), type]);
      return 204;
    });
    await Promise.all([sendDue(api), sendDue(other), sendDue(api), sendDue(other)]);
    await sendDue(api);
    expect(seen.size).toBe(jobs.length);
    for (const told of seen.values()) expect(told).toEqual(['job.created', 'job.edited']);
  });

  it('lets another replica take over after a dead one’s lease, and ignores the late result', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    await makeJob(api);
    let wakeUp = (_status: number) => {};
    const began = new Promise<void>((began) =>
      receiver.answers(() => {
        began();
        return new Promise<number>((resolve) => (wakeUp = resolve));
      }),
    );
    const dying = sendDue(api);
    await began;
    await sendDue(other);
    expect(receiver.received).toHaveLength(1);
    later(LEASE_MS + 1);
    receiver.answers(() => 204);
    await sendDue(other);
    expect(await deliveries(path)).toMatchObject([{ state: 'done', attempts: 2 }]);
    wakeUp(500);
    await dying;
    expect(await deliveries(path)).toMatchObject([{ state: 'done', attempts: 2, lastStatus: 204 }]);
  });

  it('begins a round for a change of a job only if a webhook is active', async () => {
    const { worker } = other.app.get(WebhookSender);
    const active = jest.spyOn(other.app.get(WebhookQueries), 'idsOn').mockResolvedValue([]);
    const due = jest.spyOn(other.app.get(DeliveryQueue), 'take').mockResolvedValue([]);
    const roundsAfter = async (resource: 'job' | 'webhook') => {
      active.mockClear();
      other.app.get(ChangeFeed).publish({
        ...{ id: 1, action: 'job.edited', resource, resourceId: 1 },
        ...{ version: 2, driverIds: [] },
      });
      await jest.advanceTimersByTimeAsync(1_000);
      return active.mock.calls.length;
    };
    jest.useFakeTimers();
    try {
      const stop = worker.start();
      await jest.advanceTimersByTimeAsync(1);
      expect(await roundsAfter('job')).toBe(0);
      active.mockResolvedValue([1]);
      expect(await roundsAfter('webhook')).toBe(1);
      expect(await roundsAfter('job')).toBe(1);
      await stop();
    } finally {
      jest.useRealTimers();
      for (const spy of [active, due]) spy.mockRestore();
    }
  });
});
