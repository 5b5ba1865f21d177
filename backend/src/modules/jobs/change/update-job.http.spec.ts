import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
  makeVehicle,
} from '../../../../test/records/jobs';

const NOW = '2026-03-31T15:00:00.000Z';

describeHttpOnEachDatabase('Updating a job as staff', (api) => {
  async function put(id: number, body: unknown, headers: Record<string, string> = {}) {
    return (await api().as('admin')).put(`/api/jobs/${id}`, body, headers);
  }

  async function changed(id: number, body: unknown) {
    return expectStatus(await put(id, body), 200);
  }

  async function lastActivity(id: number) {
    return (await activityOf(api(), id)).at(-1);
  }

  test('writes only the sent fields, clears with null and increments the version', async () => {
    const job = await makeJob(api(), { poNumber: 'PO-1', pickupCity: 'Laval', price: 10 });
    const answer = await put(job.id, { pickupCity: null, dropoffCity: 'Sudbury', price: 20.5 });
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toEqual({
      ...job,
      pickupCity: null,
      dropoffCity: 'Sudbury',
      price: 20.5,
      version: 2,
    });
    expect(
      await changed(job.id, { price: null, poNumber: '', completionNotes: 'Early' }),
    ).toMatchObject({
      price: null,
      poNumber: null,
      completionNotes: 'Early',
      dropoffCity: 'Sudbury',
    });
  });

  test('logs only what changed, before and after', async () => {
    const job = await makeJob(api(), { poNumber: 'PO-1', price: 10 });
    await changed(job.id, { poNumber: 'PO-1', price: 12.25, status: 'pending', driverId: null });
    expect(await lastActivity(job.id)).toMatchObject({
      action: 'job.edited',
      actorName: 'Ada Admin',
      before: { price: 10 },
      after: { price: 12.25 },
    });
  });

  test('leaves the job and its history unchanged when nothing changes', async () => {
    const job = await makeJob(api(), { poNumber: 'PO-1' });
    expect(await changed(job.id, { poNumber: 'PO-1' })).toEqual(job);
    expect(await changed(job.id, {})).toEqual(job);
    expect(await activityOf(api(), job.id)).toHaveLength(1);
  });

  test('links another customer, and removes the link', async () => {
    const customerId = await makeCustomer(api(), 'Linked Motors');
    const job = await makeJob(api());
    expect(await changed(job.id, { customerId })).toMatchObject({
      customerId,
      customer: { name: 'Linked Motors' },
    });
    expect(await changed(job.id, { customerId: null })).toMatchObject({ customer: null });
    const refused = await put(job.id, { customerId: 999_999 });
    expect(refused).toMatchObject({ status: 400, body: { details: [{ field: 'customerId' }] } });
  });

  test('keeps a customer who was deleted later', async () => {
    const customerId = await makeCustomer(api(), 'Former Motors');
    const job = await makeJob(api(), { customerId, status: 'delivered' });
    expectStatus(await (await api().as('admin')).delete(`/api/customers/${customerId}`), 204);
    expect(await changed(job.id, { customerId, poNumber: 'PO-2' })).toMatchObject({
      poNumber: 'PO-2',
      customer: { name: 'Former Motors' },
    });
  });

  test('assigns a driver, reassigns to another one and unassigns', async () => {
    const [dana, edouard] = [driverIdOf(api(), 'driver'), driverIdOf(api(), 'otherDriver')];
    const job = await makeJob(api());
    expect(await changed(job.id, { driverId: dana, status: 'assigned' })).toMatchObject({
      status: 'assigned',
      driver: { id: dana, name: 'Dana Driver' },
    });
    expect(await changed(job.id, { driverId: edouard })).toMatchObject({
      status: 'assigned',
      driver: { name: 'Édouard Driver' },
    });
    expect(await changed(job.id, { driverId: null })).toMatchObject({
      status: 'pending',
      driver: null,
      driverId: null,
    });
    const history = await activityOf(api(), job.id);
    expect(history.map((entry: { action: string }) => entry.action)).toEqual([
      'job.created',
      'job.assigned',
      'job.assigned',
      'job.unassigned',
    ]);
    expect(history[2]).toMatchObject({ before: { driverId: dana }, after: { driverId: edouard } });
    expect(history[3]).toMatchObject({
      before: { driverId: edouard, status: 'assigned' },
      after: { driverId: null, status: 'pending' },
    });
    const concerned = await api().database.query(
      "SELECT driverBefore, driverAfter FROM activity WHERE resource = 'job' AND resourceId = ? ORDER BY id",
      [job.id],
    );
    expect(concerned).toEqual([
      { driverBefore: null, driverAfter: null },
      { driverBefore: null, driverAfter: dana },
      { driverBefore: dana, driverAfter: edouard },
      { driverBefore: edouard, driverAfter: null },
    ]);
  });

  test('keeps a later status when a driver is assigned', async () => {
    const job = await makeDriverJob(api(), 'picked-up');
    const driverId = driverIdOf(api(), 'otherDriver');
    expect(await changed(job.id, { driverId })).toMatchObject({ status: 'picked-up', driverId });
  });

  test('keeps a delivered job delivered when its driver is removed', async () => {
    const job = await makeDriverJob(api(), 'delivered');
    expect(await changed(job.id, { driverId: null })).toMatchObject({
      status: 'delivered',
      driverId: null,
      completedAt: NOW,
    });
  });

  test('refuses an unknown driver, and one whose account is inactive or deleted', async () => {
    const job = await makeJob(api());
    const admin = await api().as('admin');
    const person = { name: 'Lee Leaver', password: 'secret123', role: 'driver' };
    const left = expectStatus(
      await admin.post('/api/admin/users', { ...person, email: 'lee@example.com' }),
      201,
    );
    const gone = expectStatus(
      await admin.post('/api/admin/users', { ...person, email: 'gone@example.com' }),
      201,
    );
    const kept = await makeJob(api(), { driverId: left.driverId, status: 'delivered' });
    expectStatus(await admin.put(`/api/admin/users/${left.id}`, { isActive: false }), 200);
    expectStatus(await admin.delete(`/api/admin/users/${gone.id}`), 204);
    for (const driverId of [left.driverId, gone.driverId, 999_999])
      for (const body of [
        { driverId },
        { driverId, status: 'delivered', completedAt: NOW },
        { driverId, poNumber: 'PO-3' },
      ])
        expect(await put(job.id, body)).toMatchObject({
          status: 400,
          body: { code: 'validation_failed', details: [{ field: 'driverId' }] },
        });
    expect(await changed(kept.id, { driverId: left.driverId, poNumber: 'PO-4' })).toMatchObject({
      poNumber: 'PO-4',
    });
  });

  test.each(['pending', 'assigned', 'picked-up', 'in-transit', 'delivered'])(
    'sets the status %s from any other',
    async (status) => {
      for (const from of ['assigned', 'picked-up', 'in-transit', 'delivered']) {
        const job = await makeDriverJob(api(), from);
        expect(await changed(job.id, { status })).toMatchObject({ status });
      }
    },
  );

  test('delivers with the given time and driver, or now', async () => {
    const [a, b] = [await makeJob(api()), await makeJob(api())];
    const completedAt = '2026-03-30T20:15:30.123Z';
    const driverId = driverIdOf(api(), 'driver');
    expect(await changed(a.id, { status: 'delivered', driverId, completedAt })).toMatchObject({
      status: 'delivered',
      driverId,
      completedAt,
    });
    expect(await lastActivity(a.id)).toMatchObject({
      action: 'job.delivered',
      before: { status: 'pending', driverId: null, completedAt: null },
      after: { status: 'delivered', driverId, completedAt },
    });
    expect(await changed(b.id, { status: 'delivered' })).toMatchObject({ completedAt: NOW });
  });

  test('clears completedAt when the job is no longer delivered', async () => {
    const job = await makeDriverJob(api(), 'delivered');
    expect(await changed(job.id, { status: 'in-transit' })).toMatchObject({
      status: 'in-transit',
      completedAt: null,
    });
    expect(await lastActivity(job.id)).toMatchObject({ action: 'job.status-changed' });
  });

  test('completes a job once; a repeat changes nothing', async () => {
    const admin = await api().as('admin');
    const job = await makeJob(api());
    const complete = (completionNotes: string) =>
      admin.post(`/api/jobs/${job.id}/complete`, { completionNotes });
    const done = expectStatus(await complete('Left at the gate'), 200);
    expect(done).toMatchObject({
      status: 'delivered',
      completedAt: NOW,
      completionNotes: 'Left at the gate',
      version: 2,
    });
    expect(expectStatus(await complete('Once more'), 200)).toEqual(done);
    expect(
      await changed(job.id, { status: 'delivered', completedAt: '2026-01-01T00:00:00Z' }),
    ).toEqual(done);
    expect(await activityOf(api(), job.id)).toHaveLength(2);
  });

  test('edits only the first vehicle', async () => {
    const units = [
      { year: 2020, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352', poNumber: 'A' },
      { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'KP042788' },
    ];
    const job = await makeJob(api(), { vehicleUnitsData: units });
    const edited = await changed(job.id, {
      vehicleData: { year: 2022, model: 'Accord', vinLast8: '3A004352', poNumber: null },
    });
    expect(edited.vehicle).toEqual({
      ...job.vehicle,
      year: 2022,
      model: 'Accord',
      poNumber: null,
      vin: '1HGCM82633A004352',
    });
    expect(edited.jobVehicles[1]).toEqual(job.jobVehicles[1]);
    expect(edited.version).toBe(2);
    expect(await lastActivity(job.id)).toMatchObject({
      action: 'job.edited',
      before: { vehicle: { year: 2020, model: 'Civic', poNumber: 'A' } },
      after: { vehicle: { year: 2022, model: 'Accord', poNumber: null } },
    });
    expect(
      (await changed(job.id, { vehicleData: { vinLast8: 'kp042799' } })).vehicle,
    ).toMatchObject({
      vin: null,
      vinLast8: 'KP042799',
    });
  });

  test('creates the first vehicle of a job without one, once', async () => {
    const job = await makeJob(api());
    expect(await changed(job.id, { vehicleData: { year: null, make: null } })).toEqual(job);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => put(job.id, { vehicleData: { poNumber: `PO-${n}` } })),
    );
    const after = await changed(job.id, {});
    expect(after).toMatchObject({ vehicleCount: 1 });
    expect(after.jobVehicles).toHaveLength(1);
  });

  test('leaves a vehicle unchanged that another job carries too', async () => {
    const vehicleId = await makeVehicle(api(), { make: 'Volvo', vinLast8: '1HGCM82633A004352' });
    const [a, b] = [await makeJob(api(), { vehicleId }), await makeJob(api(), { vehicleId })];
    const edited = await changed(a.id, { vehicleData: { make: 'Škoda' } });
    expect(edited.vehicle).toEqual({ ...a.vehicle, id: expect.any(Number), make: 'Škoda' });
    expect(edited.vehicle.id).not.toBe(vehicleId);
    expect(await changed(b.id, {})).toEqual(b);
    const admin = await api().as('admin');
    const found = async (q: string) => {
      const jobs = expectStatus(await admin.get(`/api/jobs?q=${q}`), 200) as { id: number }[];
      return jobs.map((job) => job.id);
    };
    expect(await found('skoda')).toEqual([a.id]);
    expect(await found('volvo')).toEqual([b.id]);
    const again = await changed(a.id, { vehicleData: { make: 'Saab' } });
    expect(again.vehicle).toEqual({ ...edited.vehicle, make: 'Saab' });
  });

  test('refuses a stale If-Match with the present record and changes nothing', async () => {
    const job = await makeJob(api());
    const current = await changed(job.id, { poNumber: 'PO-2' });
    const stale = { 'If-Match': '"1"' };
    const admin = await api().as('admin');
    for (const answer of [
      await put(job.id, { poNumber: 'PO-3' }, stale),
      await put(job.id, { status: 'delivered' }, stale),
      await put(job.id, { driverId: driverIdOf(api(), 'driver') }, stale),
      await admin.post(`/api/jobs/${job.id}/complete`, {}, stale),
      await admin.patch(`/api/jobs/${job.id}/billing`, { hasDriverReport: true }, stale),
      await admin.delete(`/api/jobs/${job.id}`, stale),
    ])
      expect(answer).toMatchObject({ status: 412, body: { code: 'stale_version', current } });
    expect(expectStatus(await admin.get(`/api/jobs/${job.id}`), 200)).toEqual(current);
    expect(
      expectStatus(await put(job.id, { poNumber: 'PO-4' }, { 'If-Match': '"2"' }), 200),
    ).toMatchObject({ version: 3 });
  });

  test('accepts exactly one of many updates with the same If-Match', async () => {
    const job = await makeJob(api());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        put(job.id, { poNumber: `PO-${n}` }, { 'If-Match': '"1"' }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });

  test('keeps all of many concurrent changes to different fields', async () => {
    const job = await makeJob(api());
    const fields = ['pickupCity', 'dropoffCity', 'poNumber', 'completionNotes', 'pickupAddress'];
    await Promise.all(fields.map((field) => put(job.id, { [field]: `new ${field}` })));
    expect(await changed(job.id, {})).toMatchObject({
      ...Object.fromEntries(fields.map((field) => [field, `new ${field}`])),
      version: 1 + fields.length,
    });
  });

  test.each([
    ['an unknown field', { vehicleId: 1 }, 'vehicleId'],
    ['billing flags', { hasDriverReport: true }, 'hasDriverReport'],
    ['no status', { status: null }, 'status'],
    ['a time without a zone', { completedAt: '2026-03-30T20:15:30' }, 'completedAt'],
    ['an unknown vehicle field', { vehicleData: { price: 1 } }, 'vehicleData.price'],
    ['too long a VIN', { vehicleData: { vinLast8: '123456789012345678' } }, 'vehicleData.vinLast8'],
    ['a list as id', { driverId: [1] }, 'driverId'],
  ])('refuses %s', async (_name, body, field) => {
    const { id } = await makeJob(api());
    const answer = await put(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field, message: expect.any(String) }]);
  });

  test('returns 404 for an unknown number', async () => {
    expect(await put(999_999, { poNumber: 'x' })).toMatchObject({ status: 404 });
    const admin = await api().as('admin');
    expect(await admin.put('/api/jobs/1e3', {})).toMatchObject({
      status: 400,
      body: { code: 'invalid_id' },
    });
  });

  test('deletes permanently: no list contains the job, its history stays', async () => {
    const admin = await api().as('admin');
    const job = await makeDriverJob(api(), 'delivered', 'driver', { poNumber: 'VANISHING' });
    const gone = await admin.delete(`/api/jobs/${job.id}`, { 'If-Match': '"1"' });
    expect(gone).toMatchObject({ status: 204, text: '' });
    const path = `/api/jobs/${job.id}`;
    for (const answer of [
      await admin.get(path),
      await admin.get(`${path}/activity`),
      await admin.put(path, { poNumber: 'x' }),
      await admin.post(`${path}/complete`, {}),
      await admin.patch(`${path}/billing`, { hasDriverReport: true }),
      await admin.delete(path),
      await (await api().as('driver')).get(path),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const list of ['/api/jobs', '/api/jobs/completed', '/api/jobs?q=vanishing']) {
      const jobs = expectStatus(await admin.get(list), 200) as { id: number }[];
      expect(jobs.map(({ id }) => id)).not.toContain(job.id);
    }
    const log = expectStatus(
      await admin.get(`/api/activity?resource=job&resourceId=${job.id}`),
      200,
    );
    expect(log).toMatchObject([
      { action: 'job.deleted', before: { jobId: job.jobId, status: 'delivered' } },
      { action: 'job.created' },
    ]);
  });

  test('refuses signed-out users and unknown roles', async () => {
    const { id } = await makeJob(api());
    const path = `/api/jobs/${id}`;
    const stranger = await api().as('stranger');
    for (const [caller, status] of [
      [api().anonymous, 401],
      [stranger, 403],
    ] as const) {
      expect(await caller.get(path)).toMatchObject({ status });
      expect(await caller.put(path, { status: 'delivered' })).toMatchObject({ status });
      expect(await caller.post(`${path}/complete`, {})).toMatchObject({ status });
      expect(await caller.delete(path)).toMatchObject({ status });
      expect(await caller.patch(`${path}/billing`, { hasDriverReport: true })).toMatchObject({
        status,
      });
    }
  });
});
