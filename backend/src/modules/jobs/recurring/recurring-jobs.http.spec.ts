import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { driverIdOf, expectStatus } from '../../../../test/records/jobs';
import {
  forgetRecurring,
  makeSeries,
  makeTemplate,
  MONDAYS,
} from '../../../../test/records/recurring';
import { SeriesMaker } from './run/series-maker';

/** The clock moves by weeks. */
const LONG_SESSIONS = { SESSION_HOURS: '720' };
const PATH = '/api/recurring-jobs';

describeHttpOnEachDatabase(
  'recurring jobs',
  (api) => {
    let desk: Caller;
    beforeAll(async () => {
      desk = await api().as('dispatcher');
    });
    beforeEach(async () => {
      await forgetRecurring(api());
      api().clock.set('2026-03-31T15:00:00.000Z');
    });

    test('are for users who create jobs', async () => {
      for (const member of ['driver', 'viewer', 'billing'] as const)
        expect((await (await api().as(member)).get(PATH)).status).toBe(403);
      expect((await api().anonymous.get(PATH)).status).toBe(401);
    });

    test('are created from a template, and show their next ten dates', async () => {
      const { id: templateId } = await makeTemplate(api());
      const driverId = driverIdOf(api(), 'driver');
      const made = await makeSeries(api(), { job: null, templateId, driverId });
      expect(made).toMatchObject({
        ...{
          templateId,
          templateName: 'Oshawa run',
          job: null,
          driverId,
          state: 'on',
          problems: [],
        },
        schedule: { ...MONDAYS, everyWeeks: 1, monthDay: null, dates: [], endOn: null },
      });
      expect(made.driverName).toEqual(expect.any(String));
      expect(made.next).toHaveLength(10);
      expect(made.next[0]).toEqual({
        ...{ plannedOn: '2026-04-06', day: '2026-04-06', holiday: null, state: 'planned' },
        makeAt: '2026-04-03T10:00:00.000Z',
      });
      expect(made.next[6]).toEqual({
        ...{ plannedOn: '2026-05-18', day: null, holiday: 'victoria-day', state: 'left-out' },
        makeAt: null,
      });
    });

    test('are listed with as many statements as a single one', async () => {
      const statements = async () => {
        const query = jest.spyOn(api().database, 'query');
        const list = expectStatus(await desk.get(`${PATH}?limit=25`), 200);
        const sent = query.mock.calls.length;
        query.mockRestore();
        return {
          sent,
          listed: list.length,
          shown: list.every((one: { next: unknown[] }) => one.next.length === 10),
        };
      };
      await makeSeries(api());
      const one = await statements();
      for (let nth = 2; nth <= 20; nth += 1) await makeSeries(api(), { name: `Run ${nth}` });
      expect(one).toMatchObject({ listed: 1, shown: true });
      expect(await statements()).toEqual({ ...one, listed: 20 });
    });

    test('show the dates of a schedule before it is saved', async () => {
      const schedule = { ...MONDAYS, onHoliday: 'before', startOn: '2026-05-18' };
      const dates = expectStatus(await desk.post(`${PATH}/preview`, { schedule }), 200);
      expect(dates).toHaveLength(10);
      expect(dates[0]).toMatchObject({
        ...{
          plannedOn: '2026-05-18',
          day: '2026-05-15',
          holiday: 'victoria-day',
          state: 'planned',
        },
      });
      expect((await desk.get(PATH)).body).toEqual([]);
    });

    test.each([
      ['no days', { weekdays: [] }, 'schedule.weekdays', 'required'],
      ['a day twice', { weekdays: [1, 1] }, 'schedule.weekdays', 'doubled_entry'],
      ['no day of the month', { kind: 'month-day' }, 'schedule.monthDay', 'required'],
      ['no dates', { kind: 'dates' }, 'schedule.dates', 'required'],
      ['no such hour', { makeAt: '24:00' }, 'schedule.makeAt', 'not_time'],
      ['no such date', { startOn: '2026-02-30' }, 'schedule.startOn', 'not_date'],
      ['an end before the start', { endOn: '2026-04-01' }, 'schedule.endOn', 'ends_before_start'],
      [
        'an end too soon',
        { startOn: '2026-04-07', endOn: '2026-04-08' },
        'schedule',
        'no_date_to_come',
      ],
      [
        'all dates over',
        { kind: 'dates', dates: ['2026-03-01'], startOn: '2026-01-01' },
        'schedule',
        'no_date_to_come',
      ],
    ])('refuse %s', async (_what, part, field, code) => {
      const body = { name: 'A', job: {}, schedule: { ...MONDAYS, ...part } };
      const answer = await desk.post(PATH, body);
      expect(answer.status).toBe(400);
      expect(answer.body.details).toMatchObject([{ field, code }]);
    });

    test('refuse both or neither of template and job, and an unknown driver', async () => {
      const { id: templateId } = await makeTemplate(api());
      const body = { name: 'A', schedule: MONDAYS };
      for (const what of [{}, { templateId, job: {} }]) {
        const answer = await desk.post(PATH, { ...body, ...what });
        expect(answer.body.details).toMatchObject([{ code: 'template_or_job' }]);
      }
      const noDriver = await desk.post(PATH, { ...body, templateId, driverId: 99_999 });
      expect(noDriver.body.details).toMatchObject([{ field: 'driverId', code: 'unknown_driver' }]);
      const noTemplate = await desk.post(PATH, { ...body, templateId: 99_999 });
      expect(noTemplate.body.details).toMatchObject([{ code: 'unknown_template' }]);
    });

    test('are listed by name, found by words, and filtered by state', async () => {
      await makeSeries(api(), { name: 'Zebra' });
      const { id } = await makeSeries(api(), { name: 'Élan' });
      await desk.patch(`${PATH}/${id}`, { state: 'paused' });
      const names = async (query: string) =>
        expectStatus(await desk.get(PATH + query), 200).map(({ name }: { name: string }) => name);
      expect(await names('?q=elan')).toEqual(['Élan']);
      expect(await names('?state=on')).toEqual(['Zebra']);
      expect(await names('?limit=5')).toHaveLength(2);
    });

    test('change with the version checked; a job replaces a template', async () => {
      const { id: templateId } = await makeTemplate(api());
      const { id } = await makeSeries(api(), { job: null, templateId });
      const path = `${PATH}/${id}`;
      const changed = await desk.patch(
        path,
        { job: { pickupCity: 'Ajax' } },
        { 'If-Match': '"1"' },
      );
      expect(changed.body).toMatchObject({
        templateId: null,
        job: { pickupCity: 'Ajax' },
        version: 2,
      });
      expect((await desk.patch(path, { name: 'B' }, { 'If-Match': '"1"' })).status).toBe(412);
      expect((await desk.patch(path, { templateId })).body).toMatchObject({
        templateId,
        job: null,
      });
    });

    test('stay ended, and are deleted permanently', async () => {
      const { id } = await makeSeries(api());
      const path = `${PATH}/${id}`;
      expect((await desk.patch(path, { state: 'ended' })).body).toMatchObject({ next: [] });
      expect((await desk.patch(path, { state: 'on' })).body.code).toBe('recurring_ended');
      expect((await desk.delete(path)).status).toBe(204);
      expect((await desk.get(path)).status).toBe(404);
    });

    test('skip one date, and undo the skip', async () => {
      const { id } = await makeSeries(api());
      const date = { date: '2026-04-13' };
      const skipped = expectStatus(await desk.post(`${PATH}/${id}/skip`, date), 200);
      expect(skipped.next[1]).toMatchObject({ plannedOn: '2026-04-13', state: 'skipped' });
      api().clock.set('2026-04-11T12:00:00.000Z');
      await api().app.get(SeriesMaker).makeDue();
      const page = expectStatus(await desk.get(`${PATH}/${id}/occurrences`), 200);
      expect(page).toMatchObject([{ plannedOn: '2026-04-13', state: 'skipped', jobId: null }, {}]);
      expectStatus(await desk.post(`${PATH}/${id}/unskip`, date), 200);
      await api().app.get(SeriesMaker).makeDue();
      const [made] = expectStatus(await desk.get(`${PATH}/${id}/occurrences`), 200);
      expect(made).toMatchObject({ plannedOn: '2026-04-13', state: 'made' });
      expect((await desk.post(`${PATH}/${id}/skip`, date)).body.code).toBe('occurrence_settled');
      expect((await desk.post(`${PATH}/${id}/unskip`, date)).body.code).toBe('occurrence_settled');
      const tuesday = await desk.post(`${PATH}/${id}/skip`, { date: '2026-04-14' });
      expect(tuesday.body.details).toMatchObject([{ code: 'no_date_of_series' }]);
    });
  },
  LONG_SESSIONS,
);
