import { Logger } from '@nestjs/common';
import { describeOnEachDatabase } from '../../../../test/databases/databases';
import { type Caller, TestApi } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeJob,
} from '../../../../test/records/jobs';
import { MailServer } from '../../../../test/mail/mail-server';
import { resultsOf, tap } from '../../../../test/reports/operations';
import { Outbox } from '../../../workers/outbox';
import { DelayWatch } from './asking/delay-watch';

const NOW = '2026-03-31T15:00:00.000Z';
const MINUTE_MS = 60_000;
const DAMAGE = { view: 'left', x: 44, y: 60, code: '10122' };
let customers = 0;

describeOnEachDatabase('Notices to customers', (makeDatabase) => {
  let server: MailServer;
  let api: TestApi;
  let admin: Caller;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await MailServer.start();
    api = await TestApi.start(await makeDatabase(), {
      ...{ SMTP_URL: server.url, MAIL_FROM: 'bureau@exemple.example' },
      ...{ MAIL_BOUNCES_TO: 'retours@exemple.example', COMPANY_NAME: 'Transport Élan' },
      PUBLIC_URL: 'https://dispatch.example.com',
    });
    admin = await api.as('admin');
  });
  beforeEach(() => {
    api.clock.set(NOW);
    server.received.length = 0;
    server.refusals.clear();
  });
  afterAll(async () => {
    await api.stop();
    await server.stop();
  });

  /** A customer subscribed to these notices, and a job of theirs. */
  const orderOf = async (choice: object, more: object = {}, name = 'Garage Bélanger') => {
    customers += 1;
    const email = `cour-${String(customers)}@garage.example`;
    const customerId = await makeCustomer(api, name, { email });
    const path = `/api/customers/${String(customerId)}/notices`;
    expectStatus(await admin.put(path, choice), 200);
    const job = await makeJob(api, {
      ...{ customerId, driverId: driverIdOf(api, 'driver'), status: 'assigned', price: 98_765 },
      ...{ pickupCity: 'Montréal', pickupProvince: 'QC', dropoffCity: 'Toronto' },
      vehicleUnitsData: [{ year: 2024, make: 'Kia', model: 'Rio', vinLast8: 'KP042788' }],
      ...more,
    });
    return { email, customerId, path, ...(job as { id: number; jobId: string }), job };
  };
  const move = async (id: number, status: string) =>
    expectStatus(await admin.put(`/api/jobs/${String(id)}`, { status }), 200);
  const wait = async (ms = 2 * MINUTE_MS) => {
    api.clock.advance(ms);
    await api.app.get(Outbox).drain();
  };
  const noticesOf = async (id: number) =>
    expectStatus(await admin.get(`/api/customer-notices?jobId=${String(id)}`), 200) as {
      id: number;
      state: string;
    }[];

  test('go out once, two minutes after the change, with the job’s link', async () => {
    const order = await orderOf({ events: ['picked-up'] });
    await move(order.id, 'picked-up');
    await wait(2 * MINUTE_MS - 1);
    expect(server.received).toEqual([]);
    await wait(1);
    const [{ to, from, mail } = { to: [], from: '', mail: null }] = server.received;
    expect(to).toEqual([order.email]);
    expect(from).toMatch(/^retours\+customer-notice-\d+@exemple\.example$/);
    expect(mail?.subject).toBe(`${order.jobId}: your vehicles were picked up`);
    const [, path = ''] = /https:\/\/dispatch\.example\.com(\/track\/[\w-]{32})/.exec(
      mail?.text ?? '',
    ) ?? [''];
    expect(mail?.html).toContain(`<a href="https://dispatch.example.com${path}">`);
    expect(mail?.text).toContain('2024 Kia Rio (KP042788)');
    expect(mail?.text).toContain('in Montréal QC on March 31, 2026');
    expect(mail?.text).not.toMatch(/98.?765|Dana|Purchase order/);
    expect((await api.anonymous.get(`/api${path}`)).body).toMatchObject({ jobId: order.jobId });
    await move(order.id, 'assigned');
    await move(order.id, 'picked-up');
    await move(order.id, 'delivered');
    await wait();
    expect(server.received).toHaveLength(1);
    expect(await noticesOf(order.id)).toMatchObject([
      { event: 'picked-up', state: 'sent', email: order.email, customerName: 'Garage Bélanger' },
    ]);
    expect((await activityOf(api, order.id)).map(({ action }: never) => action)).toContain(
      'job.customer-told',
    );
  });

  test('are dropped if the change is undone in time, and sent when it is made again', async () => {
    const order = await orderOf({ events: ['delivered'] });
    await move(order.id, 'delivered');
    api.clock.advance(MINUTE_MS);
    await move(order.id, 'in-transit');
    await wait();
    expect(server.received).toEqual([]);
    await move(order.id, 'delivered');
    api.clock.advance(MINUTE_MS);
    await move(order.id, 'in-transit');
    await move(order.id, 'delivered');
    await wait(MINUTE_MS);
    expect(server.received).toEqual([]);
    await wait(MINUTE_MS);
    expect(server.received).toHaveLength(1);
  });

  test('are not sent for old deliveries or for jobs imported as delivered', async () => {
    const order = await orderOf({ events: ['picked-up', 'delivered'] });
    const completedAt = '2026-03-20T12:00:00.000Z';
    await admin.put(`/api/jobs/${String(order.id)}`, { status: 'delivered', completedAt });
    await orderOf({ events: ['picked-up', 'delivered'] }, { status: 'delivered' });
    await wait();
    expect(server.received).toEqual([]);
  });

  test('report damage that was not there at the pickup', async () => {
    const order = await orderOf(
      { events: ['damage'], language: 'fr-CA' },
      { status: 'in-transit' },
    );
    const unitId = (order.job as { jobVehicles: [{ id: number }] }).jobVehicles[0].id;
    const report = { ...{ body: 'suv', odometer: null, keys: null, energy: null, running: null } };
    const found = { ...report, looseItems: null, note: null, marks: [DAMAGE], skipped: null };
    const what = { type: 'report-unit', unitId, stage: 'delivery', report: found };
    const at = { tappedAt: '2026-03-31T14:55:00.000Z' };
    await resultsOf(await api.as('driver'), [tap(order.id, { ...what, ...at })]);
    await wait();
    expect(server.received.map(({ mail }) => mail.subject)).toEqual([
      `${order.jobId}\u00a0: des dommages ont été constatés`,
    ]);
  });

  test('report a late pickup once, in working hours', async () => {
    const order = await orderOf({ events: ['delayed'] }, { preferredPickupDate: '2026-03-31' });
    const watch = api.app.get(DelayWatch);
    const at = async (time: string) => {
      api.clock.set(time);
      await watch.look();
      await wait();
      return server.received.length;
    };
    expect(await at('2026-03-31T20:00:00.000Z')).toBe(0);
    expect(await at('2026-04-01T09:00:00.000Z')).toBe(0);
    expect(await at('2026-04-01T14:00:00.000Z')).toBe(1);
    expect(await at('2026-04-02T14:00:00.000Z')).toBe(1);
    expect(server.received[0]?.mail.subject).toBe(`${order.jobId}: the pickup is late`);
  });

  test('report a late pickup even if an earlier check found nothing to send', async () => {
    const order = await orderOf({ events: ['delayed'] }, { preferredPickupDate: '2026-03-31' });
    const watch = api.app.get(DelayWatch);
    const promise = (day: string) =>
      api.transactions.run((tx) =>
        tx.manager.query('UPDATE jobs SET preferredPickupDate = ? WHERE id = ?', [day, order.id]),
      );
    api.clock.set('2026-04-01T14:00:00.000Z');
    await watch.look();
    await promise('2026-04-01');
    await wait();
    expect(server.received).toEqual([]);
    api.clock.set('2026-04-02T14:00:00.000Z');
    await watch.look();
    await wait();
    expect(server.received).toHaveLength(1);
  });

  test('that are rejected keep the reason, and can be sent again or dismissed', async () => {
    const order = await orderOf({ events: ['picked-up', 'delivered'] });
    server.refusals.set(order.email, 550);
    await move(order.id, 'picked-up');
    await move(order.id, 'delivered');
    await wait();
    const failed = expectStatus(await admin.get('/api/customer-notices?state=failed'), 200);
    expect(failed).toMatchObject([
      {
        jobId: order.id,
        state: 'failed',
        reason: 'refused',
        problem: expect.stringContaining('550'),
      },
      { jobId: order.id, state: 'failed', reason: 'refused' },
    ]);
    expect((await activityOf(api, order.id)).at(-1)).toMatchObject({
      action: 'job.customer-not-told',
      after: { customerId: order.customerId, reason: 'refused' },
    });
    const office = () => admin.get('/api/notices?kind=customer-not-told');
    const [first, second] = failed as [{ id: number }, { id: number }];
    const told = expectStatus(await office(), 200) as { details: { customerNoticeId: number } }[];
    expect(told.map(({ details }) => details.customerNoticeId).sort()).toEqual(
      [first.id, second.id].sort(),
    );
    expect(told).toMatchObject([
      { job: { id: order.id }, details: { reason: 'refused' } },
      { job: { id: order.id }, details: { reason: 'refused' } },
    ]);
    server.refusals.clear();
    const settle = (id: number, what: string) =>
      admin.post(`/api/customer-notices/${String(id)}/${what}`, {});
    expect((await settle(first.id, 'retry')).body).toMatchObject({
      state: 'waiting',
      reason: null,
    });
    expect((await settle(second.id, 'dismiss')).body).toMatchObject({ state: 'dismissed' });
    expect((await settle(second.id, 'retry')).status).toBe(404);
    expect((await office()).body).toEqual([]);
    await wait();
    expect(server.received).toHaveLength(1);
    expect(await noticesOf(order.id)).toMatchObject([{ state: 'sent' }, { state: 'dismissed' }]);
  });

  test('are retried when the server is busy, and fail without an address', async () => {
    const order = await orderOf({ events: ['picked-up'] });
    server.refusals.set(order.email, 450);
    await move(order.id, 'picked-up');
    await wait();
    expect(await noticesOf(order.id)).toMatchObject([{ state: 'waiting' }]);
    server.refusals.clear();
    await wait();
    expect(server.received).toHaveLength(1);
    const other = await orderOf({ events: ['picked-up'] });
    await admin.put(`/api/customers/${String(other.customerId)}`, { email: null });
    await move(other.id, 'picked-up');
    await wait();
    expect(await noticesOf(other.id)).toMatchObject([
      { state: 'failed', reason: 'no-address', problem: null, email: null },
    ]);
  });

  test('that bounce are stored as failed', async () => {
    const order = await orderOf({ events: ['picked-up'] });
    await move(order.id, 'picked-up');
    await wait();
    const bounce = `To: ${server.received[0]?.from ?? ''}\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
    const headers = { 'Content-Type': 'message/rfc822' };
    const answer = await admin.post('/api/mail-bounces', bounce, headers);
    expect(answer.body.mailId).toEqual(expect.any(Number));
    expect(await noticesOf(order.id)).toMatchObject([{ state: 'failed', problem: '5.1.1' }]);
  });

  test('carry the company’s own text, and turn no foreign text into a link', async () => {
    const path = '/api/customer-notices/texts/picked-up/en-CA';
    const text = { subject: 'On the way: {reference}', body: 'Dear {customer},\n\n<b>{link}</b>' };
    const written = expectStatus(await admin.put(path, text), 200);
    expect(written).toMatchObject({ ...text, isOriginal: false, version: 2 });
    const stale = await admin.put(path, { ...text, subject: 'Other' }, { 'If-Match': '"1"' });
    expect(stale.status).toBe(412);
    const evil = 'See https://evil.example/{link} <script>';
    const order = await orderOf({ events: ['picked-up'] }, {}, evil);
    await move(order.id, 'picked-up');
    await wait();
    const { mail } = server.received[0] ?? {};
    expect(mail?.subject).toBe(`On the way: ${order.jobId}`);
    expect(mail?.text).not.toContain('https://evil');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).toContain('&lt;b&gt;<a href="https://dispatch.example.com/track/');
    expect(expectStatus(await admin.delete(path), 200)).toMatchObject({
      ...{ isOriginal: true, subject: '{reference}: your vehicles were picked up', version: 3 },
    });
    for (const [wrong, code] of [
      [{ ...text, body: 'See http://evil.example' }, 'foreign_link'],
      [{ ...text, subject: '{price}' }, 'unknown_placeholder'],
    ] as const)
      expect((await admin.put(path, wrong)).body.details[0].code).toBe(code);
    for (const other of ['cancelled/en-CA', 'delivered/de', 'delivered/en']) {
      const unknown = `/api/customer-notices/texts/${other}`;
      expect((await admin.put(unknown, text)).status).toBe(400);
      expect((await admin.delete(unknown)).status).toBe(400);
    }
  });

  test('are chosen by the company, and can be changed per customer, with versions', async () => {
    const settings = '/api/customer-notices/settings';
    const unchanged = { events: [], canSend: true, updatedAt: null, version: 1 };
    expect((await admin.get(settings)).body).toEqual(unchanged);
    const order = await orderOf({});
    await admin.put(settings, { events: ['delivered', 'picked-up'] });
    expect((await admin.get(order.path)).body).toMatchObject({
      ...{ events: null, companyEvents: ['picked-up', 'delivered'], version: 1, canSend: true },
      ...{ email: null, customerEmail: order.email, language: null, usualLanguage: 'en-CA' },
    });
    const put = (body: object, version: number) =>
      admin.put(order.path, body, { 'If-Match': `"${String(version)}"` });
    expect((await put({ email: 'Autre@garage.example' }, 1)).body).toMatchObject({ version: 2 });
    expect((await put({ events: [] }, 1)).status).toBe(412);
    await move(order.id, 'picked-up');
    await wait();
    expect(server.received.map(({ to }) => to)).toEqual([['autre@garage.example']]);
    expect((await put({ events: [] }, 2)).body).toMatchObject({ events: [], version: 3 });
    await move(order.id, 'delivered');
    await wait();
    expect(server.received).toHaveLength(1);
    expect((await admin.put(settings, { events: [] }, { 'If-Match': '"1"' })).status).toBe(412);
    const viewer = await api.as('viewer');
    expect((await viewer.put(order.path, {})).status).toBe(403);
    expect((await (await api.as('dispatcher')).put(settings, { events: [] })).status).toBe(403);
  });
});
