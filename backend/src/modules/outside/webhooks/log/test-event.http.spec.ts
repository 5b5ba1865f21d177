import { createHmac } from 'node:crypto';
import { TEST_EVENT } from '@dispatch/domain/webhooks/webhook-events';
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

describeOnEachDatabase('A test event', (makeDatabase) => {
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

  const send = (path: string) => admin.post(`${path}/test-event`, {});

  it('goes only to this webhook, signed like any other, and is listed and logged', async () => {
    const { path, secret, webhook } = await makeWebhook(api, `${receiver.url}/`);
    const other = await makeWebhook(api, `${receiver.url}/other`);
    const made = expectStatus(await send(path), 200);
    expect(made).toMatchObject({
      ...{ type: TEST_EVENT, resource: 'webhook', resourceId: webhook.id },
      ...{ state: 'waiting', attempts: 0, log: [] },
    });
    await sendDue(api);
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received;
    const text = received?.text ?? '';
    expect(JSON.parse(text)).toEqual({
      ...{ id: made.eventId, type: TEST_EVENT, timestamp: made.createdAt },
      ...{ resource: 'webhook', resourceId: webhook.id, data: { test: true } },
    });
    expect(text).toBe(made.body);
    const id = made.eventId as string;
    const signed = `${id}.${String(received?.headers['webhook-timestamp'])}.${text}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(received?.headers).toMatchObject({
      'webhook-id': id,
      'webhook-signature': `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    });
    expect(await deliveriesOf(admin, path)).toMatchObject([{ eventId: id, state: 'done' }]);
    expect(await deliveriesOf(admin, other.path)).toEqual([]);
    const [entry] = expectStatus(await admin.get('/api/activity?limit=1'), 200);
    expect(entry).toMatchObject({
      ...{ action: 'webhook.tested', resource: 'webhook', resourceId: webhook.id },
      after: { name: 'Accounting', delivery: made.id },
    });
  });

  it('that waits for a retry is sent at once instead of a second one', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    receiver.answers(() => 503);
    const first = expectStatus(await send(path), 200);
    await sendDue(api);
    receiver.answers(() => 204);
    expect(expectStatus(await send(path), 200)).toMatchObject({ id: first.id, attempts: 1 });
    await sendDue(api);
    expect(await deliveriesOf(admin, path)).toMatchObject([{ state: 'done', attempts: 2 }]);
    expect(expectStatus(await send(path), 200).id).not.toBe(first.id);
  });

  it('is rejected by a webhook that is off, also after its receiver answered Gone', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    receiver.answers(() => 410);
    expectStatus(await send(path), 200);
    await sendDue(api);
    expect(expectStatus(await admin.get(path), 200)).toMatchObject({ isOn: false, isGone: true });
    expect((await send(path)).body).toMatchObject({ statusCode: 409, code: 'webhook_off' });
    expect(await deliveriesOf(admin, path)).toHaveLength(1);
    expect((await send('/api/webhooks/999999')).status).toBe(404);
  });

  it('cannot be subscribed to, and is not sent again with a period', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    const wanted = await admin.put(path, { events: [TEST_EVENT] });
    expect(wanted.body.details).toMatchObject([{ field: 'events.0', code: 'not_one_of' }]);
    const from = api.clock.now().toISOString();
    await makeJob(api);
    expectStatus(await send(path), 200);
    await sendDue(api);
    api.clock.advance(60_000);
    const until = api.clock.now().toISOString();
    const again = await admin.post(`${path}/replay`, { from, until });
    expect(expectStatus(again, 200)).toEqual({ replayed: 1 });
  });

  it.each(['dispatcher', 'billing', 'viewer', 'driver'] as const)(
    'is not for a %s',
    async (member) => {
      const { path } = await makeWebhook(api, `${receiver.url}/`);
      expect((await (await api.as(member)).post(`${path}/test-event`, {})).status).toBe(403);
    },
  );
});
