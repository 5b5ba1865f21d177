import { TestApi, type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { describeOn } from '../../../../../test/databases/databases';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeCustomer,
} from '../../../../../test/records/jobs';
import {
  forgetRecurring,
  makeSeries,
  makeTemplate,
  MONDAYS,
} from '../../../../../test/records/recurring';
import { SeriesMaker } from './series-maker';

/** The clock moves by weeks. */
const LONG_SESSIONS = { SESSION_HOURS: '720' };
const PATH = '/api/recurring-jobs';
const madeJobs = (api: TestApi) =>
  api.database.query<{ id: number; preferredPickupDate: string }>(
    "SELECT id, preferredPickupDate FROM jobs WHERE pickupCity = 'Made' ORDER BY id",
  );
const JOB = { pickupCity: 'Made', vehicleUnitsData: [{ year: 2025, make: 'Kia', model: 'EV9' }] };

describeHttpOnEachDatabase(
  'the maker of recurring jobs',
  (api) => {
    let desk: Caller;
    const makeDue = () => api().app.get(SeriesMaker).makeDue();
    const series = async (id: number) => expectStatus(await desk.get(`${PATH}/${String(id)}`), 200);
    const days = async () => (await madeJobs(api())).map((job) => job.preferredPickupDate);
    beforeAll(async () => {
      desk = await api().as('dispatcher');
    });
    beforeEach(async () => {
      await forgetRecurring(api());
      await api().transactions.run(async (tx) => {
        await tx.manager.query("UPDATE jobs SET pickupCity = 'Old' WHERE pickupCity = 'Made'");
      });
      api().clock.set('2026-03-31T15:00:00.000Z');
    });

    test('creates a job when it is due, once, and names its series', async () => {
      const driverId = driverIdOf(api(), 'driver');
      const { id: templateId } = await makeTemplate(api(), { job: { ...JOB, price: 700 } });
      const { id, name } = await makeSeries(api(), { job: null, templateId, driverId });
      await makeDue();
      api().clock.set('2026-04-03T09:59:59.000Z');
      await makeDue();
      expect(await days()).toEqual([]);
      api().clock.set('2026-04-03T10:00:00.000Z');
      await makeDue();
      await makeDue();
      const [job, ...others] = await madeJobs(api());
      expect(others).toEqual([]);
      const read = expectStatus(await desk.get(`/api/jobs/${job?.id}`), 200);
      expect(read).toMatchObject({
        ...{ status: 'assigned', driverId, price: 700, preferredPickupDate: '2026-04-06' },
        jobVehicles: [{ vehicle: { make: 'Kia', model: 'EV9' } }],
      });
      const [entry] = await activityOf(api(), read.id);
      expect(entry).toMatchObject({
        ...{ action: 'job.created', actorName: name, after: { recurringJob: { id, name } } },
      });
      expect((await series(id)).next[0]).toMatchObject({ plannedOn: '2026-04-06', state: 'made' });
    });

    test('creates jobs for the user who looks after them, as long as that user is here', async () => {
      const responsibleId = api().cast.billing.userId;
      await makeSeries(api(), { job: { ...JOB, responsibleId } });
      const responsible = async (now: string) => {
        api().clock.set(now);
        await makeDue();
        const { id } = (await madeJobs(api())).at(-1) ?? {};
        return expectStatus(await desk.get(`/api/jobs/${id}`), 200).responsibleId;
      };
      expect(await responsible('2026-04-03T10:00:00.000Z')).toBe(responsibleId);
      const isActive = (is: boolean) =>
        api().transactions.run(async (tx) => {
          await tx.manager.query('UPDATE users SET isActive = ? WHERE id = ?', [is, responsibleId]);
        });
      await isActive(false);
      expect(await responsible('2026-04-10T10:00:00.000Z')).toBeNull();
      await isActive(true);
    });

    test('creates missed jobs late, and reports those that are too late', async () => {
      const { id } = await makeSeries(api(), { job: JOB });
      // 11 in the evening of the 13th in Toronto.
      api().clock.set('2026-04-14T03:00:00.000Z');
      await makeDue();
      expect(await days()).toEqual(['2026-04-13']);
      expect((await series(id)).problems).toMatchObject([
        { plannedOn: '2026-04-06', state: 'missed' },
      ]);
      const put = await desk.post(`${PATH}/${id}/skip`, { date: '2026-04-06' });
      expect(put.body.problems).toEqual([]);
    });

    test('creates nothing while paused; dates that passed in the pause are not missed', async () => {
      const { id } = await makeSeries(api(), { job: JOB });
      expectStatus(await desk.patch(`${PATH}/${id}`, { state: 'paused' }), 200);
      api().clock.set('2026-04-11T15:00:00.000Z');
      await makeDue();
      expect(await days()).toEqual([]);
      expectStatus(await desk.patch(`${PATH}/${id}`, { state: 'on' }), 200);
      await makeDue();
      expect(await days()).toEqual(['2026-04-13']);
      expect((await series(id)).problems).toEqual([]);
    });

    test('moves a job from a holiday to the business day before it', async () => {
      const schedule = { ...MONDAYS, startOn: '2026-05-18', onHoliday: 'before' };
      await makeSeries(api(), { job: JOB, schedule });
      api().clock.set('2026-05-12T10:00:00.000Z');
      await makeDue();
      expect(await days()).toEqual(['2026-05-15']);
    });

    test('follows the company’s time zone across daylight-saving changes', async () => {
      const dates = ['2026-10-31', '2026-11-01', '2026-11-02'];
      const schedule = { ...MONDAYS, kind: 'dates', dates, daysAhead: 0, startOn: '2026-10-30' };
      await makeSeries(api(), { job: JOB, schedule });
      for (const [at, count] of [
        ['2026-10-31T09:59:00Z', 0],
        ['2026-10-31T10:00:00Z', 1],
        ['2026-11-01T10:59:00Z', 1],
        ['2026-11-01T11:00:00Z', 2],
      ] as const) {
        api().clock.set(at);
        await makeDue();
        expect(await days()).toHaveLength(count);
      }
    });

    test('reports a deleted customer, and creates the job once another is chosen', async () => {
      const customerId = await makeCustomer(api(), 'Gone Motors');
      const { id } = await makeSeries(api(), { job: { ...JOB, customerId } });
      expectStatus(await desk.delete(`/api/customers/${customerId}`), 204);
      api().clock.set('2026-04-03T10:00:00.000Z');
      await makeDue();
      expect((await series(id)).problems).toMatchObject([
        { plannedOn: '2026-04-06', state: 'failed', reason: 'customer-gone' },
      ]);
      expect(await days()).toEqual([]);
      const notices = async () =>
        expectStatus(await desk.get('/api/notices?kind=recurring-job-failed'), 200);
      expect(await notices()).toMatchObject([{ job: null, dueOn: '2026-04-06' }]);
      expectStatus(await desk.patch(`${PATH}/${id}`, { job: JOB }), 200);
      expect(await notices()).toEqual([]);
      await makeDue();
      expect(await days()).toEqual(['2026-04-06']);
      expect((await series(id)).problems).toEqual([]);
    });

    test('reports a driver who may no longer work, and retries on request', async () => {
      const driverId = driverIdOf(api(), 'otherDriver');
      const { userId } = api().cast.otherDriver;
      const { id } = await makeSeries(api(), { job: JOB, driverId });
      const setActive = (isActive: boolean) =>
        api().transactions.run(async (tx) => {
          await tx.manager.query('UPDATE users SET isActive = ? WHERE id = ?', [isActive, userId]);
        });
      await setActive(false);
      api().clock.set('2026-04-03T10:00:00.000Z');
      await makeDue();
      await setActive(true);
      await makeDue();
      expect((await series(id)).problems).toMatchObject([{ reason: 'driver-gone' }]);
      const date = { date: '2026-04-06' };
      expectStatus(await desk.post(`${PATH}/${id}/retry`, date), 200);
      await makeDue();
      expect(await days()).toEqual(['2026-04-06']);
      expect((await desk.post(`${PATH}/${id}/retry`, date)).body.code).toBe('occurrence_settled');
    });

    test('checks every series after the start, even if the database was unavailable then', async () => {
      await makeSeries(api(), { job: JOB });
      await api().transactions.run(async (tx) => {
        await tx.manager.query('UPDATE recurring_jobs SET nextAt = NULL');
      });
      api().clock.set('2026-04-03T10:00:00.000Z');
      jest.spyOn(api().database, 'query').mockRejectedValueOnce(new Error('The database is away'));
      const maker = api().app.get(SeriesMaker);
      await expect(maker.makeDue('every series')).rejects.toThrow('The database is away');
      jest.spyOn(api().transactions, 'run').mockRejectedValueOnce(new Error('It is away again'));
      await maker.makeDue('every series');
      expect(await days()).toEqual([]);
      await makeDue();
      expect(await days()).toEqual(['2026-04-06']);
    });

    test('creates each date once with two concurrent makers', async () => {
      const schedule = { ...MONDAYS, weekdays: [1, 2, 3, 4, 5], daysAhead: 30 };
      await makeSeries(api(), { job: JOB, schedule });
      api().clock.set('2026-04-06T15:00:00.000Z');
      await Promise.all([makeDue(), makeDue(), makeDue()]);
      const made = await days();
      expect(made).toHaveLength(23);
      expect(new Set(made).size).toBe(23);
    });
  },
  LONG_SESSIONS,
);

describeOn('mysql', 'two servers that make recurring jobs', (makeDatabase) => {
  test('create each date once between them', async () => {
    const database = await makeDatabase();
    const one = await TestApi.start(database);
    const other = await TestApi.start(database, {}, one.cast);
    try {
      const schedule = { ...MONDAYS, weekdays: [1, 2, 3, 4, 5], daysAhead: 30 };
      await makeSeries(one, { job: JOB, schedule });
      for (const api of [one, other]) api.clock.set('2026-04-06T15:00:00.000Z');
      await Promise.all([one, other].map((api) => api.app.get(SeriesMaker).makeDue()));
      const made = (await madeJobs(one)).map((job) => job.preferredPickupDate);
      expect(made).toHaveLength(23);
      expect(new Set(made).size).toBe(23);
    } finally {
      await other.stop();
      await one.stop();
    }
  });
});
