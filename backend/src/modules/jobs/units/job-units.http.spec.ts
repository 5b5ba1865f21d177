import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  expectStatus,
  makeDriverJob,
  makeJob,
  makeVehicle,
} from '../../../../test/records/jobs';

const CIVIC = { year: 2020, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352' };
const TRUCK = { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'KP042788' };
const VAN = { year: 2019, make: 'Kia', model: 'Sedona', vinLast8: 'KV000003' };

describeHttpOnEachDatabase('The units of a job', (api) => {
  type Job = Awaited<ReturnType<typeof makeJob>>;
  type Unit = { id: number; price: number | null; vehicle: Record<string, unknown> };

  const put = async (id: number, units: unknown, headers?: Record<string, string>) =>
    (await api().as('admin')).put(`/api/jobs/${id}/units`, { units }, headers);
  const changed = async (id: number, units: unknown): Promise<Job> =>
    expectStatus(await put(id, units), 200);
  const read = async (id: number): Promise<Job> =>
    expectStatus(await (await api().as('admin')).get(`/api/jobs/${id}`), 200);
  const unitsOf = (job: Job) => job.jobVehicles as Unit[];
  const idsOf = (job: Job) => unitsOf(job).map(({ id }) => id);
  const kept = (job: Job) => idsOf(job).map((id) => ({ id }));
  const of = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ ...VAN, vinLast8: `KV10000${i}` }));

  test('edits, adds, removes and reorders in one step', async () => {
    const job = await makeJob(api(), {
      vehicleUnitsData: [
        { ...CIVIC, price: 100 },
        { ...TRUCK, poNumber: 'PO-2', price: 200 },
        { ...VAN, price: 300 },
      ],
    });
    const [civic, truck, van] = idsOf(job);
    const after = await changed(job.id, [
      { id: van },
      { ...VAN, make: 'Škoda', price: 50.25 },
      { id: truck, model: 'F-250', vinLast8: 'kp042799', poNumber: null, price: 210 },
    ]);
    const [first, second, third] = unitsOf(after);
    expect(first).toEqual(unitsOf(job)[2]);
    expect(second).toMatchObject({ price: 50.25, vehicle: { ...VAN, make: 'Škoda' } });
    expect(third).toEqual({
      id: truck,
      price: 210,
      leftBehind: null,
      vinCheck: null,
      reports: [],
      vehicle: {
        ...unitsOf(job)[1]?.vehicle,
        model: 'F-250',
        vinLast8: 'KP042799',
        poNumber: null,
      },
    });
    expect(idsOf(after)).not.toContain(civic);
    expect(after).toMatchObject({ vehicleCount: 3, version: 2, vehicle: first?.vehicle });
    expect(await read(job.id)).toEqual(after);
  });

  test('changes nothing for the present list, even with only the last eight of a known VIN', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC, TRUCK] });
    const same = unitsOf(job).map(({ id, price, vehicle }) => {
      const { year, make, model, vinLast8, poNumber } = vehicle;
      return { id, price, year, make, model, vinLast8, poNumber };
    });
    expect(await changed(job.id, same)).toEqual(job);
    expect(await activityOf(api(), job.id)).toHaveLength(1);
  });

  test('is one entry with the units before and after, and one event', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [{ ...CIVIC, price: 100 }, TRUCK] });
    const [civic] = idsOf(job);
    const after = await changed(job.id, [{ id: civic, make: 'Acura', price: 120 }]);
    const entries = await activityOf(api(), job.id);
    expect(entries).toHaveLength(2);
    expect(entries[1]).toMatchObject({
      action: 'job.units-changed',
      before: {
        vehicleCount: 2,
        price: 100,
        units: [
          { id: civic, ...CIVIC, poNumber: null, price: 100 },
          { ...TRUCK, poNumber: null, price: null },
        ],
      },
      after: {
        vehicleCount: 1,
        price: 120,
        units: [{ id: civic, ...CIVIC, make: 'Acura', poNumber: null, price: 120 }],
      },
    });
    expect(after.version).toBe(2);
  });

  test('keeps the price as the sum of the unit prices, or as agreed', async () => {
    const units = [
      { ...CIVIC, price: 100.1 },
      { ...TRUCK, price: 200.2 },
    ];
    const summed = await makeJob(api(), { vehicleUnitsData: units });
    const agreed = await makeJob(api(), { vehicleUnitsData: units, price: 250 });
    expect([summed.price, agreed.price]).toEqual([300.3, 250]);
    const more = { ...VAN, price: 99.99 };
    expect((await changed(summed.id, [...kept(summed), more])).price).toBe(400.29);
    expect((await changed(agreed.id, [...kept(agreed), more])).price).toBe(250);
    const refused = await put(
      summed.id,
      kept(summed).map((unit) => ({ ...unit, price: 9_999_999.99 })),
    );
    expect(refused).toMatchObject({ status: 400, body: { details: [{ field: 'units' }] } });
  });

  test('updates the search words', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC, { ...TRUCK, make: 'Oldtimer' }] });
    const [civic] = idsOf(job);
    await changed(job.id, [{ id: civic }, { ...VAN, make: 'Hélio' }]);
    const admin = await api().as('admin');
    const found = async (q: string) => expectStatus(await admin.get(`/api/jobs?q=${q}`), 200);
    expect(await found('helio')).toMatchObject([{ id: job.id }]);
    expect(await found('oldtimer')).toEqual([]);
  });

  test('leaves a vehicle unchanged that another job or unit has too', async () => {
    const vehicleId = await makeVehicle(api(), TRUCK);
    const other = await makeJob(api(), { vehicleId });
    const job = await makeJob(api(), { vehicleIds: [vehicleId, vehicleId] });
    const [first, second] = idsOf(job);
    const after = await changed(job.id, [{ id: first, make: 'GMC' }, { id: second }]);
    expect(unitsOf(after)).toMatchObject([
      { id: first, vehicle: { ...TRUCK, make: 'GMC' } },
      { id: second, vehicle: { ...TRUCK, id: vehicleId } },
    ]);
    expect(await read(other.id)).toEqual(other);
  });

  test.each([
    ['no unit at all', [], 'units'],
    ['no list', { 0: {} }, 'units'],
    ['a unit of nowhere', [{ id: 999_999 }], 'units.0.id'],
    ['a wrong year', [{}, { year: 1899 }], 'units.1.year'],
    ['a short VIN', [{ vinLast8: 'ABC' }], 'units.0.vinLast8'],
    ['three decimals', [{ price: 1.234 }], 'units.0.price'],
    ['an unknown field', [{ vehicleId: 1 }], 'units.0.vehicleId'],
  ])('refuses %s, naming the field', async (_name, units, field) => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC] });
    const answer = await put(job.id, units);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field, message: expect.any(String) }]);
    expect(await read(job.id)).toEqual(job);
  });

  test('refuses units of another job and duplicate units', async () => {
    const [a, b] = [
      await makeJob(api(), { vehicleUnitsData: [CIVIC] }),
      await makeJob(api(), { vehicleUnitsData: [TRUCK] }),
    ];
    expect(await put(a.id, [...kept(a), ...kept(b)])).toMatchObject({
      status: 400,
      body: { details: [{ field: 'units.1.id' }] },
    });
    expect(await put(a.id, [...kept(a), ...kept(a)])).toMatchObject({ status: 400 });
    expect([await read(a.id), await read(b.id)]).toEqual([a, b]);
  });

  test('refuses a stale If-Match with the present record', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC] });
    const current = await changed(job.id, [...kept(job), VAN]);
    const answer = await put(job.id, kept(job), { 'If-Match': '"1"' });
    expect(answer).toMatchObject({ status: 412, body: { code: 'stale_version', current } });
    expect(await read(job.id)).toEqual(current);
  });

  test('accepts one of three concurrent ninth units, refuses the others and loses none', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: of(8) });
    const add = (version: number, present: Job) =>
      put(present.id, [...kept(present), VAN], { 'If-Match': `"${version}"` });
    const answers = await Promise.all([add(1, job), add(1, job), add(1, job)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const nine = await read(job.id);
    expect(nine).toMatchObject({ vehicleCount: 9, version: 2 });
    expect(idsOf(nine).slice(0, 8)).toEqual(idsOf(job));
    const tenth = await Promise.all([add(2, nine), add(2, nine), add(2, nine)]);
    for (const answer of tenth)
      expect(answer).toMatchObject({ status: 400, body: { code: 'too_many_units' } });
    expect(await read(job.id)).toEqual(nine);
  });

  test('ends with one whole list after three concurrent changes without If-Match', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: of(7) });
    const lists = [2, 1, 0].map((added) => [...kept(job), ...of(added)]);
    await Promise.all(lists.map((units) => changed(job.id, units)));
    const after = await read(job.id);
    expect(after.vehicleCount).toBe(after.jobVehicles.length);
    expect([7, 8, 9]).toContain(after.vehicleCount);
    expect(idsOf(after).slice(0, 7)).toEqual(idsOf(job));
  });

  test('loses nothing when the first vehicle and all units are edited concurrently', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC, TRUCK] });
    const [civic, truck] = idsOf(job);
    const admin = await api().as('admin');
    await Promise.all([
      admin.put(`/api/jobs/${job.id}`, { vehicleData: { poNumber: 'PO-1' } }),
      changed(job.id, [{ id: civic }, { id: truck, poNumber: 'PO-2' }]),
      admin.put(`/api/jobs/${job.id}`, { poNumber: 'PO-3' }),
    ]);
    expect(await read(job.id)).toMatchObject({
      poNumber: 'PO-3',
      jobVehicles: [{ vehicle: { poNumber: 'PO-1' } }, { vehicle: { poNumber: 'PO-2' } }],
      version: 4,
    });
  });

  test('is for staff only', async () => {
    const job = await makeDriverJob(api(), 'assigned', 'driver', { vehicleUnitsData: [CIVIC] });
    const driver = await api().as('driver');
    expect((await driver.put(`/api/jobs/${job.id}/units`, { units: [{}] })).status).toBe(403);
    expect((await put(999_999, [{}])).status).toBe(404);
  });
});
