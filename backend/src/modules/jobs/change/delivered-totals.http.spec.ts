import sql from 'sql-template-tag';
import { expectDeliveredKept } from '../../../../test/records/delivered';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { driverIdOf, expectStatus, makeDriverJob, makeJob } from '../../../../test/records/jobs';
import { JobTotalsQueries } from '../list/job-totals.queries';

describeHttpOnEachDatabase('Stored totals of delivered jobs', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const kept = () => expectDeliveredKept(api().database);
  const change = async (id: number, body: object) =>
    expectStatus(await admin.put(`/api/jobs/${id}`, body), 200);
  const bill = async (id: number, body: object) =>
    expectStatus(await admin.patch(`/api/jobs/${id}/billing`, body), 200);

  it('follow a job through every change', async () => {
    const before = await kept();
    const { id } = await makeDriverJob(api(), 'in-transit', 'driver', { price: 900 });
    expect(await kept()).toBe(before);
    await change(id, { status: 'delivered' });
    expect(await kept()).toBe(before + 1);
    for (const body of [
      { price: 1250.5 },
      { price: null },
      { price: 700 },
      { completedAt: '2025-02-03T04:05:06.000Z' },
      { completedAt: '2025-09-03T04:05:06.000Z' },
      { driverId: driverIdOf(api(), 'otherDriver') },
      { driverId: null },
    ]) {
      await admin.put(`/api/jobs/${id}`, body);
      await kept();
    }
    for (const body of [
      { hasDriverReport: true },
      { billingComplete: true },
      { hasDriverReport: false, billingComplete: true },
      { billingComplete: false },
    ]) {
      await bill(id, body);
      expect(await kept()).toBe(before + 1);
    }
    expectStatus(await admin.delete(`/api/jobs/${id}`), 204);
    expect(await kept()).toBe(before);
  });

  it('include jobs created as delivered', async () => {
    const before = await kept();
    await makeJob(api(), { status: 'delivered', price: 10 });
    await makeDriverJob(api(), 'delivered');
    const key = { 'Idempotency-Key': 'once' };
    const body = { status: 'delivered', price: 99.99 };
    for (const _ of [1, 2]) expectStatus(await admin.post('/api/jobs', body, key), 201);
    expect(await kept()).toBe(before + 3);
  });

  it('stay correct after many concurrent changes', async () => {
    const driverId = driverIdOf(api(), 'driver');
    const jobs = await Promise.all(
      Array.from({ length: 12 }, (_, n) => makeJob(api(), { price: n, driverId })),
    );
    const before = await kept();
    await Promise.all(jobs.map(({ id }) => change(id, { status: 'delivered' })));
    expect(await kept()).toBe(before + 12);
    await Promise.all(jobs.map(({ id }) => admin.delete(`/api/jobs/${id}`)));
    expect(await kept()).toBe(before);
  });

  it('exclude unassigned jobs from the list of a user without a driver record', async () => {
    await makeJob(api(), { status: 'delivered' });
    const totals = new JobTotalsQueries(api().database, api().settings);
    const where = sql`j.driverId = ${0}`;
    const selection = { scope: { driverId: 0 }, statuses: ['delivered'] } as const;
    expect(await totals.least(selection, where)).toBe(0);
  });

  it('give the lengths of the lists', async () => {
    const driverId = driverIdOf(api(), 'driver');
    await makeDriverJob(api(), 'delivered', 'driver');
    await makeDriverJob(api(), 'assigned', 'driver');
    await makeDriverJob(api(), 'delivered', 'otherDriver');
    await makeJob(api());
    const rows = await api().database.query<{ status: string; driverId: number | null }>(
      'SELECT status, driverId FROM jobs WHERE deletedAt IS NULL',
    );
    const total = async (path: string) =>
      Number((await admin.get(`${path}limit=1`)).headers.get('x-total-count'));
    const isDelivered = ({ status }: { status: string }) => status === 'delivered';
    const isDrivers = (row: { driverId: number | null }) => row.driverId === driverId;
    const counts = {
      all: await total('/api/jobs?'),
      completed: await total('/api/jobs/completed?'),
      delivered: await total('/api/jobs?status=delivered&'),
      active: await total('/api/jobs/active?'),
      drivers: await total(`/api/jobs?driverId=${driverId}&`),
      driversCompleted: await total(`/api/jobs/driver/${driverId}/completed?`),
      nobodys: await total('/api/jobs/active?status=delivered&'),
    };
    expect(counts).toEqual({
      all: rows.length,
      completed: rows.filter(isDelivered).length,
      delivered: rows.filter(isDelivered).length,
      active: rows.filter((row) => !isDelivered(row)).length,
      drivers: rows.filter(isDrivers).length,
      driversCompleted: rows.filter((row) => isDrivers(row) && isDelivered(row)).length,
      nobodys: 0,
    });
    const driver = expectStatus(await admin.get(`/api/drivers/${driverId}`), 200);
    expect([driver.completedJobs, driver.totalJobs]).toEqual([
      counts.driversCompleted,
      counts.drivers,
    ]);
  });

  it.each([
    ['from=2023-03-06&to=2023-03-31', 3],
    ['from=2023-03-06&to=2023-03-06', 1],
    ['from=2023-03-06&to=2023-03-30&billing=all', 1],
    ['to=2023-03-31', 4],
    ['from=2023-03-07&to=2023-03-31&billing=pending', 1],
    ['from=2023-03-31&to=2023-03-06', 0],
  ])("count completions by the company's days: %s", async (days, count) => {
    const list = `/api/jobs?status=delivered&limit=1&${days}`;
    const before = Number((await admin.get(list)).headers.get('x-total-count'));
    const made: number[] = [];
    for (const completedAt of [
      '2023-03-06T04:59:59.999Z', // the 5th
      '2023-03-06T05:00:00.000Z',
      '2023-03-15T12:00:00.000Z',
      '2023-04-01T03:59:59.999Z', // the 31st
      '2023-04-01T04:00:00.000Z',
    ]) {
      const { id } = await makeJob(api(), { status: 'delivered' });
      await change(id, { completedAt });
      made.push(id);
    }
    await bill(made[2] ?? 0, { hasDriverReport: true });
    await kept();
    const after = Number((await admin.get(list)).headers.get('x-total-count'));
    expect(after - before).toBe(count);
    for (const id of made) expectStatus(await admin.delete(`/api/jobs/${id}`), 204);
    await kept();
  });
});
