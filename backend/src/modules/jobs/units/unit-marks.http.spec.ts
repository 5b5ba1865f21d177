import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';

const CIVIC = { year: 2020, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352' };
const TRUCK = { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'KP042788' };
const VAN = { year: 2019, make: 'Kia', model: 'Sedona', vinLast8: 'KV000003' };
const NO_KEYS = { reason: 'no-keys' };

describeHttpOnEachDatabase('Units left behind', (api) => {
  type Job = Awaited<ReturnType<typeof makeJob>>;
  const post = async (path: string, body: object = {}, headers?: Record<string, string>) =>
    (await api().as('admin')).post(`/api/jobs/${path}`, body, headers);
  const read = async (id: number): Promise<Job> =>
    expectStatus(await (await api().as('admin')).get(`/api/jobs/${id}`), 200);
  const idOf = (job: Job, place = 0): number => job.jobVehicles[place].id;
  const leave = (job: Job, place = 0, body: object = NO_KEYS) =>
    post(`${job.id}/units/${idOf(job, place)}/leave`, body);
  const left = async (job: Job, place = 0, body: object = NO_KEYS): Promise<Job> =>
    expectStatus(await leave(job, place, body), 200);
  const takeBack = (job: Job, place = 0) => post(`${job.id}/units/${idOf(job, place)}/take-back`);
  const carryOn = (job: Job) => post(`${job.id}/carry-on`);

  test('are marked with reason, note, time and name, and nothing else changes', async () => {
    const job = await makeDriverJob(api(), 'in-transit', 'driver', {
      vehicleUnitsData: [{ ...CIVIC, price: 100 }, TRUCK],
    });
    const after = await left(job, 1, { reason: 'other', note: ' Frozen in ' });
    const { jobVehicles, updatedAt: _u, ...rest } = after;
    expect(rest).toMatchObject({ status: 'in-transit', version: 2, price: 100, vehicleCount: 2 });
    expect(jobVehicles[0]).toEqual(job.jobVehicles[0]);
    expect(jobVehicles[1]).toEqual({
      ...job.jobVehicles[1],
      leftBehind: {
        reason: 'other',
        note: 'Frozen in',
        at: '2026-03-31T15:00:00.000Z',
        by: expect.any(String),
        carriedToId: null,
      },
    });
    const entries = await activityOf(api(), job.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'job.unit-left',
      after: { unit: { id: idOf(job, 1), make: 'Ford' }, reason: 'other', note: 'Frozen in' },
    });
    expect(await read(job.id)).toEqual(after);
  });

  test('are unmarked, and repeats of either change nothing', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC] });
    const marked = await left(job);
    expect(await left(job)).toEqual(marked);
    const taken = expectStatus(await takeBack(job), 200);
    expect(taken).toMatchObject({ version: 3, jobVehicles: job.jobVehicles });
    expect(expectStatus(await takeBack(job), 200)).toEqual(taken);
    const entries = await activityOf(api(), job.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'job.unit-taken-back',
      before: { unit: { make: 'Honda' }, reason: 'no-keys' },
    });
    expect(entries).toHaveLength(3);
  });

  test('refuse a wrong reason, other without a note, a stale version and a unit of another job', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC] });
    const other = await makeJob(api(), { vehicleUnitsData: [TRUCK] });
    const field = (name: string) => ({ status: 400, body: { details: [{ field: name }] } });
    expect(await leave(job, 0, { reason: 'lost' })).toMatchObject(field('reason'));
    expect(await leave(job, 0, { reason: 'other' })).toMatchObject(field('note'));
    const path = `${job.id}/units/${idOf(job)}`;
    const stale = await post(`${path}/leave`, NO_KEYS, { 'If-Match': '"7"' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale_version' } });
    const elsewhere = await post(`${job.id}/units/${idOf(other)}/leave`, NO_KEYS);
    expect(elsewhere).toMatchObject({ status: 404 });
    expect(await read(job.id)).toEqual(job);
  });

  test('are found by a filter, delivered or not, until they are unmarked', async () => {
    const job = await makeJob(api(), { status: 'delivered', vehicleUnitsData: [CIVIC, VAN] });
    const open = await makeJob(api(), { vehicleUnitsData: [TRUCK] });
    const admin = await api().as('admin');
    const found = async (path: string): Promise<number[]> => {
      const jobs: Job[] = expectStatus(await admin.get(`/api/jobs${path}`), 200);
      return jobs.map(({ id }) => id).filter((id) => id === job.id || id === open.id);
    };
    expect(await found('?left=behind')).toEqual([]);
    await left(job, 1);
    await left(open);
    expect(await found('?left=behind')).toEqual([open.id, job.id]);
    expect(await found('/active?left=behind')).toEqual([open.id]);
    expect(await found('/completed?left=behind&limit=50')).toEqual([job.id]);
    expect(await found('/completed?left=behind&q=sedona&limit=50')).toEqual([job.id]);
    await takeBack(job, 1);
    expect(await found('/completed?left=behind')).toEqual([]);
    const [unit] = open.jobVehicles;
    const units = { units: [{ make: 'Acura' }] };
    expect(unit).toBeDefined();
    expectStatus(await admin.put(`/api/jobs/${open.id}/units`, units), 200);
    expect(await found('?left=behind')).toEqual([]);
  });

  test('become a new job once, with the same customer, places and unit prices', async () => {
    const customerId = await makeCustomer(api(), 'Left Motors');
    const places = {
      ...{ pickupCity: 'Montréal', pickupContactName: 'Louise', dropoffCity: 'Toronto' },
      ...{ poNumber: 'PO-1', specialInstructions: 'Gate 4', preferredPickupDate: '2026-04-02' },
    };
    const responsibleId = api().cast.billing.userId;
    const job = await makeDriverJob(api(), 'delivered', 'driver', {
      ...places,
      ...{ customerId, responsibleId, price: 900 },
      vehicleUnitsData: [{ ...CIVIC, price: 100 }, { ...TRUCK, price: 250.5 }, VAN],
    });
    await left(job, 1);
    await left(job, 2, { reason: 'wrong-vehicle' });
    const made = expectStatus(await carryOn(job), 201);
    expect(made).toMatchObject({
      ...{ ...places, preferredPickupDate: null, customerId, driverId: null, status: 'pending' },
      ...{ price: 250.5, vehicleCount: 2, carriedFromId: job.id, completedAt: null, responsibleId },
      jobVehicles: [
        { price: 250.5, vehicle: job.jobVehicles[1].vehicle, leftBehind: null },
        { price: null, vehicle: job.jobVehicles[2].vehicle, leftBehind: null },
      ],
    });
    const old = await read(job.id);
    expect(old).toMatchObject({ status: 'delivered', price: 900, vehicleCount: 3, version: 4 });
    expect(old.jobVehicles.map((unit: Job) => unit.leftBehind?.carriedToId)).toEqual([
      undefined,
      made.id,
      made.id,
    ]);
    expect(await carryOn(job)).toMatchObject({ status: 201, body: { id: made.id, version: 1 } });
    expect(await read(job.id)).toEqual(old);
    expect((await activityOf(api(), job.id)).at(-1)).toMatchObject({
      action: 'job.carried-on',
      after: { toJob: { id: made.id, jobId: made.jobId }, units: [{ make: 'Ford' }, {}] },
    });
    expect(await activityOf(api(), made.id)).toMatchObject([
      { action: 'job.created', after: { carriedFromId: job.id } },
    ]);
    expect(await takeBack(job, 1)).toMatchObject({
      status: 409,
      body: { code: 'unit_carried_on' },
    });
    expect(await leave(job, 1)).toMatchObject({ status: 409 });
  });

  test('take their prices along from a job whose price is the sum of its units', async () => {
    const units = [
      { ...CIVIC, price: 100 },
      { ...TRUCK, price: 250.5 },
    ];
    const job = await makeDriverJob(api(), 'delivered', 'driver', { vehicleUnitsData: units });
    expect(job.price).toBe(350.5);
    await left(job, 1);
    const made = expectStatus(await carryOn(job), 201);
    expect([made.price, (await read(job.id)).price]).toEqual([250.5, 100]);
    expect((await activityOf(api(), job.id)).at(-1)).toMatchObject({
      before: { price: 350.5 },
      after: { price: 100 },
    });
  });

  test('are refused without a left unit, and can be rebooked again after the new job is deleted', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC, TRUCK] });
    expect(await carryOn(job)).toMatchObject({
      status: 409,
      body: { code: 'nothing_left_behind' },
    });
    await left(job);
    const first = expectStatus(await carryOn(job), 201);
    const admin = await api().as('admin');
    const listed = async () => {
      const jobs: Job[] = expectStatus(await admin.get('/api/jobs/active'), 200);
      return jobs.find(({ id }) => id === job.id)?.jobVehicles[0].leftBehind.carriedToId;
    };
    expect(await listed()).toBe(first.id);
    expectStatus(await admin.delete(`/api/jobs/${first.id}`), 204);
    expect(await listed()).toBeNull();
    expect((await read(job.id)).jobVehicles[0].leftBehind.carriedToId).toBeNull();
    const second = expectStatus(await carryOn(job), 201);
    expect(second.id).not.toBe(first.id);
  });

  test('become one job when two users rebook at once', async () => {
    const job = await makeJob(api(), { vehicleUnitsData: [CIVIC, TRUCK] });
    await left(job);
    const answers = await Promise.all([carryOn(job), carryOn(job), carryOn(job)]);
    const ids = answers.map((answer) => Number(expectStatus(answer, 201).id));
    expect(new Set(ids).size).toBe(1);
  });

  test('block start and delivery for drivers once all are marked; dispatch may proceed', async () => {
    const job = await makeDriverJob(api(), 'assigned', 'driver', { vehicleUnitsData: [CIVIC] });
    await left(job);
    const driver = await api().as('driver');
    const start = () => driver.put(`/api/jobs/${job.id}`, { status: 'in-transit' });
    expect(await start()).toMatchObject({ status: 409, body: { code: 'nothing_to_carry' } });
    const admin = await api().as('admin');
    expectStatus(await admin.put(`/api/jobs/${job.id}`, { status: 'in-transit' }), 200);
    expect((await start()).status).toBe(200);
    const complete = await driver.post(`/api/jobs/${job.id}/complete`, {});
    expect(complete).toMatchObject({ status: 409, body: { code: 'nothing_to_carry' } });
    expectStatus(await admin.post(`/api/jobs/${job.id}/complete`, {}), 200);
  });

  test('can be marked here by staff only, and drivers see the mark without the other job', async () => {
    const job = await makeDriverJob(api(), 'assigned', 'driver', { vehicleUnitsData: [CIVIC] });
    await left(job);
    await carryOn(job);
    const driver = await api().as('driver');
    const path = `/api/jobs/${job.id}`;
    for (const each of ['leave', 'take-back', 'move'])
      expect((await driver.post(`${path}/units/${idOf(job)}/${each}`, NO_KEYS)).status).toBe(403);
    expect((await driver.post(`${path}/carry-on`, {})).status).toBe(403);
    const seen = expectStatus(await driver.get(path), 200);
    expect(seen).not.toHaveProperty('carriedFromId');
    expect(Object.keys(seen.jobVehicles[0].leftBehind)).toEqual(['reason', 'note', 'at', 'by']);
    expect(driverIdOf(api(), 'driver')).toBe(seen.driverId);
  });
});
