import { describeHttp } from '../../../test/app/http';
import { driverIdOf, expectStatus, makeDriverJob, makeJob } from '../../../test/records/jobs';

describeHttp('The numbers of the dashboard', (api) => {
  async function stats() {
    return expectStatus(await (await api().as('admin')).get('/api/stats'), 200);
  }

  test('are zero in an empty company, except for its drivers', async () => {
    expect(await stats()).toEqual({
      pending: 0,
      inTransit: 0,
      completedToday: 0,
      activeDrivers: 2,
    });
  });

  test('count jobs by status, without deleted ones', async () => {
    const admin = await api().as('admin');
    await makeJob(api());
    const deleted = await makeJob(api());
    expectStatus(await admin.delete(`/api/jobs/${deleted.id}`), 204);
    await makeDriverJob(api(), 'assigned');
    await makeDriverJob(api(), 'picked-up');
    await makeJob(api(), { status: 'in-transit' });
    await makeJob(api(), { status: 'in-transit' });
    await makeJob(api(), { status: 'delivered' });
    expect(await stats()).toMatchObject({ pending: 1, inTransit: 2, completedToday: 1 });
  });

  test('count drivers with an active account who are not off-duty', async () => {
    const admin = await api().as('admin');
    const path = `/api/drivers/${driverIdOf(api(), 'otherDriver')}`;
    expectStatus(await admin.patch(path, { status: 'off-duty' }), 200);
    expect(await stats()).toMatchObject({ activeDrivers: 1 });
    expectStatus(await admin.patch(path, { status: 'on-route' }), 200);
    expect(await stats()).toMatchObject({ activeDrivers: 2 });
    const { userId } = api().cast.otherDriver;
    expectStatus(await admin.put(`/api/admin/users/${userId}`, { isActive: false }), 200);
    expect(await stats()).toMatchObject({ activeDrivers: 1 });
  });

  test('are for staff only', async () => {
    expect(await api().anonymous.get('/api/stats')).toMatchObject({ status: 401 });
    expect(await (await api().as('driver')).get('/api/stats')).toMatchObject({ status: 403 });
  });
});

describeHttp('Completed today', (api) => {
  /** Clocks in Toronto jump from 02:00 to 03:00 on 8 March 2026 and back on 1 November 2026. */
  test.each([
    [
      'the day of 23 hours',
      '2026-03-08T18:00:00Z',
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T03:59:59.999Z',
    ],
    [
      'the day of 25 hours',
      '2026-11-01T18:00:00Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T04:59:59.999Z',
    ],
    ['a usual day', '2026-06-10T18:00:00Z', '2026-06-10T04:00:00.000Z', '2026-06-11T03:59:59.999Z'],
  ])('covers %s from its first to its last moment', async (_name, noon, first, last) => {
    const admin = await api().as('admin');
    const today = async () =>
      (
        expectStatus(await (await api().signIn('admin')).get('/api/stats'), 200) as {
          completedToday: number;
        }
      ).completedToday;
    const { id } = await makeJob(api());
    const complete = async (completedAt: string) => {
      for (const body of [{ status: 'pending' }, { status: 'delivered', completedAt }])
        expectStatus(await admin.put(`/api/jobs/${id}`, body), 200);
    };
    const moved = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();
    const counts: number[] = [];
    for (const at of [moved(first, -1), first, last, moved(last, 1)]) {
      await complete(at);
      api().clock.set(noon);
      counts.push(await today());
      api().clock.set('2026-03-31T15:00:00.000Z');
    }
    expect(counts).toEqual([0, 1, 1, 0]);
  });
});
