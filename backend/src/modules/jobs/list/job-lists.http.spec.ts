import { describeHttpOnEachDatabase, type TestApi } from '../../../../test/app/http';
import {
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';

type Listed = { readonly id: number; readonly status: string };

async function list(api: TestApi, path: string): Promise<number[]> {
  const jobs = expectStatus(await (await api.as('admin')).get(path), 200) as Listed[];
  return jobs.map(({ id }) => id);
}

/** Makes the stored totals claim this many more delivered jobs for each of the few drivers. */
async function pretendDelivered({ transactions }: TestApi, jobs: number): Promise<void> {
  await transactions.run((tx) =>
    tx.manager.query('UPDATE delivered_totals SET jobs = jobs + ?', [jobs]),
  );
}

describeHttpOnEachDatabase('Lists of jobs', (api) => {
  /** The ids of the jobs below by name, in order of creation. */
  const ids: Record<string, number> = {};
  let customerId = 0;

  const JOBS: Record<
    string,
    { status: string; city: string | null; to?: string; customer?: true }
  > = {
    lone: { status: 'pending', city: null },
    toOttawa: { status: 'picked-up', city: 'Barrie', to: 'Ottawa' },
    late: { status: 'delivered', city: 'Calgary', to: 'Regina', customer: true },
    toLaval: { status: 'in-transit', city: 'barrie', to: 'Laval', customer: true },
    waiting: { status: 'pending', city: 'Aurora', to: 'Zurich' },
    early: { status: 'delivered', city: 'Dundas', to: 'Elora' },
  };

  beforeAll(async () => {
    customerId = await makeCustomer(api(), 'Ünder Motors');
    const otherId = await makeCustomer(api(), 'zeta Cars');
    const admin = await api().as('admin');
    for (const [name, { status, city, to = null, customer }] of Object.entries(JOBS)) {
      api().clock.advance(1000);
      const job = await makeJob(api(), {
        status: status === 'delivered' ? 'pending' : status,
        pickupCity: city,
        dropoffCity: to,
        customerId: customer ? customerId : name === 'early' ? otherId : null,
      });
      ids[name] = job.id;
    }
    for (const [name, completedAt] of [
      ['early', '2026-03-29T03:59:59.999Z'],
      ['late', '2026-03-29T04:00:00.000Z'],
    ] as const)
      expectStatus(
        await admin.put(`/api/jobs/${ids[name]}`, { status: 'delivered', completedAt }),
        200,
      );
  });

  const named = (...names: string[]) => names.map((name) => ids[name]);

  test('are whole and newest first by default', async () => {
    expect(await list(api(), '/api/jobs')).toEqual(
      named('early', 'waiting', 'toLaval', 'late', 'toOttawa', 'lone'),
    );
    expect(await list(api(), '/api/jobs/active')).toEqual(
      named('waiting', 'toLaval', 'toOttawa', 'lone'),
    );
    expect(await list(api(), '/api/jobs/completed')).toEqual(named('late', 'early'));
    const answer = await (await api().as('admin')).get('/api/jobs');
    expect(answer.headers.get('x-total-count')).toBeNull();
    expect(answer.headers.get('link')).toBeNull();
    // Not a version, which could be mistaken for the version of a record.
    expect(answer.headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
  });

  test.each([
    ['sort=createdAt&order=asc', ['lone', 'toOttawa', 'late', 'toLaval', 'waiting', 'early']],
    ['sort=status', ['waiting', 'lone', 'toOttawa', 'toLaval', 'early', 'late']],
    ['sort=status&order=desc', ['early', 'late', 'toLaval', 'toOttawa', 'waiting', 'lone']],
    ['sort=route', ['waiting', 'toLaval', 'toOttawa', 'late', 'early', 'lone']],
    ['sort=route&order=desc', ['early', 'late', 'toOttawa', 'toLaval', 'waiting', 'lone']],
    ['sort=customer', ['toLaval', 'late', 'early', 'waiting', 'toOttawa', 'lone']],
    ['sort=customer&order=desc', ['early', 'toLaval', 'late', 'waiting', 'toOttawa', 'lone']],
    ['sort=completedAt&status=delivered&order=asc', ['early', 'late']],
  ])('are ordered by %s', async (query, names) => {
    expect(await list(api(), `/api/jobs?${query}`)).toEqual(named(...names));
  });

  test('are only available in pages above 10,000 jobs', async () => {
    const admin = await api().as('admin');
    const count = (jobs: number) => pretendDelivered(api(), jobs);
    await count(10_000);
    const whole = await admin.get('/api/jobs');
    const others = await Promise.all(
      ['/api/jobs?limit=5', '/api/jobs/active', '/api/jobs?q=laval'].map((path) => admin.get(path)),
    );
    await count(-10_000);
    expect(whole.status).toBe(400);
    expect(whole.body).toMatchObject({
      details: [{ field: 'limit', code: 'needed_for_long_list', params: { max: 10_000 } }],
    });
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('refuse an order without an index above 10,000 jobs', async () => {
    const admin = await api().as('admin');
    const count = (jobs: number) => pretendDelivered(api(), jobs);
    await count(10_000);
    const answers = await Promise.all(
      ['sort=route', 'sort=status', 'sort=customer', 'sort=createdAt', 'sort=completedAt'].map(
        (query) => admin.get(`/api/jobs?limit=2&${query}`),
      ),
    );
    const narrow = await admin.get(`/api/jobs/active?limit=2&sort=route`);
    await count(-10_000);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 200, 200]);
    expect(answers[0]?.body).toMatchObject({
      details: [{ field: 'sort', code: 'too_many_to_sort', params: { max: 10_000 } }],
    });
    expect(narrow.status).toBe(200);
  });

  test.each([
    ['status=pending', ['waiting', 'lone']],
    ['from=2026-03-29', ['late']],
    ['to=2026-03-28', ['early']],
    ['from=2026-03-28&to=2026-03-28', ['early']],
    ['from=2026-03-30', []],
    ['created=2026-03-31&status=pending', ['waiting', 'lone']],
    ['created=2026-03-30', []],
    ['created=2026-04-01', []],
    ['status=pending&q=aurora', ['waiting']],
  ])('are filtered by %s, in days of the company', async (query, names) => {
    expect(await list(api(), `/api/jobs?${query}`)).toEqual(named(...names));
  });

  test('are limited to active jobs by one word for their statuses', async () => {
    const active = await list(api(), '/api/jobs/active?limit=50');
    expect(active).not.toEqual([]);
    expect(await list(api(), '/api/jobs?status=active')).toEqual(active);
    expect(await list(api(), '/api/jobs/completed?status=active')).toEqual([]);
    const counted = await (await api().as('admin')).get('/api/jobs?status=active&limit=1');
    expect(counted.headers.get('x-total-count')).toBe(String(active.length));
  });

  test('are filtered by customer and by driver', async () => {
    expect(await list(api(), `/api/jobs?customerId=${customerId}`)).toEqual(
      named('toLaval', 'late'),
    );
    expect(await list(api(), `/api/jobs/active?customerId=${customerId}`)).toEqual(
      named('toLaval'),
    );
    expect(await list(api(), `/api/jobs?driverId=${driverIdOf(api(), 'driver')}`)).toEqual([]);
  });

  test('page, with the total and the next page', async () => {
    const admin = await api().as('admin');
    const first = await admin.get('/api/jobs?limit=4&sort=createdAt&order=asc');
    expect((first.body as Listed[]).map(({ id }) => id)).toEqual(
      named('lone', 'toOttawa', 'late', 'toLaval'),
    );
    expect(first.headers.get('x-total-count')).toBe('6');
    const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toBe('/api/jobs?limit=4&sort=createdAt&order=asc&offset=4');
    const second = await admin.get(next);
    expect((second.body as Listed[]).map(({ id }) => id)).toEqual(named('waiting', 'early'));
    expect(second.headers.get('x-total-count')).toBe('6');
    expect(second.headers.get('link')).toBeNull();
    const counted = await admin.get('/api/jobs/completed?limit=1');
    expect(counted.headers.get('x-total-count')).toBe('2');
    const beyond = await admin.get('/api/jobs/active?offset=40');
    expect(beyond).toMatchObject({ status: 200, body: [] });
    expect(beyond.headers.get('x-total-count')).toBe('4');
  });

  test.each([
    'limit=0',
    'limit=501',
    'offset=-1',
    'sort=colour',
    'order=up',
    'colour=red',
    'status=lost',
    'customerId=x',
    'from=yesterday',
    'created=yesterday',
  ])('refuse %s', async (query) => {
    const admin = await api().as('admin');
    for (const path of ['/api/jobs', '/api/jobs/active', '/api/jobs/completed'])
      expect(await admin.get(`${path}?${query}`)).toMatchObject({
        status: 400,
        body: { details: [{ field: query.split('=')[0] }] },
      });
  });
});

describeHttpOnEachDatabase('Searching jobs', (api) => {
  let found = 0;
  let jobId = '';

  beforeAll(async () => {
    await makeDriverJob(api(), 'assigned', 'driver', { pickupCity: 'Hamilton' });
    const customerId = await makeCustomer(api(), 'Crème Brûlée Motors');
    const job = await makeDriverJob(api(), 'assigned', 'otherDriver', {
      customerId,
      poNumber: 'PO-4471_50%',
      pickupAddress: '12 rue Saint-Denis',
      pickupCity: 'Montréal',
      dropoffAddress: '99 Bloor Street',
      dropoffCity: 'Trois-Rivières',
      vehicleUnitsData: [
        { year: 1987, make: 'Citroën', model: 'Dyane', vinLast8: '1HGCM82633A004352' },
        { make: 'Škoda', model: 'Octavia', vinLast8: 'KP042788', poNumber: 'UNIT-77' },
      ],
    });
    found = job.id;
    jobId = job.jobId;
  });

  test.each([
    'montreal',
    'MONTRÉAL',
    'montréal',
    'saint-denis',
    'bloor st',
    'trois rivieres',
    'creme',
    'BRULEE motors',
    'edouard',
    'citroen dyane',
    'skoda',
    '1987',
    'kp042788',
    '1hgcm82633a004352',
    '3A004352',
    'po-4471',
    'PO4471',
    'unit77',
    'octa',
    'edouard citroen montreal',
  ])('finds by "%s"', async (q) => {
    expect(await list(api(), `/api/jobs?q=${encodeURIComponent(q)}`)).toEqual([found]);
    expect(await list(api(), `/api/jobs/active?q=${encodeURIComponent(q)}`)).toEqual([found]);
    expect(await list(api(), `/api/jobs/completed?q=${encodeURIComponent(q)}`)).toEqual([]);
    const path = `/api/jobs/driver/${driverIdOf(api(), 'otherDriver')}/assigned`;
    expect(await list(api(), `${path}?q=${encodeURIComponent(q)}`)).toEqual([found]);
  });

  test('finds by the whole reference', async () => {
    expect(await list(api(), `/api/jobs?q=${jobId.toLowerCase()}`)).toEqual([found]);
  });

  test.each(['job', 'JO', 'Job-'])('finds every job by "%s"', async (q) => {
    expect(await list(api(), `/api/jobs?q=${q}`)).toEqual(await list(api(), '/api/jobs'));
    expect(await list(api(), `/api/jobs/active?q=${q}&limit=5`)).toEqual(
      await list(api(), '/api/jobs/active?limit=5'),
    );
  });

  test.each(['montreal hamilton', '%%', '__', 'm%l', '"montreal', 'a', 'é', '+-*()~<>@'])(
    'finds nothing by "%s"',
    async (q) => {
      const hits = await list(api(), `/api/jobs?q=${encodeURIComponent(q)}`);
      expect(hits).toEqual(q === '"montreal' ? [found] : []);
    },
  );

  test('returns an empty page for too short a search', async () => {
    const answer = await (await api().as('admin')).get('/api/jobs?q=m&limit=5');
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.headers.get('x-total-count')).toBe('0');
  });

  test('treats an empty search text as no search', async () => {
    expect(await list(api(), '/api/jobs?q=')).toHaveLength(2);
  });

  test('finds a job by its new values and no longer by its old ones', async () => {
    const admin = await api().as('admin');
    const job = await makeDriverJob(api(), 'assigned', 'driver', { pickupCity: 'Gatineau' });
    const customerId = await makeCustomer(api(), 'Zephyr Autos');
    expect(await list(api(), '/api/jobs?q=gatineau')).toEqual([job.id]);
    expectStatus(
      await admin.put(`/api/jobs/${job.id}`, { pickupCity: 'Brandon', customerId, driverId: null }),
      200,
    );
    expect(await list(api(), '/api/jobs?q=gatineau')).toEqual([]);
    expect(await list(api(), '/api/jobs?q=brandon zephyr')).toEqual([job.id]);
    expect(await list(api(), `/api/jobs?q=dana brandon`)).toEqual([]);
  });

  test("finds by the customer's and the driver's present names", async () => {
    const admin = await api().as('admin');
    const customerId = await makeCustomer(api(), 'Oldname Motors');
    const job = await makeDriverJob(api(), 'assigned', 'driver', { customerId });
    expectStatus(await admin.put(`/api/customers/${customerId}`, { name: 'Néwname Motors' }), 200);
    const { userId } = api().cast.driver;
    expectStatus(await admin.put(`/api/admin/users/${userId}`, { name: 'Zoltán Driver' }), 200);
    expect(await list(api(), '/api/jobs?q=oldname')).toEqual([]);
    expect(await list(api(), '/api/jobs?q=newname zoltan')).toEqual([job.id]);
    expect(await list(api(), '/api/jobs?q=dana')).toEqual([]);
  });
});
