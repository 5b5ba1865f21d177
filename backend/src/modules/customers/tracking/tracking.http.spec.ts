import { type Caller, describeHttp } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
} from '../../../../test/records/jobs';
import { readPdf } from '../../../../test/papers/read-pdf';
import { PAPERS_A_MINUTE } from './paper-pace';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = '2026-03-31T15:00:00.000Z';

describeHttp(
  'The tracking link of a job',
  (api) => {
    let admin: Caller;
    let driver: Caller;
    beforeAll(async () => {
      admin = await api().as('admin');
      driver = await api().as('driver');
    });
    beforeEach(async () => {
      api().clock.set(NOW);
      await api().transactions.run((tx) => tx.manager.query('DELETE FROM sign_in_failures'));
    });

    const job = async (status = 'in-transit', more: object = {}) =>
      makeDriverJob(api(), status, 'driver', {
        customerId: await makeCustomer(api(), 'Garage Bélanger', { phone: '514-555-0101' }),
        price: 98_765,
        preferredPickupDate: '2026-03-30',
        ...{ pickupCity: 'Montréal', pickupProvince: 'QC', pickupAddress: '88 rue Œuvre' },
        ...{ pickupContactName: 'Zoë Contact', pickupContactPhone: '514-555-0102' },
        ...{ dropoffCity: 'Toronto', dropoffProvince: 'ON', specialInstructions: 'Gate code 4711' },
        vehicleUnitsData: [
          { year: 2024, make: 'Kia', model: 'Rio', vinLast8: '1M8GDM9AXKP042788' },
        ],
        ...more,
      });
    const linkOf = (id: number) => `/api/jobs/${String(id)}/tracking-link`;
    const make = async (id: number, body: object = {}, caller = admin) =>
      expectStatus(await caller.post(linkOf(id), body), 201) as { path: string };
    const follow = (path: string) => api().anonymous.get(`/api${path}`);

    test('is created, shown again, renewed and revoked', async () => {
      const { id } = await job();
      expect((await admin.get(linkOf(id))).body).toEqual({
        ...{ state: 'none', path: null, address: null },
        ...{ madeBy: null, createdAt: null, expiresAt: null },
      });
      const made = await make(id);
      expect(made).toEqual({
        ...{ state: 'live', path: expect.stringMatching(/^\/track\/[\w-]{32}$/) },
        ...{ address: `https://dispatch.example.com${made.path}`, expiresAt: null },
        ...{ madeBy: 'Ada Admin', createdAt: NOW },
      });
      expect((await admin.get(linkOf(id))).body).toEqual(made);
      expect(await make(id)).toEqual(made);
      const renewed = await make(id, { renew: true });
      expect(renewed.path).not.toBe(made.path);
      expect((await follow(made.path)).status).toBe(404);
      expect((await follow(renewed.path)).status).toBe(200);
      expect((await admin.delete(linkOf(id))).status).toBe(204);
      expect((await follow(renewed.path)).status).toBe(404);
      expect((await admin.get(linkOf(id))).body).toMatchObject({ state: 'taken-back', path: null });
      const actions = (await activityOf(api(), id)).map(({ action }: { action: string }) => action);
      expect(actions.slice(1)).toEqual(['job.link-made', 'job.link-made', 'job.link-taken-back']);
    });

    test('shows where the vehicles are, without prices, people or streets', async () => {
      const { id, jobId } = await job();
      const { path } = await make(id);
      const answer = await follow(path);
      expect(answer.body).toEqual({
        ...{ jobId, status: 'in-transit', isDelayed: false, timeZone: 'America/Toronto' },
        carrier: { name: 'Transport Élan', phone: '1-800-555-0199' },
        pickup: {
          ...{ city: 'Montréal', province: 'QC' },
          ...{ expectedOn: '2026-03-30', from: null, until: null, doneOn: '2026-03-31' },
        },
        isDeliveryLate: false,
        dropoff: {
          ...{ city: 'Toronto', province: 'ON' },
          ...{ expectedOn: null, from: null, until: null, doneAt: null },
        },
        units: [
          ...[{ year: 2024, make: 'Kia', model: 'Rio', vinLast8: 'KP042788', state: 'loaded' }],
        ],
        expiresAt: null,
      });
      for (const secret of ['98765', 'Dana', 'Zoë', '0102', '0101', 'Œuvre', '4711', 'Bélanger'])
        expect(answer.text).not.toContain(secret);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    test('returns the bill of lading without price, driver and phones', async () => {
      const { id } = await job();
      const { path } = await make(id);
      const url = `${api().address}/api${path}/bill-of-lading?language=en`;
      const answer = await fetch(url);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
      const text = pages.join(' ');
      for (const part of ['1M8GDM9AXKP042788', 'Garage Bélanger', '88 rue Œuvre'])
        expect(text).toContain(part);
      for (const secret of ['98,765', '98765', 'Dana', '514-555-0101', '514-555-0102'])
        expect(text).not.toContain(secret);
      const tag = answer.headers.get('etag') ?? '';
      const again = await fetch(url, { headers: { 'If-None-Match': tag } });
      expect(again.status).toBe(304);
    });

    test('limits the documents per minute for one network', async () => {
      const { path } = await make((await job()).id);
      const url = `${api().address}/api${path}/bill-of-lading?language=en`;
      const statusOf = async () => {
        const answer = await fetch(url);
        await answer.arrayBuffer();
        return answer.status;
      };
      api().clock.advance(60_000);
      for (let count = 0; count < PAPERS_A_MINUTE; count += 1) expect(await statusOf()).toBe(200);
      expect(await statusOf()).toBe(429);
      expect((await follow(path)).status).toBe(200);
      api().clock.advance(60_000);
      expect(await statusOf()).toBe(200);
    });

    test('ends thirty days after the delivery', async () => {
      const { id } = await job('delivered');
      const made = await make(id);
      expect(made).toMatchObject({ expiresAt: '2026-04-30T15:00:00.000Z' });
      api().clock.advance(30 * DAY_MS - 1);
      expect((await follow(made.path)).body).toMatchObject({ status: 'delivered' });
      api().clock.advance(1);
      expect((await follow(made.path)).status).toBe(404);
      const late = await api().signIn('admin');
      expect((await late.get(linkOf(id))).body).toMatchObject({ state: 'expired', path: null });
      expect((await late.post(linkOf(id), { renew: true })).body.code).toBe('tracking_over');
    });

    test('answers the same for unknown, expired, revoked and deleted', async () => {
      const [taken, deleted] = [await job(), await job()];
      const paths = [(await make(taken.id)).path, (await make(deleted.id)).path];
      await admin.delete(linkOf(taken.id));
      await admin.delete(`/api/jobs/${deleted.id}`);
      const answers = [];
      for (const path of [...paths, '/track/unknown', `/track/${'x'.repeat(32)}`]) {
        const { status, body } = await follow(path);
        answers.push({ status, ...body, requestId: null });
        expect((await follow(`${path}/bill-of-lading`)).status).toBe(404);
      }
      expect(answers[0]).toMatchObject({ status: 404, code: 'not_found' });
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });

    test('opens at an address with many wrong links, which are throttled', async () => {
      const { path } = await make((await job()).id);
      const wrong = () => follow('/track/guess');
      for (let count = 0; count < 9; count += 1) expect((await wrong()).status).toBe(404);
      const refused = await wrong();
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect((await follow(path)).status).toBe(200);
      expect((await follow(`${path}/bill-of-lading?language=en`)).status).not.toBe(429);
      api().clock.advance(2_000);
      expect((await wrong()).status).toBe(404);
    });

    test('is shown by a driver of the job, who cannot override the office', async () => {
      const { id } = await job();
      const made = await make(id, {}, driver);
      expect((await driver.get(linkOf(id))).body).toEqual(made);
      expect((await driver.post(linkOf(id), { renew: true })).status).toBe(403);
      expect((await driver.delete(linkOf(id))).status).toBe(403);
      await admin.delete(linkOf(id));
      expect((await driver.post(linkOf(id), {})).body.code).toBe('tracking_taken_back');
      const theirs = await job('assigned', { driverId: driverIdOf(api(), 'otherDriver') });
      expect((await driver.get(linkOf(theirs.id))).status).toBe(404);
      expect((await driver.post(linkOf(theirs.id), {})).status).toBe(404);
    });

    test('is stored in no table', async () => {
      const { id } = await job();
      const token = (await make(id)).path.slice('/track/'.length);
      for (const table of ['tracking_links', 'activity', 'idempotency_keys', 'outbox_tasks']) {
        const rows = await api().database.query(`SELECT * FROM ${table}`);
        expect(JSON.stringify(rows)).not.toContain(token);
      }
    });
  },
  {
    PUBLIC_URL: 'https://dispatch.example.com',
    COMPANY_NAME: 'Transport Élan',
    COMPANY_PHONE: '1-800-555-0199',
  },
);
