import { JOB_STATUSES, type JobStatus } from '@dispatch/domain/jobs/job-status';
import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  driverStatus,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';

const NOW = '2026-03-31T15:00:00.000Z';

/** Server rules, "Jobs": the statuses that a driver may set, besides the present one. */
const DRIVER_MOVES: Record<JobStatus, readonly JobStatus[]> = {
  pending: [],
  assigned: ['picked-up', 'in-transit'],
  'picked-up': ['in-transit'],
  'in-transit': ['delivered'],
  delivered: [],
};

describeHttpOnEachDatabase("A driver's jobs", (api) => {
  async function put(id: number, body: unknown, headers: Record<string, string> = {}) {
    return (await api().as('driver')).put(`/api/jobs/${id}`, body, headers);
  }

  /** Only an admin can make a job with a driver pending. */
  async function jobIn(status: JobStatus) {
    const job = await makeDriverJob(api(), status);
    if (status !== 'pending') return job;
    const admin = await api().as('admin');
    return expectStatus(await admin.put(`/api/jobs/${job.id}`, { status }), 200);
  }

  test('move only as the table says', async () => {
    for (const from of JOB_STATUSES)
      for (const to of JOB_STATUSES) {
        const job = await jobIn(from);
        const answer = await put(job.id, { status: to });
        if (from === to) expect(expectStatus(answer, 200).version).toBe(job.version);
        else if (DRIVER_MOVES[from].includes(to))
          expect(expectStatus(answer, 200)).toMatchObject({ status: to });
        else {
          expect(answer).toMatchObject({ status: 409, body: { code: 'transition_refused' } });
          expect(answer.body.message).toContain(`'${from}'`);
        }
      }
  });

  test('log each step', async () => {
    const job = await jobIn('assigned');
    for (const status of ['picked-up', 'in-transit', 'delivered'])
      expectStatus(await put(job.id, { status }), 200);
    const history = await activityOf(api(), job.id);
    expect(history.slice(1)).toMatchObject([
      {
        action: 'job.status-changed',
        actorName: 'Dana Driver',
        before: { status: 'assigned' },
        after: { status: 'picked-up' },
      },
      { action: 'job.status-changed', after: { status: 'in-transit' } },
      { action: 'job.delivered', after: { status: 'delivered', completedAt: NOW } },
    ]);
  });

  test.each([
    { price: 1 },
    { status: 'in-transit', price: 1 },
    { status: 'in-transit', driverId: 1 },
    { status: 'in-transit', completionNotes: 'x' },
    { status: 'delivered', completedAt: NOW },
    { driverId: null },
    { vehicleData: {} },
  ])('accept nothing but the status from a driver, not %j', async (body) => {
    const job = await jobIn('assigned');
    expect(await put(job.id, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const admin = await api().as('admin');
    expect(expectStatus(await admin.get(`/api/jobs/${job.id}`), 200)).toEqual(job);
  });

  test('require a status', async () => {
    const job = await jobIn('assigned');
    expect((await put(job.id, {})).body.details).toMatchObject([{ field: 'status' }]);
  });

  test('are completed from in-transit with notes; a repeat changes nothing', async () => {
    const driver = await api().as('driver');
    const job = await jobIn('in-transit');
    const complete = (completionNotes: string) =>
      driver.post(`/api/jobs/${job.id}/complete`, { completionNotes });
    const done = expectStatus(await complete('Keys in the box'), 200);
    expect(done).toMatchObject({
      status: 'delivered',
      completedAt: NOW,
      completionNotes: 'Keys in the box',
    });
    expect(expectStatus(await complete('Again'), 200)).toEqual(done);
  });

  test('keep earlier notes when completed with empty text', async () => {
    const driver = await api().as('driver');
    const admin = await api().as('admin');
    const job = await jobIn('in-transit');
    await admin.put(`/api/jobs/${job.id}`, { completionNotes: 'Call first' });
    const body = { completionNotes: '' };
    expect(
      expectStatus(await driver.post(`/api/jobs/${job.id}/complete`, body), 200),
    ).toMatchObject({ status: 'delivered', completionNotes: 'Call first' });
  });

  test.each(['assigned', 'picked-up', 'pending'] as const)(
    'cannot be completed from %s',
    async (status) => {
      const job = await jobIn(status);
      const answer = await (await api().as('driver')).post(`/api/jobs/${job.id}/complete`, {});
      expect(answer).toMatchObject({ status: 409, body: { code: 'transition_refused' } });
      expect(answer.body.message).toContain(`'${status}'`);
    },
  );

  test('refuse a stale If-Match with the record as the driver may see it', async () => {
    const job = await jobIn('assigned');
    await (await api().as('admin')).put(`/api/jobs/${job.id}`, { price: 5 });
    for (const answer of [
      await put(job.id, { status: 'in-transit' }, { 'If-Match': '"1"' }),
      await (
        await api().as('driver')
      ).post(`/api/jobs/${job.id}/complete`, {}, { 'If-Match': '"1"' }),
    ]) {
      expect(answer).toMatchObject({ status: 412, body: { current: { version: 2 } } });
      expect(answer.body.current).not.toHaveProperty('price');
    }
  });

  test("return the same 404 for other drivers' jobs and missing jobs", async () => {
    const other = await makeDriverJob(api(), 'assigned', 'otherDriver');
    const nobodys = await makeJob(api());
    const driver = await api().as('driver');
    const answers = [];
    for (const id of [other.id, nobodys.id, 999_999])
      for (const answer of [
        await driver.get(`/api/jobs/${id}`),
        await driver.put(`/api/jobs/${id}`, { status: 'in-transit' }),
        await driver.post(`/api/jobs/${id}/complete`, {}),
      ]) {
        const { requestId: _id, ...error } = answer.body;
        answers.push(error);
      }
    for (const answer of answers)
      expect(answer).toEqual({
        statusCode: 404,
        code: 'not_found',
        message: 'The requested record was not found.',
      });
  });

  test('disappear from the lists of a driver who was unassigned', async () => {
    const job = await jobIn('assigned');
    await (
      await api().as('admin')
    ).put(`/api/jobs/${job.id}`, { driverId: driverIdOf(api(), 'otherDriver') });
    expect(await put(job.id, { status: 'in-transit' })).toMatchObject({ status: 404 });
  });

  test('show no price, unit price, billing flag, blacklisting or unread note', async () => {
    const customerId = await makeCustomer(api(), 'Known Motors', { phone: '416-555-0110' });
    const job = await makeDriverJob(api(), 'in-transit', 'driver', {
      customerId,
      price: 100,
      vehicleUnitsData: [{ make: 'Honda', price: 60 }],
    });
    const driver = await api().as('driver');
    const seen = expectStatus(await driver.get(`/api/jobs/${job.id}`), 200);
    const { price: _p, hasDriverReport: _r, billingComplete: _b, ...others } = job;
    const { unreadNoteAt: _n, carriedFromId: _c, responsibleId: _o, ...rest } = others;
    const { status: _s, ...customer } = job.customer;
    const { price: _u, ...unit } = job.jobVehicles[0];
    const jobVehicles = [unit];
    expect(seen).toEqual({ ...rest, customer, jobVehicles });
    const group = `/api/jobs/driver/${driverIdOf(api(), 'driver')}/active`;
    const listed = (expectStatus(await driver.get(group), 200) as { id: number }[]).find(
      ({ id }) => id === job.id,
    );
    expect(listed).toEqual(seen);
    expect(expectStatus(await put(job.id, { status: 'delivered' }), 200)).not.toHaveProperty(
      'price',
    );
  });

  test.each([
    ['get', '/api/jobs'],
    ['get', '/api/jobs/active'],
    ['get', '/api/jobs/completed'],
    ['get', '/api/jobs/billing-summary'],
    ['get', '/api/jobs/export'],
    ['get', '/api/jobs/1/activity'],
    ['get', '/api/stats'],
    ['delete', '/api/jobs/1'],
  ] as const)('do not open %s %s to drivers', async (method, path) => {
    expect(await (await api().as('driver'))[method](path)).toMatchObject({ status: 403 });
    expect(await (await api().as('stranger'))[method](path)).toMatchObject({ status: 403 });
    expect(await api().anonymous[method](path)).toMatchObject({ status: 401 });
  });

  test('accept no billing flags from drivers', async () => {
    const job = await jobIn('delivered');
    const driver = await api().as('driver');
    expect(
      await driver.patch(`/api/jobs/${job.id}/billing`, { hasDriverReport: true }),
    ).toMatchObject({ status: 403 });
  });
});

describeHttpOnEachDatabase("The groups of a driver's jobs", (api) => {
  const path = (group: string, member: 'driver' | 'otherDriver' = 'driver') =>
    `/api/jobs/driver/${driverIdOf(api(), member)}/${group}`;

  async function ids(member: 'driver' | 'admin', address: string): Promise<number[]> {
    const jobs = expectStatus(await (await api().as(member)).get(address), 200);
    return (jobs as { id: number }[]).map(({ id }) => id);
  }

  test('contain assigned; picked up and in transit; delivered, newest first', async () => {
    const made: Record<string, number> = {};
    for (const status of JOB_STATUSES.filter((known) => known !== 'pending'))
      made[status] = (await makeDriverJob(api(), status)).id;
    await makeDriverJob(api(), 'assigned', 'otherDriver');
    api().clock.advance(60_000);
    const later = (await makeDriverJob(api(), 'delivered')).id;
    const soon = { preferredPickupDate: '2026-04-01' };
    const next = (await makeDriverJob(api(), 'assigned', 'driver', soon)).id;
    for (const member of ['driver', 'admin'] as const) {
      expect(await ids(member, path('assigned'))).toEqual([next, made.assigned]);
      expect(await ids(member, path('active'))).toEqual([made['picked-up'], made['in-transit']]);
      expect(await ids(member, path('completed'))).toEqual([later, made.delivered]);
    }
    const page = await (await api().as('driver')).get(path('completed?limit=1'));
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(page.headers.get('link')).toBe(`<${path('completed?limit=1&offset=1')}>; rel="next"`);
    expect((page.body as { id: number }[]).map(({ id }) => id)).toEqual([later]);
  });

  test('return 404 for another driver and an unknown driver', async () => {
    const driver = await api().as('driver');
    for (const group of ['assigned', 'active', 'completed']) {
      expect(await driver.get(path(group, 'otherDriver'))).toMatchObject({ status: 404 });
      expect(await driver.get(`/api/jobs/driver/999999/${group}`)).toMatchObject({ status: 404 });
      const admin = await api().as('admin');
      expect(await admin.get(`/api/jobs/driver/999999/${group}`)).toMatchObject({ status: 404 });
      expect(await api().anonymous.get(path(group))).toMatchObject({ status: 401 });
      expect(await (await api().as('stranger')).get(path(group))).toMatchObject({ status: 403 });
    }
  });
});

describeHttpOnEachDatabase("A driver's own status", (api) => {
  async function put(id: number, body: unknown) {
    return expectStatus(await (await api().as('admin')).put(`/api/jobs/${id}`, body), 200);
  }

  async function set(status: string): Promise<void> {
    const id = driverIdOf(api(), 'driver');
    expectStatus(await (await api().as('admin')).patch(`/api/drivers/${id}`, { status }), 200);
  }

  test('is on-route from the start of transport to the last delivery', async () => {
    const driver = await api().as('driver');
    const [a, b] = [await makeDriverJob(api(), 'assigned'), await makeDriverJob(api(), 'assigned')];
    const move = async (id: number, status: string) =>
      expectStatus(await driver.put(`/api/jobs/${id}`, { status }), 200);
    await move(a.id, 'picked-up');
    expect(await driverStatus(api())).toBe('available');
    await move(a.id, 'in-transit');
    expect(await driverStatus(api())).toBe('on-route');
    await move(b.id, 'in-transit');
    await move(a.id, 'delivered');
    expect(await driverStatus(api())).toBe('on-route');
    expectStatus(await driver.post(`/api/jobs/${b.id}/complete`, {}), 200);
    expect(await driverStatus(api())).toBe('available');
    const admin = await api().as('admin');
    const log = expectStatus(await admin.get('/api/activity?resource=driver&order=asc'), 200);
    expect(log).toMatchObject([
      {
        action: 'driver.status-changed',
        actorName: 'Dana Driver',
        before: { status: 'available' },
        after: { status: 'on-route' },
      },
      { before: { status: 'on-route' }, after: { status: 'available' } },
    ]);
  });

  test('stays off-duty after the last delivery', async () => {
    const job = await makeDriverJob(api(), 'in-transit');
    await set('off-duty');
    await put(job.id, { status: 'delivered' });
    expect(await driverStatus(api())).toBe('off-duty');
    await set('available');
  });

  test('is available again when the last two jobs are delivered concurrently', async () => {
    const driver = await api().as('driver');
    const jobs = [];
    for (let n = 0; n < 4; n += 1) jobs.push(await makeDriverJob(api(), 'in-transit'));
    expect(await driverStatus(api())).toBe('on-route');
    const answers = await Promise.all(
      jobs.map((job) => driver.post(`/api/jobs/${job.id}/complete`, {})),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(await driverStatus(api())).toBe('available');
  });

  test('is available again when the last loaded job is unassigned or deleted', async () => {
    const [a, b] = [
      await makeDriverJob(api(), 'in-transit'),
      await makeDriverJob(api(), 'in-transit'),
    ];
    await put(a.id, { driverId: driverIdOf(api(), 'otherDriver') });
    expect(await driverStatus(api())).toBe('on-route');
    expect(await driverStatus(api(), 'otherDriver')).toBe('on-route');
    const admin = await api().as('admin');
    expectStatus(await admin.delete(`/api/jobs/${b.id}`), 204);
    expect(await driverStatus(api())).toBe('available');
    await put(a.id, { driverId: null });
    expect(await driverStatus(api(), 'otherDriver')).toBe('available');
  });
});
