import { type Caller, describeHttpOnEachDatabase } from '../../../test/app/http';
import { storeJob } from '../../../test/stored/stored-job';

describeHttpOnEachDatabase('drivers', (api) => {
  let admin: Caller;
  let driver: Caller;
  let own: number;
  let other: number;
  beforeAll(async () => {
    admin = await api().as('admin');
    driver = await api().as('driver');
    own = api().cast.driver.driverId!;
    other = api().cast.otherDriver.driverId!;
  });

  const lastEntry = async () => (await admin.get('/api/activity?resource=driver&limit=1')).body[0];

  test('list by name with the counts of their jobs', async () => {
    for (const status of ['assigned', 'picked-up', 'in-transit', 'delivered', 'delivered'])
      await storeJob(api(), { driverId: own, status });
    await storeJob(api(), { driverId: own, status: 'delivered', deletedAt: api().clock.now() });
    const { body } = await admin.get('/api/drivers');
    expect(body).toEqual([
      {
        id: own,
        userId: api().cast.driver.userId,
        name: 'Dana Driver',
        email: 'dana@example.com',
        phone: '+14165550123',
        status: 'available',
        isActive: true,
        activeJobs: 3,
        completedJobs: 2,
        totalJobs: 5,
        promisedJobs: 0,
        onTimeJobs: 0,
        promisedDeliveries: 0,
        onTimeDeliveries: 0,
        unitsOnBoard: 0,
        unitsAssigned: 0,
        lastDrop: null,
        lastStop: null,
        nextPickup: null,
        createdAt: '2026-03-31T15:00:00.000Z',
        updatedAt: '2026-03-31T15:00:00.000Z',
        version: 1,
      },
      expect.objectContaining({ id: other, activeJobs: 0, completedJobs: 0, totalJobs: 0 }),
    ]);
  });

  test('show the load, the last drop and the next pickup of each driver', async () => {
    const at = (day: string) => new Date(`2026-03-${day}T15:00:00.000Z`);
    const of = (status: string, facts: object) =>
      storeJob(api(), { driverId: own, status, ...facts });
    await of('picked-up', { vehicleCount: 2, preferredPickupDate: '2026-03-01' });
    await of('in-transit', { vehicleCount: 3, loadedAt: at('21'), pickupCity: 'Belleville' });
    await of('assigned', { vehicleCount: 4 });
    await of('assigned', { preferredPickupDate: '2026-04-09', pickupCity: 'Laval' });
    const halifax = { pickupCity: 'Halifax', pickupProvince: 'NS' };
    await of('assigned', { preferredPickupDate: '2026-04-02', ...halifax });
    await of('delivered', { completedAt: at('11'), dropoffCity: 'Toronto' });
    const kingston = { dropoffCity: 'Kingston', dropoffProvince: 'ON' };
    await of('delivered', { completedAt: at('20'), ...kingston });
    await of('delivered', { completedAt: at('25'), deletedAt: at('26'), dropoffCity: 'Gone' });
    const { body } = await admin.get('/api/drivers');
    expect(body[0]).toMatchObject({
      unitsOnBoard: 5,
      unitsAssigned: 4,
      lastDrop: { at: '2026-03-20T15:00:00.000Z', city: 'Kingston', province: 'ON' },
      lastStop: { kind: 'pickup', at: '2026-03-21T15:00:00.000Z', city: 'Belleville' },
      nextPickup: { day: '2026-04-02', city: 'Halifax', province: 'NS' },
    });
    expect(body[1]).toMatchObject({ unitsOnBoard: 0, lastDrop: null, nextPickup: null });
    expect((await admin.get(`/api/drivers/${own}`)).body).toMatchObject({ unitsOnBoard: 5 });
  });

  test('list by pages, searched by name and e-mail, filtered and sorted', async () => {
    const names = async (query: string) =>
      (await admin.get(`/api/drivers${query}`)).body.map((each: { name: string }) => each.name);
    expect(await names('?q=EDOU')).toEqual(['Édouard Driver']);
    expect(await names('?q=dana@example')).toEqual(['Dana Driver']);
    // The test drivers share a phone number.
    for (const q of ['4165550123', '14165550123', '+1 416 555-0123', '(416) 555.0123', '416'])
      expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(['Dana Driver', 'Édouard Driver']);
    for (const q of ['5550123', '4165550999', '416dana'])
      expect(await names(`?q=${q}`)).toEqual([]);
    expect(await names('?q=e')).toEqual([]);
    expect(await names('?q=%25%25')).toEqual([]);
    expect(await names('?sort=name&order=desc')).toEqual(['Édouard Driver', 'Dana Driver']);
    expect(await names('?sort=activeJobs&order=desc')).toEqual(['Dana Driver', 'Édouard Driver']);
    expect(await names('?status=off-duty')).toEqual([]);
    const page = await admin.get('/api/drivers?limit=1');
    expect(page.body).toHaveLength(1);
    expect(page.headers.get('x-total-count')).toBe('2');
  });

  test('are listed for admins only', async () => {
    expect((await api().anonymous.get('/api/drivers')).status).toBe(401);
    expect((await driver.get('/api/drivers')).status).toBe(403);
  });

  test('can read themselves; other drivers return 404 like unknown ones', async () => {
    const { userId } = api().cast.otherDriver;
    const mine = await driver.get(`/api/drivers/${own}`);
    expect(mine.status).toBe(200);
    expect(mine.headers.get('etag')).toBe(`"${mine.body.version}"`);
    expect((await driver.get(`/api/drivers/by-user/${mine.body.userId}`)).body).toEqual(mine.body);
    const foreign = [`${other}`, '999999', `by-user/${userId}`, 'by-user/999999'];
    const answers = await Promise.all(foreign.map((id) => driver.get(`/api/drivers/${id}`)));
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, requestId: '' }).toEqual({ ...answers[0]!.body, requestId: '' });
    }
    for (const id of foreign)
      expect((await api().anonymous.get(`/api/drivers/${id}`)).status).toBe(401);
    expect((await driver.get('/api/drivers/x')).status).toBe(400);
  });

  test('are readable by admins, by either id', async () => {
    expect((await admin.get(`/api/drivers/${other}`)).body.name).toBe('Édouard Driver');
    const { userId } = api().cast.otherDriver;
    expect((await admin.get(`/api/drivers/by-user/${userId}`)).body.id).toBe(other);
    expect((await admin.get(`/api/drivers/by-user/${api().cast.admin.userId}`)).status).toBe(404);
    expect((await admin.get('/api/drivers/999999')).status).toBe(404);
  });

  test('set their own availability', async () => {
    api().clock.advance(60_000);
    const version: number = (await driver.get(`/api/drivers/${own}`)).body.version;
    const answer = await driver.patch(`/api/drivers/${own}`, { status: 'off-duty' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'off-duty',
      version: version + 1,
      updatedAt: api().clock.now().toISOString(),
    });
    expect(await lastEntry()).toMatchObject({
      action: 'driver.status-changed',
      resourceId: own,
      actorName: 'Dana Driver',
      before: { status: 'available' },
      after: { status: 'off-duty' },
    });
    const again = await driver.patch(`/api/drivers/${own}`, { status: 'off-duty' });
    expect(again.body).toEqual(answer.body);
  });

  test('cannot set the status of others; admins can', async () => {
    const path = `/api/drivers/${other}`;
    expect((await api().anonymous.patch(path, { status: 'on-route' })).status).toBe(401);
    expect((await driver.patch(path, { status: 'on-route' })).status).toBe(404);
    expect((await admin.get(path)).body.status).toBe('available');
    expect((await admin.patch(path, { status: 'on-route' })).body.status).toBe('on-route');
  });

  test('are not changed with a stale version', async () => {
    const present = (await admin.get(`/api/drivers/${other}`)).body;
    const stale = await admin.patch(
      `/api/drivers/${other}`,
      { status: 'off-duty' },
      { 'If-Match': `"${present.version - 1}"` },
    );
    expect(stale.status).toBe(412);
    expect(stale.body.current).toEqual(present);
    const right = { 'If-Match': `"${present.version}"` };
    const answer = await admin.patch(`/api/drivers/${other}`, { status: 'off-duty' }, right);
    expect(answer.status).toBe(200);
  });

  test.each([{}, { status: 'busy' }, { status: null }, { status: 'available', name: 'X' }])(
    'refuse %j',
    async (body) => {
      expect((await admin.patch(`/api/drivers/${own}`, body)).status).toBe(400);
    },
  );
});
