import { sentDuring } from '../../../../test/databases/sent-statements';
import { IS_ON_MYSQL } from '../../../../test/databases/tested-server';
import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  driverStatus,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
  makeVehicle,
} from '../../../../test/records/jobs';

/** The session is read with the data version. */
const SESSION = 'SELECT data_version';
const UNIT = { year: 2024, make: 'Honda', model: 'Civic', vinLast8: 'KP042788', poNumber: 'PO-1' };

describeHttpOnEachDatabase('Creating a job', (api) => {
  async function post(body: unknown, headers: Record<string, string> = {}) {
    return (await api().as('admin')).post('/api/jobs', body, headers);
  }

  async function count(table: string): Promise<number> {
    const rows = await api().database.query<{ n: unknown }>(`SELECT COUNT(*) AS n FROM ${table}`);
    return Number(rows[0]?.n);
  }

  test('needs no fields', async () => {
    const answer = await post({});
    const job = expectStatus(answer, 201);
    expect(job).toMatchObject({
      jobId: `JOB-${String(job.id).padStart(6, '0')}`,
      status: 'pending',
      version: 1,
      vehicleCount: 0,
      price: null,
      driverId: null,
      customerId: null,
      driver: null,
      customer: null,
      jobVehicles: [],
      vehicle: null,
      completedAt: null,
      preferredPickupDate: null,
      hasDriverReport: false,
      billingComplete: false,
      pickupAddress: null,
      dropoffSiteContactName: null,
      createdAt: '2026-03-31T15:00:00.000Z',
      updatedAt: '2026-03-31T15:00:00.000Z',
    });
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  test('accepts null for every field', async () => {
    const nothing = {
      customerId: null,
      vehicleId: null,
      vehicleIds: null,
      vehicleUnitsData: null,
      driverId: null,
      price: null,
      status: null,
      preferredPickupDate: null,
      pickupAddress: null,
    };
    expect(expectStatus(await post(nothing), 201)).toMatchObject({ status: 'pending' });
  });

  test('keeps every field, trimmed, with all of Unicode', async () => {
    const customerId = await makeCustomer(api(), 'Garage Éclair', {
      email: 'garage@example.com',
      phone: '514-555-0101',
      city: 'Montréal',
      province: 'QC',
    });
    const fields = {
      specialInstructions: 'Ring twice.\nThen wait. 🚚',
      poNumber: 'PO-4471',
      price: 1250.55,
      pickupAddress: '1 rue Saint-Denis',
      pickupCity: 'Montréal',
      pickupProvince: 'QC',
      pickupPostalCode: 'H2X 3K1',
      pickupContactName: 'Zoë',
      pickupContactPhone: '514-555-0102',
      pickupSiteContactName: 'Gate 3',
      dropoffAddress: '2 Front St',
      dropoffCity: 'Toronto',
      dropoffProvince: 'ON',
      dropoffPostalCode: 'M5J 2N1',
      dropoffContactName: 'Ann',
      dropoffContactPhone: '416-555-0103',
      dropoffSiteContactName: 'Desk',
    };
    const job = expectStatus(
      await post({
        ...fields,
        pickupCity: '  Montréal ',
        preferredPickupDate: '2026-04-02T09:30:00-04:00',
        customerId,
        driverId: driverIdOf(api(), 'driver'),
      }),
      201,
    );
    expect(job).toMatchObject({
      ...fields,
      preferredPickupDate: '2026-04-02',
      status: 'assigned',
      driver: { id: driverIdOf(api(), 'driver'), name: 'Dana Driver', phone: '+14165550123' },
      customer: {
        id: customerId,
        name: 'Garage Éclair',
        email: 'garage@example.com',
        phone: '514-555-0101',
        address: null,
        city: 'Montréal',
        province: 'QC',
        postalCode: null,
        status: 'active',
      },
    });
  });

  test('is assigned with a driver and pending without, whichever of the two is sent', async () => {
    expect(await makeDriverJob(api(), 'pending')).toMatchObject({ status: 'assigned' });
    expect(await makeJob(api(), { status: 'assigned' })).toMatchObject({ status: 'pending' });
  });

  test('accepts the id of a new unit and gives the unit its own', async () => {
    const other = await makeJob(api(), { vehicleUnitsData: [{ make: 'Kia' }] });
    const id = other.jobVehicles[0].id;
    const units = [{ id, make: 'Ford', price: 100 }, { id: null }, { id: 987_654 }];
    const job = await makeJob(api(), { vehicleUnitsData: units });
    expect(job).toMatchObject({ vehicleCount: 3, price: 100 });
    expect(job.jobVehicles[0]).toMatchObject({ vehicle: { make: 'Ford' }, price: 100 });
    const ids = job.jobVehicles.map((unit: { id: number }) => unit.id);
    expect(ids).not.toContain(id);
    expect(ids).not.toContain(987_654);
    const admin = await api().as('admin');
    expect((await admin.get(`/api/jobs/${other.id}`)).body.jobVehicles).toEqual(other.jobVehicles);
  });

  test('stamps completedAt on a job created as delivered', async () => {
    expect(await makeJob(api(), { status: 'delivered' })).toMatchObject({
      status: 'delivered',
      completedAt: '2026-03-31T15:00:00.000Z',
    });
  });

  test('sets the driver to on-route for a job created in transit', async () => {
    expect(await driverStatus(api(), 'otherDriver')).toBe('available');
    await makeDriverJob(api(), 'in-transit', 'otherDriver');
    expect(await driverStatus(api(), 'otherDriver')).toBe('on-route');
  });

  test('accepts one existing vehicle', async () => {
    const vehicleId = await makeVehicle(api(), UNIT);
    const job = await makeJob(api(), { vehicleId });
    expect(job.vehicleCount).toBe(1);
    expect(job.vehicle).toEqual({ id: vehicleId, vin: null, ...UNIT });
    expect(job.jobVehicles).toEqual([
      {
        id: expect.any(Number),
        price: null,
        vehicle: job.vehicle,
        leftBehind: null,
        vinCheck: null,
        reports: [],
      },
    ]);
  });

  test('accepts existing vehicles in order, with their unit prices', async () => {
    const [a, b, c] = [
      await makeVehicle(api(), { make: 'A' }),
      await makeVehicle(api(), { make: 'B' }),
      await makeVehicle(api(), { make: 'C' }),
    ];
    const job = await makeJob(api(), {
      vehicleIds: [c, a, b],
      vehicleUnitsData: [{ price: 0.1 }, { price: 0.2 }, {}],
    });
    const units = job.jobVehicles as { price: number; vehicle: { id: number } }[];
    expect(units.map((unit) => [unit.vehicle.id, unit.price])).toEqual([
      [c, 0.1],
      [a, 0.2],
      [b, null],
    ]);
    expect(job).toMatchObject({ vehicleCount: 3, price: 0.3, vehicle: { id: c } });
  });

  test('creates vehicles from unit data, and stores a whole VIN and its last eight', async () => {
    const job = await makeJob(api(), {
      price: 99,
      vehicleUnitsData: [
        { ...UNIT, vinLast8: '1HGCM82633A004352', price: 10 },
        { year: 2026, make: 'TBD', model: 'TBD', vinLast8: 'TBD' },
      ],
    });
    expect(job).toMatchObject({ vehicleCount: 2, price: 99 });
    expect(job.jobVehicles).toMatchObject([
      { price: 10, vehicle: { ...UNIT, vin: '1HGCM82633A004352', vinLast8: '3A004352' } },
      { price: null, vehicle: { make: 'TBD', vinLast8: 'TBD', vin: null } },
    ]);
  });

  test('accepts nine units and refuses the tenth without creating anything', async () => {
    const units = (n: number) => Array.from({ length: n }, () => UNIT);
    expect(await makeJob(api(), { vehicleUnitsData: units(9) })).toMatchObject({ vehicleCount: 9 });
    const before = [await count('jobs'), await count('vehicles')];
    const refused = await post({ vehicleUnitsData: units(10) });
    expect(refused).toMatchObject({ status: 400, body: { code: 'too_many_units' } });
    const id = await makeVehicle(api());
    expect(await post({ vehicleIds: Array.from({ length: 10 }, () => id) })).toMatchObject({
      status: 400,
      body: { code: 'too_many_units' },
    });
    expect([await count('jobs'), await count('vehicles')]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ]);
  });

  test.each([
    ['customerId', { customerId: 999_999 }, 'customerId'],
    ['driverId', { driverId: 999_999 }, 'driverId'],
    ['vehicleId', { vehicleId: 999_999 }, 'vehicleId'],
    ['vehicleIds', { vehicleIds: [999_999] }, 'vehicleIds.0'],
  ])('refuses an unknown %s', async (_name, body, field) => {
    const answer = await post({ ...body, vehicleUnitsData: null });
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field }]);
  });

  test('refuses a deleted customer', async () => {
    const customerId = await makeCustomer(api(), 'Gone Motors');
    expectStatus(await (await api().as('admin')).delete(`/api/customers/${customerId}`), 204);
    expect((await post({ customerId })).body.details).toMatchObject([{ field: 'customerId' }]);
  });

  test.each([
    ['an unknown field', { colour: 'red' }, 'colour'],
    [
      'an unknown unit field',
      { vehicleUnitsData: [{ colour: 'red' }] },
      'vehicleUnitsData.0.colour',
    ],
    ['a third decimal', { price: 1.005 }, 'price'],
    ['a price as text', { price: '10' }, 'price'],
    ['a negative price', { price: -1 }, 'price'],
    ['too high a price', { price: 10_000_000 }, 'price'],
    ['a bad unit price', { vehicleUnitsData: [{ price: 1.005 }] }, 'vehicleUnitsData.0.price'],
    ['too early a year', { vehicleUnitsData: [{ year: 1899 }] }, 'vehicleUnitsData.0.year'],
    [
      'too short a VIN',
      { vehicleUnitsData: [{ vinLast8: '1234567' }] },
      'vehicleUnitsData.0.vinLast8',
    ],
    ['an unknown status', { status: 'lost' }, 'status'],
    ['a province of three letters', { pickupProvince: 'ONT' }, 'pickupProvince'],
    ['too long a postal code', { dropoffPostalCode: 'M5J 2N1X' }, 'dropoffPostalCode'],
    ['too long an address', { pickupAddress: 'x'.repeat(301) }, 'pickupAddress'],
    ['too long instructions', { specialInstructions: 'é'.repeat(4001) }, 'specialInstructions'],
    ['a control character', { poNumber: 'PO\u0007' }, 'poNumber'],
    ['no calendar date', { preferredPickupDate: '2026-02-30' }, 'preferredPickupDate'],
    ['an id of zero', { driverId: 0 }, 'driverId'],
    ['completion notes', { completionNotes: 'early' }, 'completionNotes'],
  ])('refuses %s', async (_name, body, field) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field, message: expect.any(String) }]);
  });

  test('accepts texts of exactly the longest length', async () => {
    const text = '🚚'.repeat(4000);
    expect(await makeJob(api(), { specialInstructions: text })).toMatchObject({
      specialInstructions: text,
    });
  });

  test('is for staff only', async () => {
    expect(await api().anonymous.post('/api/jobs', {})).toMatchObject({ status: 401 });
    for (const member of ['driver', 'stranger'] as const)
      expect(await (await api().as(member)).post('/api/jobs', {})).toMatchObject({ status: 403 });
  });

  test('happens once per idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'order-1042' };
    const body = { vehicleUnitsData: [UNIT] };
    const first = expectStatus(await post(body, headers), 201);
    const before = [await count('jobs'), await count('vehicles')];
    expect(expectStatus(await post(body, headers), 201)).toEqual(first);
    expect(await post({ poNumber: 'other' }, headers)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    expect([await count('jobs'), await count('vehicles')]).toEqual(before);
  });

  test('sends few statements, as does a change of the status', async () => {
    const isSqlite = api().database.engine === 'sqlite';
    const atCommit = (statements: string[]) => {
      if (isSqlite) return [...statements, 'UPDATE data_version', 'COMMIT'];
      if (IS_ON_MYSQL) return [...statements, 'COMMIT'];
      return [[...statements, 'INSERT data_version', 'IF', 'COMMIT']];
    };
    const beginWith = (select: string) =>
      isSqlite || IS_ON_MYSQL ? ['BEGIN', select] : [['START', select]];
    const customerId = await makeCustomer(api(), 'Few Statements Ltd');
    const body = { customerId, vehicleUnitsData: [UNIT] };
    expect(await sentDuring(api().database, () => post(body))).toEqual([
      ...[SESSION, ...beginWith('SELECT customers'), 'INSERT vehicles', 'INSERT jobs'],
      ...atCommit([
        ...['INSERT vehicle_search', 'INSERT job_units', 'INSERT job_search', 'INSERT activity'],
        ...['INSERT webhook_deliveries', 'SELECT jobs', 'UPDATE customer_totals'],
        ...(isSqlite ? [] : ['INSERT guards']),
      ]),
    ]);
    const { id } = await makeJob(api(), body);
    const admin = await api().as('admin');
    const change = () => admin.put(`/api/jobs/${id}`, { status: 'picked-up' });
    expect(await sentDuring(api().database, change)).toEqual([
      ...[SESSION, ...beginWith('SELECT jobs')],
      ...atCommit([
        ...['UPDATE jobs', 'INSERT activity', 'INSERT outbox_tasks'],
        ...['INSERT webhook_deliveries', 'SELECT jobs'],
      ]),
    ]);
  });

  test('is logged in the activity log with the given fields', async () => {
    const job = await makeDriverJob(api(), 'assigned', 'driver', { poNumber: 'PO-9', price: 12.5 });
    expect(await activityOf(api(), job.id)).toEqual([
      {
        id: expect.any(Number),
        at: '2026-03-31T15:00:00.000Z',
        actorId: api().cast.admin.userId,
        actorName: 'Ada Admin',
        action: 'job.created',
        resource: 'job',
        resourceId: job.id,
        before: null,
        after: {
          status: 'assigned',
          driverId: driverIdOf(api(), 'driver'),
          vehicleCount: 0,
          poNumber: 'PO-9',
          price: 12.5,
        },
        requestId: expect.any(String),
        tappedAt: null,
        people: [{ resource: 'driver', id: driverIdOf(api(), 'driver'), name: 'Dana Driver' }],
      },
    ]);
  });
});
