import { createPublicKey, verify } from 'node:crypto';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { driverIdOf, expectStatus, makeDriverJob, makeJob } from '../../../../test/records/jobs';
import { moveTo, resultsOf } from '../../../../test/reports/operations';
import { newPhone } from '../../../../test/push/phone';
import { PushService } from '../../../../test/push/push-service';
import { Outbox } from '../../../workers/outbox';
import { forgetPhones } from './forget-phones';

const HOUR_MS = 60 * 60 * 1000;
const PATH = '/api/push/subscriptions';
const INSIDE = {
  PUSH_INSIDE_HOSTS: '127.0.0.1',
  COMPANY_EMAIL: 'desk@example.com',
  SESSION_HOURS: '720',
};

describeHttpOnEachDatabase(
  'Web Push to drivers',
  (api) => {
    let service: PushService;
    let admin: Caller;
    let driver: Caller;
    let phone: ReturnType<typeof newPhone>;
    beforeAll(async () => {
      service = await PushService.start();
      admin = await api().as('admin');
    });
    beforeEach(async () => {
      await api().transactions.run(async (tx) => {
        await tx.manager.query('DELETE FROM push_subscriptions');
        await tx.manager.query('DELETE FROM outbox_tasks');
      });
      service.clear();
      driver = await api().signIn('driver');
      phone = newPhone('/phone', service.url);
      expectStatus(await driver.post(PATH, phone.subscription), 204);
    });
    afterAll(() => service.stop());

    const send = () => api().app.get(Outbox).drain();
    const told = () => service.received.map(({ body }) => JSON.parse(phone.read(body)) as object);
    const edit = async (id: number, body: object) =>
      expectStatus(await admin.put(`/api/jobs/${String(id)}`, body), 200);
    const phones = () => api().database.query('SELECT id FROM push_subscriptions');

    test('a new job is sent in the driver’s language, encrypted and signed, without personal data', async () => {
      const { id } = await makeDriverJob(api(), 'assigned', 'driver', {
        pickupContactName: 'Ann Example',
        pickupAddress: '12 Rue Test',
      });
      await send();
      const jobId = `JOB-${String(id).padStart(6, '0')}`;
      expect(told()).toEqual([
        {
          ...{ jobId: id, news: 'assigned', title: jobId },
          body: 'Nouveau transport pour vous. Touchez pour l’ouvrir.',
        },
      ]);
      const [request] = service.received;
      expect(request?.headers).toMatchObject({
        ...{ ttl: '86400', urgency: 'high', topic: `job-${String(id)}` },
        'content-encoding': 'aes128gcm',
      });
      const { publicKey } = expectStatus(await driver.get('/api/push/key'), 200);
      const [, token = '', key] =
        /^vapid t=(\S+), k=(\S+)$/.exec(request?.headers.authorization ?? '') ?? [];
      expect(key).toBe(publicKey);
      const [head = '', claims = '', signature = ''] = token.split('.');
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
        aud: service.url,
        exp: Date.parse('2026-04-01T03:00:00Z') / 1000,
        sub: 'mailto:desk@example.com',
      });
      const point = Buffer.from(publicKey, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
        part.toString('base64url'),
      );
      const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
      const signed = {
        key: createPublicKey({ format: 'jwk', key: jwk }),
        dsaEncoding: 'ieee-p1363' as const,
      };
      const text = Buffer.from(`${head}.${claims}`);
      expect(verify('sha256', text, signed, Buffer.from(signature, 'base64url'))).toBe(true);
    });

    test('of several changes of a job only the newest is sent', async () => {
      const { id } = await makeDriverJob(api(), 'assigned');
      await edit(id, { pickupCity: 'Laval' });
      await edit(id, { driverId: driverIdOf(api(), 'otherDriver') });
      await send();
      expect(told()).toMatchObject([{ jobId: id, news: 'taken-away' }]);
    });

    test('a changed job is sent, except for its price and the driver’s own changes', async () => {
      const { id } = await makeDriverJob(api(), 'assigned');
      await send();
      service.clear();
      await edit(id, { price: 100 });
      await resultsOf(driver, [moveTo(id, 'in-transit')]);
      await send();
      expect(told()).toEqual([]);
      await edit(id, { dropoffCity: 'Québec' });
      await send();
      expect(told()).toMatchObject([{ jobId: id, news: 'changed' }]);
      service.clear();
      await edit(id, { status: 'delivered' });
      await edit(id, { dropoffCity: 'Lévis' });
      await send();
      expect(told()).toEqual([]);
    });

    test('a change rolled back, on another driver’s job or on a job without a driver sends nothing', async () => {
      await makeJob(api());
      await makeDriverJob(api(), 'assigned', 'otherDriver');
      const refused = await admin.post('/api/jobs', {
        driverId: driverIdOf(api(), 'driver'),
        status: 'lost',
      });
      expect(refused.status).toBe(400);
      await send();
      expect(service.received).toEqual([]);
    });

    test('a change wakes the outbox only if a phone of its driver is to be told', async () => {
      const wake = jest.spyOn(api().app.get(Outbox), 'wake');
      await makeDriverJob(api(), 'assigned', 'otherDriver');
      expect(wake).not.toHaveBeenCalled();
      await makeDriverJob(api(), 'assigned');
      expect(wake.mock.calls).toEqual([['push']]);
      wake.mockRestore();
    });

    test.each([404, 410])('a phone that answers %i receives no more messages', async (status) => {
      service.answers(status);
      await makeDriverJob(api(), 'assigned');
      await send();
      expect(await phones()).toEqual([]);
    });

    test('a busy push service is retried at the time it asked for, and not earlier', async () => {
      service.answers(429, { 'Retry-After': '7200' });
      await makeDriverJob(api(), 'assigned');
      await send();
      service.clear();
      api().clock.advance(2 * HOUR_MS - 1);
      await send();
      expect(service.received).toEqual([]);
      api().clock.advance(1);
      await send();
      expect(told()).toMatchObject([{ news: 'assigned' }]);
      expect(service.received[0]?.headers.ttl).toBe(String(22 * 60 * 60));
    });

    test('a message older than a day is not sent', async () => {
      service.answers(503, { 'Retry-After': '1' });
      await makeDriverJob(api(), 'assigned');
      await send();
      service.clear();
      api().clock.advance(24 * HOUR_MS);
      await send();
      expect(service.received).toEqual([]);
    });

    test('it ends when the driver signs out or unsubscribes', async () => {
      expectStatus(
        await driver.post(`${PATH}/end`, { endpoint: phone.subscription.endpoint }),
        204,
      );
      expect(await phones()).toEqual([]);
      expectStatus(await driver.post(PATH, phone.subscription), 204);
      expectStatus(await driver.post('/api/auth/logout'), 204);
      await makeDriverJob(api(), 'assigned');
      await send();
      expect(service.received).toEqual([]);
      await forgetPhones(api().transactions, api().clock.now());
      expect(await phones()).toEqual([]);
    });

    test('a phone belongs to the user who signed in last, and receives each message once', async () => {
      const other = await api().as('otherDriver');
      expectStatus(await other.post(PATH, phone.subscription), 204);
      expectStatus(await other.post(PATH, phone.subscription), 204);
      await makeDriverJob(api(), 'assigned');
      await makeDriverJob(api(), 'assigned', 'otherDriver');
      await send();
      expect(told()).toHaveLength(1);
    });

    test('ten phones are kept, and none that was inactive for 60 days', async () => {
      for (let n = 0; n < 11; n += 1)
        expectStatus(
          await driver.post(PATH, newPhone(`/${String(n)}`, service.url).subscription),
          204,
        );
      expect(await phones()).toHaveLength(10);
      const later = new Date(api().clock.now().getTime() + 60 * 24 * HOUR_MS + 1);
      await forgetPhones(api().transactions, later);
      expect(await phones()).toEqual([]);
    });

    test.each([
      ['http://push.example.com/x', 'not_webhook_address'],
      ['https://10.0.0.5/x', 'inside_address'],
      ['https://localhost/x', 'inside_address'],
    ])('%s is refused', async (endpoint, code) => {
      const answer = await driver.post(PATH, { ...phone.subscription, endpoint });
      expect(answer).toMatchObject({
        status: 400,
        body: { details: [{ field: 'endpoint', code }] },
      });
    });

    test('invalid keys are rejected, and so are users who drive no jobs', async () => {
      const answer = await driver.post(PATH, { ...phone.subscription, p256dh: 'abc', auth: 'abc' });
      expect(answer.body.details.map(({ field }: { field: string }) => field)).toEqual([
        'p256dh',
        'auth',
      ]);
      const viewer = await api().as('viewer');
      expect((await viewer.post(PATH, phone.subscription)).status).toBe(403);
    });
  },
  INSIDE,
);
