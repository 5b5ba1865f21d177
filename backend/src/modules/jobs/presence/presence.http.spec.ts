import { PRESENCE_SILENCE_MS } from '@dispatch/domain/people/presence';
import { EventListener } from '../../../../test/app/event-listener';
import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import { activityOf, expectStatus, makeJob } from '../../../../test/records/jobs';

describeHttpOnEachDatabase('The viewers of a job', (api) => {
  type Member = 'admin' | 'otherAdmin';
  const report = async (member: Member, jobId: number, doing: string, viewer = 1) =>
    expectStatus(
      await (await api().as(member)).put(`/api/jobs/${jobId}/presence`, { viewer, doing }),
      200,
    );
  const others = async (member: Member, jobId: number) =>
    expectStatus(await (await api().as(member)).get(`/api/jobs/${jobId}/presence`), 200);
  const admin = (doing: string, since = api().clock.now()) => ({
    userId: api().cast.admin.userId,
    name: expect.any(String),
    doing,
    since: since.toISOString(),
  });

  test('see each other with activity and start time, but not themselves', async () => {
    const { id } = await makeJob(api());
    const came = api().clock.now();
    expect(await report('admin', id, 'reading')).toEqual([]);
    expect(await report('otherAdmin', id, 'reading')).toEqual([admin('reading', came)]);
    api().clock.advance(5000);
    await report('admin', id, 'reading');
    expect(await others('otherAdmin', id)).toEqual([admin('reading', came)]);
    await report('admin', id, 'editing');
    expect(await others('otherAdmin', id)).toEqual([admin('editing')]);
  });

  test('count once with several windows', async () => {
    const { id } = await makeJob(api());
    await report('admin', id, 'reading', 1);
    await report('admin', id, 'editing', 2);
    expect(await others('otherAdmin', id)).toEqual([admin('editing')]);
    await report('admin', id, 'nothing', 2);
    expect(await others('otherAdmin', id)).toEqual([admin('reading')]);
  });

  test('disappear at once on closing, and after half a minute of silence', async () => {
    const { id } = await makeJob(api());
    await report('admin', id, 'reading', 1);
    await report('admin', id, 'nothing', 1);
    expect(await others('otherAdmin', id)).toEqual([]);
    await report('admin', id, 'reading', 1);
    api().clock.advance(PRESENCE_SILENCE_MS);
    expect(await others('otherAdmin', id)).toHaveLength(1);
    api().clock.advance(1);
    expect(await others('otherAdmin', id)).toEqual([]);
    await report('admin', id, 'reading', 1);
    expect(await others('otherAdmin', id)).toEqual([admin('reading')]);
  });

  test('cause events for staff on arrival, departure and edit, but not on heartbeats, and no log entries', async () => {
    const { id } = await makeJob(api());
    const open = async (member: Member | 'driver') => {
      const { token } = await api().signIn(member);
      const headers = { Authorization: `Bearer ${token ?? ''}` };
      const listener = await EventListener.open(api().address, headers);
      await listener.next();
      return listener;
    };
    const [staff, driver] = [await open('otherAdmin'), await open('driver')];
    // Staff receive an event for the driver's sign-in too.
    await staff.next();
    for (const doing of ['reading', 'reading', 'editing', 'editing', 'nothing', 'nothing'])
      await report('admin', id, doing);
    await (await api().as('driver')).patch('/api/auth/me', { language: 'fr-CA' });
    const heard = [await staff.next(), await staff.next(), await staff.next(), await staff.next()];
    expect(heard.map((event) => event?.event)).toEqual([
      'presence',
      'presence',
      'presence',
      'change',
    ]);
    expect(heard[0]).toMatchObject({ id: undefined, data: { jobId: id } });
    expect((await driver.next())?.event).toBe('change');
    staff.close();
    driver.close();
    expect(await activityOf(api(), id)).toHaveLength(1);
  });

  test('one window with many concurrent reports counts once', async () => {
    const { id } = await makeJob(api());
    await Promise.all(Array.from({ length: 8 }, () => report('admin', id, 'reading')));
    expect(await others('otherAdmin', id)).toHaveLength(1);
  });

  test.each([
    ['viewer', { viewer: 2_147_483_648, doing: 'reading' }],
    ['doing', { viewer: 1, doing: 'sleeping' }],
  ])('refuses a wrong %s', async (field, body) => {
    const { id } = await makeJob(api());
    const answer = await (await api().as('admin')).put(`/api/jobs/${id}/presence`, body);
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field }] } });
  });

  test('returns 404 for an unknown job, and is for staff only', async () => {
    const body = { viewer: 1, doing: 'reading' };
    const staff = await api().as('admin');
    expect((await staff.put('/api/jobs/999999/presence', body)).status).toBe(404);
    const { id } = await makeJob(api());
    const driver = await api().as('driver');
    expect((await driver.put(`/api/jobs/${id}/presence`, body)).status).toBe(403);
    expect((await driver.get(`/api/jobs/${id}/presence`)).status).toBe(403);
  });
});
