import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { driverIdOf, expectStatus, makeDriverJob, makeJob } from '../../../../test/records/jobs';
import { makeRefusal } from '../../../../test/reports/operations';
import { EventListener } from '../../../../test/app/event-listener';
import { forgetNotices } from './forget-notices';
import { NoticeFinder } from './notice-finder';
import { Notices } from './notices';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const UNITS = [{ year: 2020, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352' }];
const CALL = { kind: 'customer-not-told', subjectKey: 'mail-7', details: {} } as const;

describeHttpOnEachDatabase(
  'Notices',
  (api) => {
    let admin: Caller;
    let dispatcher: Caller;
    beforeAll(async () => {
      admin = await api().as('admin');
      dispatcher = await api().as('dispatcher');
    });
    beforeEach(async () => {
      api().clock.set('2026-03-31T15:00:00.000Z');
      await api().transactions.run(async (tx) => {
        for (const table of ['notice_reads', 'notices'])
          await tx.manager.query(`DELETE FROM ${table}`);
        await tx.manager.query('UPDATE jobs SET deletedAt = ? WHERE deletedAt IS NULL', [
          api().clock.now(),
        ]);
        await tx.manager.query('DELETE FROM driver_operations');
      });
    });

    const look = () => api().app.get(NoticeFinder).compare();
    const notices = () => api().app.get(Notices);
    const list = async (query = '', caller = dispatcher) =>
      expectStatus(await caller.get(`/api/notices${query}`), 200);
    const kinds = async (query = '', caller = dispatcher) =>
      (await list(query, caller)).map(
        ({ kind, job }: { kind: string; job: { id: number } | null }) => [kind, job?.id ?? null],
      );
    const unread = async (caller = dispatcher) =>
      expectStatus(await caller.get('/api/notices/unread'), 200).count;
    const change = async (id: number, body: object) =>
      expectStatus(await admin.put(`/api/jobs/${String(id)}`, body), 200);

    test('a job without a driver raises one the day before, once, until it has a driver', async () => {
      const { id } = await makeJob(api(), {
        preferredPickupDate: '2026-04-01',
        pickupCity: 'Laval',
      });
      const past = await makeJob(api(), { preferredPickupDate: '2026-03-30' });
      await makeJob(api(), { preferredPickupDate: '2026-04-02' });
      await makeJob(api());
      await makeDriverJob(api(), 'assigned', 'driver', { preferredPickupDate: '2026-03-31' });
      await look();
      await look();
      expect(await kinds()).toEqual([
        ['unassigned-near-date', past.id],
        ['unassigned-near-date', id],
      ]);
      expect((await list())[1]).toMatchObject({
        ...{ job: { id, pickupCity: 'Laval', dropoffCity: null }, dueOn: '2026-04-01' },
        ...{ isRead: false, raisedAt: '2026-03-31T15:00:00.000Z', settledAt: null, details: {} },
      });
      await change(id, { driverId: driverIdOf(api(), 'driver') });
      await look();
      expect(await kinds()).toEqual([['unassigned-near-date', past.id]]);
      expect(await kinds('?state=settled')).toEqual([['unassigned-near-date', id]]);
      await change(past.id, { preferredPickupDate: '2026-03-31' });
      await look();
      expect(await list()).toMatchObject([{ job: { id: past.id }, dueOn: '2026-03-31' }]);
    });

    test('the date decides: a job far off today raises one later', async () => {
      const { id } = await makeJob(api(), { preferredPickupDate: '2026-04-02' });
      await look();
      expect(await kinds()).toEqual([]);
      api().clock.advance(DAY_MS);
      await look();
      expect(await kinds()).toEqual([['unassigned-near-date', id]]);
    });

    test('a rejected update raises one until dispatch dismisses it', async () => {
      const { id } = await makeDriverJob(api(), 'in-transit');
      const refusal = await makeRefusal(api(), 'driver', id);
      await look();
      expect(await list()).toMatchObject([
        {
          kind: 'operation-refused',
          job: { id },
          details: { type: 'status', code: 'transition-refused' },
        },
      ]);
      expectStatus(
        await admin.post(`/api/jobs/${String(id)}/refused-operations/${String(refusal)}/dismiss`),
        204,
      );
      await look();
      expect(await kinds()).toEqual([]);
    });

    test('a missing report raises one two hours after the delivery, until it arrives', async () => {
      const { id } = await makeDriverJob(api(), 'delivered');
      await look();
      expect(await kinds()).toEqual([]);
      api().clock.advance(2 * HOUR_MS);
      await look();
      expect(await kinds()).toEqual([['report-missing', id]]);
      expectStatus(
        await admin.patch(`/api/jobs/${String(id)}/billing`, { hasDriverReport: true }),
        200,
      );
      await look();
      expect(await kinds()).toEqual([]);
    });

    test('a unit left behind raises one until another job carries it', async () => {
      const job = await makeDriverJob(api(), 'in-transit', 'driver', { vehicleUnitsData: UNITS });
      const path = `/api/jobs/${String(job.id)}`;
      const unit = String(job.jobVehicles[0].id);
      expectStatus(await admin.post(`${path}/units/${unit}/leave`, { reason: 'no-keys' }), 200);
      await look();
      expect(await kinds()).toEqual([['left-behind', job.id]]);
      expectStatus(await admin.post(`${path}/carry-on`), 201);
      await look();
      expect(await kinds()).toEqual([]);
    });

    test('counts the open ones of each kind that the user may see', async () => {
      const counts = async (caller: Caller) =>
        expectStatus(await caller.get('/api/notices/counts'), 200);
      expect(await counts(admin)).toEqual([]);
      for (let n = 0; n < 2; n += 1) await makeJob(api(), { preferredPickupDate: '2026-04-01' });
      await look();
      await notices().raise({ kind: 'webhook-parked', subjectKey: '7', details: { name: 'Yard' } });
      await notices().raise(CALL);
      await notices().settle('customer-not-told', 'mail-7');
      const unassigned = { kind: 'unassigned-near-date', count: 2 };
      expect(await counts(dispatcher)).toEqual([unassigned]);
      expect(await counts(admin)).toEqual([unassigned, { kind: 'webhook-parked', count: 1 }]);
    });

    test('other modules raise theirs once, again after settling, and they go with the job', async () => {
      const { id } = await makeJob(api());
      for (let n = 0; n < 2; n += 1) await notices().raise({ ...CALL, jobId: id });
      await look();
      expect(await kinds()).toEqual([['customer-not-told', id]]);
      await notices().settle('customer-not-told', 'mail-7');
      await notices().settle('customer-not-told', 'mail-8');
      expect(await kinds()).toEqual([]);
      await notices().raise({ ...CALL, jobId: id });
      expect(await kinds()).toEqual([['customer-not-told', id]]);
      expect(await kinds('?state=settled')).toHaveLength(1);
      expectStatus(await admin.delete(`/api/jobs/${String(id)}`), 204);
      await look();
      expect(await kinds()).toEqual([]);
    });

    test('each user has their own read marks', async () => {
      await notices().raise(CALL);
      await notices().raise({ ...CALL, kind: 'recurring-job-failed' });
      const [first, second] = await list();
      expect([first.kind, second.kind]).toEqual(['recurring-job-failed', 'customer-not-told']);
      expect(await unread()).toBe(2);
      const read = await dispatcher.post('/api/notices/read', { ids: [first.id, first.id, 999] });
      expect(expectStatus(read, 200)).toEqual({ count: 1, isLeast: false });
      expect((await list()).map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
        true,
        false,
      ]);
      expect(await unread(admin)).toBe(2);
      expectStatus(await dispatcher.post('/api/notices/read', { all: true }), 200);
      expectStatus(await dispatcher.post('/api/notices/read', { all: true }), 200);
      expect([await unread(), await unread(admin)]).toEqual([0, 2]);
      expect((await dispatcher.post('/api/notices/read', {})).status).toBe(400);
    });

    test('more than 99 are not counted, and all are read at once', async () => {
      const many = Array.from({ length: 120 }, (_, n) => ({
        ...CALL,
        subjectKey: `mail-${String(n)}`,
      }));
      await notices().raiseAll(many);
      expect(expectStatus(await dispatcher.get('/api/notices/unread'), 200)).toEqual({
        count: 99,
        isLeast: true,
      });
      expect(
        expectStatus(await dispatcher.post('/api/notices/read', { all: true }), 200).count,
      ).toBe(0);
    });

    test('one kind is listed alone, and webhook notices are only for webhook managers', async () => {
      await notices().raise(CALL);
      await notices().raise({ kind: 'webhook-parked', subjectKey: '1', details: { name: 'Yard' } });
      expect(await kinds('?kind=customer-not-told', admin)).toEqual([['customer-not-told', null]]);
      expect(await kinds('', admin)).toHaveLength(2);
      expect(await kinds()).toEqual([['customer-not-told', null]]);
      expect(await kinds('?kind=webhook-parked')).toEqual([]);
      expect([await unread(), await unread(admin)]).toEqual([1, 2]);
      expect((await (await api().as('driver')).get('/api/notices')).status).toBe(403);
    });

    test('streams announce them to all, and read marks only to their own user', async () => {
      const headers = (caller: Caller) => ({ Authorization: `Bearer ${caller.token ?? ''}` });
      const listener = await EventListener.open(api().address, headers(dispatcher));
      const other = await EventListener.open(api().address, headers(admin));
      await notices().raise(CALL);
      const events = async () => [(await listener.next())?.event, (await listener.next())?.event];
      expect(await events()).toEqual(['hello', 'notices']);
      expectStatus(await admin.post('/api/notices/read', { all: true }), 200);
      await notices().settle('customer-not-told', 'mail-7');
      expect((await listener.next())?.event).toBe('notices');
      const heard = [];
      for (let n = 0; n < 4; n += 1) heard.push((await other.next())?.event);
      expect(heard).toEqual(['hello', 'notices', 'notices', 'notices']);
      listener.close();
      other.close();
    });

    test('they are paged through, each once', async () => {
      const many = Array.from({ length: 5 }, (_, n) => ({ ...CALL, subjectKey: String(n) }));
      await notices().raiseAll(many);
      const pages = await Promise.all(
        [0, 2, 4].map((offset) => list(`?limit=2&offset=${String(offset)}`)),
      );
      expect(pages.map((page: unknown[]) => page.length)).toEqual([2, 2, 1]);
      const ids = pages.flat().map(({ id }: { id: number }) => id);
      expect(new Set(ids).size).toBe(5);
      expect((await dispatcher.get('/api/notices?limit=2')).headers.get('x-total-count')).toBe('5');
    });

    test('settled ones are deleted after 90 days, with their read marks', async () => {
      await notices().raise(CALL);
      await notices().raise({ ...CALL, subjectKey: 'mail-9' });
      expectStatus(await dispatcher.post('/api/notices/read', { all: true }), 200);
      await notices().settle('customer-not-told', 'mail-7');
      api().clock.advance(90 * DAY_MS);
      await forgetNotices(api().core);
      expect(await api().database.query('SELECT id FROM notices')).toHaveLength(2);
      api().clock.advance(1);
      await forgetNotices(api().core);
      expect(await api().database.query('SELECT id FROM notices')).toHaveLength(1);
      expect(await api().database.query('SELECT noticeId FROM notice_reads')).toHaveLength(1);
    });
  },
  { REPORT_LEVEL: 'photos', SESSION_HOURS: '720' },
);
