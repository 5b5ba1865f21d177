import { MAX_WEBHOOKS } from '@dispatch/domain/webhooks/webhook';
import { describeOnEachDatabase } from '../../../../test/databases/databases';
import { issueInvoice, setUpCompany } from '../../../../test/billing/billed-job';
import { confirm } from '../../../../test/accounts/factors';
import { type Caller, TestApi } from '../../../../test/app/http';
import { expectStatus, makeCustomer, makeJob } from '../../../../test/records/jobs';
import { WebhookReceiver } from '../../../../test/webhooks/webhook-receiver';
import { forgetWebhooks, INSIDE, makeWebhook, sendDue } from '../../../../test/webhooks/webhooks';
import { forgetDeliveries } from './log/forget-deliveries';

const WEBHOOKS = '/api/webhooks';
const WANTED = {
  name: 'Accounting',
  address: 'https://erp.example.com/dispatch?key=s3cret',
  events: ['job.created', 'job.delivered'],
};
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachDatabase('Webhooks', (makeDatabase) => {
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

  const newest = async () =>
    expectStatus(await admin.get('/api/activity?limit=1'), 200)[0] as Record<string, unknown>;
  const deliveries = async (path: string) =>
    expectStatus(await admin.get(`${path}/deliveries`), 200) as { id: number; state: string }[];

  test.each(['dispatcher', 'billing', 'viewer', 'driver'] as const)(
    'are not for a %s',
    async (member) => {
      const caller = await api.as(member);
      expect((await caller.get(WEBHOOKS)).status).toBe(403);
      expect((await caller.post(WEBHOOKS, WANTED)).status).toBe(403);
    },
  );

  test('show the secret once, and log only the host', async () => {
    const { webhook, secret } = expectStatus(await admin.post(WEBHOOKS, WANTED), 201);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toEqual({
      ...WANTED,
      ...{ id: expect.any(Number), includesPrices: false, isOn: true, isGone: false },
      ...{ oldSecretUntil: null, waiting: 0, parked: 0, version: 1 },
      ...{ createdAt: api.clock.now().toISOString(), updatedAt: api.clock.now().toISOString() },
    });
    const listed = await admin.get(WEBHOOKS);
    expect(listed.body).toEqual([webhook]);
    expect(listed.text).not.toContain(secret);
    expect(await newest()).toMatchObject({
      action: 'webhook.created',
      resource: 'webhook',
      after: { name: 'Accounting', host: 'erp.example.com', events: 'job.created job.delivered' },
    });
    expect(JSON.stringify(await newest())).not.toContain('s3cret');
  });

  test('no table holds a secret, not even when the receiver echoes it', async () => {
    const made = await makeWebhook(api, `${receiver.url}/?key=s3cret`);
    const renewed = expectStatus(await admin.post(`${made.path}/secret`, {}), 201).secret as string;
    await makeJob(api);
    receiver.answers(({ headers }) => ({
      status: 500,
      text: `${renewed} ${made.secret} ${String(headers['webhook-signature'])} refused`,
    }));
    await sendDue(api);
    const [{ id } = { id: 0 }] = await deliveries(made.path);
    const whole = expectStatus(await admin.get(`${made.path}/deliveries/${String(id)}`), 200);
    expect(whole.log).toMatchObject([
      {
        status: 500,
        problem: { code: 'answered', detail: '500', message: 'It answered 500.' },
        answer: 'whsec_… whsec_… v1,… v1,… refused',
        address: `${receiver.url}/?key=…`,
      },
    ]);
    expect(JSON.parse(whole.body)).toMatchObject({ type: 'job.created' });
    const tables = [
      'webhooks',
      'webhook_deliveries',
      'webhook_attempts',
      'activity',
      'idempotency_keys',
    ];
    for (const table of tables) {
      const rows = JSON.stringify(await api.database.query(`SELECT * FROM ${table}`));
      for (const secret of [made.secret, renewed]) expect(rows).not.toContain(secret.slice(6));
    }
  });

  test.each([
    [{ name: ' ' }, 'name', 'name_required'],
    [{ address: 'http://erp.example.com' }, 'address', 'not_webhook_address'],
    [{ address: 'https://me:pw@erp.example.com' }, 'address', 'not_webhook_address'],
    [{ address: 'https://10.0.0.5/' }, 'address', 'inside_address'],
    [{ events: [] }, 'events', 'list_empty'],
    [{ events: ['job.created', 'job.created'] }, 'events', 'doubled_event'],
    [{ events: ['user.created'] }, 'events.0', 'not_one_of'],
    [{ events: ['invoice.paid'] }, 'events', 'event_needs_prices'],
  ])('%j is rejected', async (wrong, field, code) => {
    const answer = await admin.post(WEBHOOKS, { ...WANTED, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.details[0]).toMatchObject({ field, code });
  });

  test('are changed with their version, and the result is logged', async () => {
    const { path } = await makeWebhook(api, WANTED.address);
    const put = (body: object, version: number) =>
      admin.put(path, body, { 'If-Match': `"${String(version)}"` });
    const changed = expectStatus(await put({ events: ['job.deleted'] }, 1), 200);
    expect(changed).toMatchObject({ events: ['job.deleted'], name: 'Accounting', version: 2 });
    expect((await put({ name: 'Late' }, 1)).status).toBe(412);
    expect((await put({ events: ['invoice.paid'] }, 2)).status).toBe(400);
    const priced = { events: ['invoice.paid'], includesPrices: true };
    expect((await put(priced, 2)).body.code).toBe('confirmation_needed');
    const unlocked = await api.signIn('admin');
    const made = await unlocked.post(WEBHOOKS, { ...WANTED, ...priced });
    expect(made.body.code).toBe('confirmation_needed');
    await confirm(admin);
    expectStatus(await put(priced, 2), 200);
    const elsewhere = { address: 'https://elsewhere.example.com/' };
    expect((await unlocked.put(path, elsewhere)).body.code).toBe('confirmation_needed');
    expectStatus(await unlocked.put(path, { name: 'Accounting' }), 200);
    expect((await put({ includesPrices: false }, 3)).status).toBe(400);
    expect(await newest()).toMatchObject({
      action: 'webhook.changed',
      before: { events: 'job.deleted', includesPrices: false },
      after: { events: 'invoice.paid', includesPrices: true },
    });
    expectStatus(await admin.delete(path), 204);
    expect((await admin.get(path)).status).toBe(404);
    expect((await admin.get(`${path}/deliveries`)).status).toBe(404);
    expect(await newest()).toMatchObject({
      action: 'webhook.deleted',
      before: { name: 'Accounting' },
    });
  });

  test('are limited to twenty', async () => {
    for (let made = 0; made < MAX_WEBHOOKS; made += 1) await makeWebhook(api, WANTED.address);
    expect((await admin.post(WEBHOOKS, WANTED)).body).toMatchObject({ code: 'too_many_webhooks' });
  });

  test('receive nothing while they are off; waiting deliveries are parked', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    await makeJob(api);
    const off = expectStatus(await admin.put(path, { isOn: false }), 200);
    expect(off).toMatchObject({ isOn: false, isGone: false, waiting: 0, parked: 1 });
    await makeJob(api);
    await sendDue(api);
    expect(receiver.received).toEqual([]);
    const [{ id } = { id: 0 }] = await deliveries(path);
    const refused = await admin.post(`${path}/deliveries/${String(id)}/replay`, {});
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'webhook_off' });
    expect(await deliveries(path)).toMatchObject([{ state: 'parked' }]);
  });

  test('send one event again, with the same id and body', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    const { id: job } = await makeJob(api);
    await sendDue(api);
    expectStatus(await admin.put(`/api/jobs/${String(job)}`, { poNumber: 'New' }), 200);
    await sendDue(api);
    const [, { id } = { id: 0 }] = await deliveries(path);
    const answer = await admin.post(`${path}/deliveries/${String(id)}/replay`, {});
    expect(expectStatus(answer, 200)).toEqual({ replayed: 1 });
    api.clock.advance(60_000);
    await sendDue(api);
    const [first, , again] = receiver.received;
    expect(again?.text).toBe(first?.text);
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
    expect(await newest()).toMatchObject({ action: 'webhook.replayed', after: { delivery: id } });
    expect((await admin.post(`${path}/deliveries/999999/replay`, {})).status).toBe(404);
    const other = await makeWebhook(api, `${receiver.url}/other`);
    expect((await admin.get(`${other.path}/deliveries/${String(id)}`)).status).toBe(404);
    expect((await admin.post(`${other.path}/deliveries/${String(id)}/replay`, {})).status).toBe(
      404,
    );
  });

  test('send an old event without prices after the grant ended, also to another address', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`, { includesPrices: true });
    await makeJob(api, { price: 7331.17 });
    await sendDue(api);
    expect(receiver.received[0]?.text).toContain('7331.17');
    const change = { includesPrices: false, address: `${receiver.url}/other` };
    expectStatus(await admin.put(path, change), 200);
    const [{ id } = { id: 0 }] = await deliveries(path);
    expectStatus(await admin.post(`${path}/deliveries/${String(id)}/replay`, {}), 200);
    await sendDue(api);
    const [first, again] = receiver.received;
    expect(again).toMatchObject({ path: '/other' });
    expect(again?.text).not.toContain('rice');
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect((await admin.get(`${path}/deliveries/${String(id)}`)).text).not.toContain('7331.17');
  });

  test('send the events of a period again, in order per job', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    await makeJob(api);
    await sendDue(api);
    api.clock.advance(60_000);
    const from = api.clock.now().toISOString();
    const { id } = await makeJob(api);
    expectStatus(await admin.put(`/api/jobs/${String(id)}`, { poNumber: 'A' }), 200);
    api.clock.advance(60_000);
    const until = api.clock.now().toISOString();
    await makeJob(api);
    await sendDue(api);
    receiver.clear();
    const answer = await admin.post(`${path}/replay`, { from, until });
    expect(expectStatus(answer, 200)).toEqual({ replayed: 2 });
    await sendDue(api);
    expect(receiver.events().map(({ type, resourceId }) => [type, resourceId])).toEqual([
      ['job.created', id],
      ['job.edited', id],
    ]);
    const turned = await admin.post(`${path}/replay`, { from: until, until: from });
    expect(turned.body.details).toMatchObject([{ field: 'until', code: 'before_start' }]);
  });

  test('list their deliveries in pages, by state', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    for (let made = 0; made < 3; made += 1) await makeJob(api);
    const page = await admin.get(`${path}/deliveries?state=waiting&limit=2`);
    expect(page.body).toHaveLength(2);
    expect(page.headers.get('x-total-count')).toBe('3');
    await sendDue(api);
    expect((await admin.get(`${path}/deliveries?state=waiting`)).body).toEqual([]);
    expect((await admin.get(`${path}/deliveries?state=done`)).body).toHaveLength(3);
  });

  test('report invoices that are issued, paid and credited', async () => {
    await setUpCompany(admin);
    const events = ['invoice.issued', 'invoice.paid', 'invoice.credited'];
    await makeWebhook(api, `${receiver.url}/`, { events, includesPrices: true });
    const customerId = await makeCustomer(api, 'Garage Bélanger', {
      ...{
        address: '1200 rue du Commerce',
        city: 'Montréal',
        province: 'QC',
        postalCode: 'H2X 1Y4',
      },
    });
    const { invoiceId, reference } = await issueInvoice(admin, customerId);
    const invoice = expectStatus(await admin.get(`/api/invoices/${String(invoiceId)}`), 200);
    const pay = { customerId, paidOn: '2026-03-31', method: 'cheque', amount: invoice.total };
    expectStatus(await admin.post('/api/payments', pay), 201);
    await sendDue(api);
    expect(receiver.events()).toMatchObject([
      { type: 'invoice.issued', resource: 'invoice', resourceId: invoiceId },
      { type: 'invoice.paid', resourceId: invoiceId, data: { reference, status: 'paid' } },
    ]);
    expect(receiver.events()[0]?.data).toMatchObject({ total: invoice.total, customerId });
  });

  test('keep their log for thirty days, and an old secret for one', async () => {
    const { path } = await makeWebhook(api, `${receiver.url}/`);
    expectStatus(await admin.post(`${path}/secret`, {}), 201);
    await makeJob(api);
    await sendDue(api);
    const rows = (table: string) => api.database.query(`SELECT * FROM ${table}`);
    api.clock.advance(DAY_MS);
    await forgetDeliveries(api.core);
    expect(await rows('webhooks')).toMatchObject([{ previousSecret: null, previousUntil: null }]);
    api.clock.advance(29 * DAY_MS - 1);
    await forgetDeliveries(api.core);
    expect(await rows('webhook_attempts')).toHaveLength(1);
    api.clock.advance(2);
    await forgetDeliveries(api.core);
    expect(await rows('webhook_attempts')).toEqual([]);
    expect(await rows('webhook_deliveries')).toEqual([]);
  });
});
