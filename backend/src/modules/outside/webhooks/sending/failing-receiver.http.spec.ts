import { describeOnEachDatabase } from '../../../../../test/databases/databases';
import { type Caller, TestApi } from '../../../../../test/app/http';
import { expectStatus, makeJob } from '../../../../../test/records/jobs';
import { WebhookReceiver } from '../../../../../test/webhooks/webhook-receiver';
import {
  deliveriesOf,
  forgetWebhooks,
  INSIDE,
  makeWebhook,
  sendDue,
} from '../../../../../test/webhooks/webhooks';

const HOUR_MS = 3_600_000;

describeOnEachDatabase('A receiver that fails', (makeDatabase) => {
  let api: TestApi;
  let receiver: WebhookReceiver;
  let admin: Caller;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    api = await TestApi.start(await makeDatabase(), INSIDE);
    admin = await api.as('admin');
  });
  beforeEach(async () => {
    receiver.clear();
    await forgetWebhooks(api);
  });
  afterAll(async () => {
    await api.stop();
    await receiver.stop();
  });

  const types = (path?: string) => receiver.events(path).map(({ type }) => type);
  const deliveries = (path: string) => deliveriesOf(admin, path);
  const change = async (id: number, body: object) =>
    expectStatus(await admin.put(`/api/jobs/${String(id)}`, body), 200);
  const later = (ms: number) => api.clock.advance(ms);

  it('is retried for a day with the same id and body, then the event is parked with the reason', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    const began = api.clock.now().getTime();
    const { id } = await makeJob(api);
    receiver.answers(() => 503);
    await sendDue(api);
    await change(id, { poNumber: 'Later' });
    for (;;) {
      const [first] = await deliveries(path);
      if (first?.nextAt == null) break;
      later(Date.parse(first.nextAt) - api.clock.now().getTime());
      await sendDue(api);
      if (receiver.received.length > 20) break;
    }
    const created = receiver.received.filter(({ text }) => text.includes('job.created'));
    expect(created).toHaveLength(11);
    expect(new Set(created.map(({ text }) => text)).size).toBe(1);
    expect(new Set(created.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(11);
    expect(api.clock.now().getTime() - began).toBeGreaterThan(24 * HOUR_MS);
    const [parked, next] = await deliveries(path);
    expect(parked).toMatchObject({
      state: 'parked',
      attempts: 11,
      lastStatus: 503,
      lastProblem: { code: 'answered', detail: '503', message: 'It answered 503.' },
    });
    // Deliveries after a parked one continue.
    expect(next).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(expectStatus(await admin.get(path), 200)).toMatchObject({ parked: 1, waiting: 1 });
  });

  it('that answers Gone switches its webhook off', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    const { id } = await makeJob(api);
    await change(id, { poNumber: 'A' });
    receiver.answers(() => 410);
    await sendDue(api);
    expect(receiver.received).toHaveLength(1);
    expect(expectStatus(await admin.get(path), 200)).toMatchObject({
      ...{ isOn: false, isGone: true, waiting: 0, parked: 2 },
    });
    const [entry] = expectStatus(await admin.get('/api/activity?limit=1'), 200);
    expect(entry).toMatchObject({ action: 'webhook.switched-off', actorName: null });
    await makeJob(api);
    await sendDue(api);
    expect(receiver.received).toHaveLength(1);
    expect(expectStatus(await admin.put(path, { name: 'Yard' }), 200)).toMatchObject({
      ...{ isOn: false, isGone: true },
    });
    expect(expectStatus(await admin.put(path, { isOn: true }), 200)).toMatchObject({
      ...{ isOn: true, isGone: false },
    });
  });

  it('receives requests at an address with invalid escapes', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/a%E0b?key=secret`);
    await makeJob(api);
    await sendDue(api);
    const [{ id } = { id: 0 }] = await deliveries(path);
    const { state, log } = expectStatus(await admin.get(`${path}/deliveries/${String(id)}`), 200);
    expect(state).toBe('done');
    expect(log).toMatchObject([{ address: `${receiver.url}/a%E0b?key=…` }]);
  });

  it('an event that cannot be built counts as an attempt, and the others continue', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`, { includesPrices: true });
    await makeJob(api);
    await api.transactions.run((tx) =>
      tx.manager.query(
        "UPDATE webhook_deliveries SET resource = 'invoice', resourceId = 999999, type = 'invoice.paid'",
      ),
    );
    await makeJob(api);
    await sendDue(api);
    expect(types('/')).toEqual(['job.created']);
    expect(await deliveries(path)).toMatchObject([
      { state: 'waiting', attempts: 1, lastProblem: { code: 'unmade' } },
      { state: 'done' },
    ]);
  });

  it('a waiting retry can be sent at once, and keeps its count', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    await makeJob(api);
    receiver.answers(() => 503);
    await sendDue(api);
    const [{ id } = { id: 0 }] = await deliveries(path);
    const again = await admin.post(`${path}/deliveries/${String(id)}/replay`, {});
    expect(expectStatus(again, 200)).toEqual({ replayed: 1 });
    receiver.answers(() => 204);
    await sendDue(api);
    expect(await deliveries(path)).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('delays later events of the failed event’s record, and not longer than that', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    const { id } = await makeJob(api);
    await change(id, { poNumber: 'A' });
    receiver.answers(() => 503);
    await sendDue(api);
    const [failed, behind] = await deliveries(path);
    expect(behind?.nextAt).toBe(failed?.nextAt);
    later(Date.parse(failed?.nextAt ?? '') - api.clock.now().getTime());
    receiver.answers(() => 204);
    await sendDue(api);
    expect((await deliveries(path)).map(({ state }) => state)).toEqual(['done', 'done']);
  });
});
