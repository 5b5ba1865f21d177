import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
} from '../../../../test/records/jobs';
import {
  complete,
  loggedOf,
  moveTo,
  resultsOf,
  send,
  tap,
} from '../../../../test/reports/operations';

const TAPPED = '2026-03-31T14:05:00.000Z';
const DOOR = { view: 'left', x: 44, y: 60, code: '10122' };
const HOOD = { view: 'top', x: 20, y: 50, code: '27051' };
const FOUND = {
  body: 'suv',
  odometer: { value: 41_250, unit: 'km' },
  keys: 2,
  energy: { kind: 'fuel', level: 3 },
  running: 'runs',
  looseItems: 'Winter tires in the back',
  note: null,
  marks: [DOOR],
  skipped: null,
};

describeHttpOnEachDatabase('The reports of units', (api) => {
  let driver: Caller;
  let admin: Caller;
  beforeAll(async () => {
    driver = await api().as('driver');
    admin = await api().as('admin');
  });
  const jobOf = (status = 'assigned', more: object = {}) =>
    makeDriverJob(api(), status, 'driver', {
      vehicleUnitsData: [{ make: 'Honda' }, { make: 'Ford' }],
      ...more,
    });
  type Job = Awaited<ReturnType<typeof jobOf>>;
  const unitOf = (job: Job, place = 0): number => job.jobVehicles[place].id;
  const report = (job: Job, stage: string, found: object = {}, more: object = {}) =>
    tap(job.id, {
      ...{ type: 'report-unit', unitId: unitOf(job), stage, report: { ...FOUND, ...found } },
      ...more,
    });
  const read = async (job: Job, caller = admin) =>
    expectStatus(await caller.get(`/api/jobs/${job.id}`), 200);

  test('are stored once per stage, and shown in the job to all users who may see it', async () => {
    const job = await jobOf();
    const taps = [report(job, 'pickup'), moveTo(job.id, 'in-transit')];
    const [result] = await resultsOf(driver, taps);
    const kept = { stage: 'pickup', ...FOUND, at: TAPPED, by: 'Dana Driver' };
    expect(result).toMatchObject({
      outcome: 'applied',
      job: { jobVehicles: [{ reports: [kept] }, { reports: [] }] },
    });
    expect((await read(job)).jobVehicles).toMatchObject([{ reports: [kept] }, { reports: [] }]);
    await resultsOf(driver, [report(job, 'delivery', { marks: [] }), complete(job.id)]);
    expect((await read(job, driver)).jobVehicles[0].reports).toMatchObject([
      kept,
      { stage: 'delivery', marks: [] },
    ]);
    expect((await activityOf(api(), job.id))[1]).toMatchObject({
      action: 'job.unit-reported',
      tappedAt: TAPPED,
      after: { unit: { make: 'Honda' }, stage: 'pickup', report: FOUND },
    });
    expect((await resultsOf(driver, taps)).map(({ outcome }: Job) => outcome)).toEqual(
      Array(2).fill('duplicate'),
    );
    expect(await activityOf(api(), job.id)).toHaveLength(5);
  });

  test("are included in a driver's lists, but in no list of the office", async () => {
    const job = await jobOf('in-transit');
    await resultsOf(driver, [report(job, 'pickup')]);
    const listed = async (caller: Caller, path: string) =>
      expectStatus(await caller.get(path), 200).find(({ id }: Job) => id === job.id);
    const path = `/api/jobs/driver/${job.driverId}/active`;
    expect((await listed(driver, path)).jobVehicles[0]).toMatchObject({ reports: [FOUND] });
    expect((await listed(admin, '/api/jobs/active')).jobVehicles[0]).not.toHaveProperty('reports');
  });

  test('keep the last tap of a stage, regardless of the order of arrival', async () => {
    const job = await jobOf();
    const later = report(job, 'pickup', { keys: 1 }, { tappedAt: '2026-03-31T14:30:00.000Z' });
    await resultsOf(driver, [later, report(job, 'pickup', { keys: 3 })]);
    expect((await read(job)).jobVehicles[0].reports).toMatchObject([{ keys: 1 }]);
    const last = report(job, 'pickup', { keys: 0 }, { tappedAt: '2026-03-31T14:40:00.000Z' });
    await resultsOf(driver, [last]);
    expect((await read(job)).jobVehicles[0].reports).toMatchObject([{ keys: 0 }]);
    expect((await activityOf(api(), job.id)).slice(1)).toMatchObject([
      { after: { report: { keys: 1 } } },
      { after: { report: { keys: 0 } } },
    ]);
  });

  test('notify dispatch at once of damage at delivery that the pickup report does not have', async () => {
    const job = await jobOf('in-transit');
    await resultsOf(driver, [report(job, 'pickup'), report(job, 'delivery')]);
    expect(await read(job)).toMatchObject({ unreadNoteAt: null });
    const damaged = report(
      job,
      'delivery',
      { marks: [DOOR, HOOD] },
      { tappedAt: '2026-03-31T14:10:00.000Z' },
    );
    await resultsOf(driver, [damaged]);
    expect(await read(job)).toMatchObject({ unreadNoteAt: '2026-03-31T14:10:00.000Z' });
    expect((await activityOf(api(), job.id)).at(-1)).toMatchObject({
      action: 'job.unit-damaged',
      after: { stage: 'delivery', damage: ['27051'] },
    });
    const unread = expectStatus(await admin.get('/api/jobs/active?note=unread'), 200);
    expect(unread.map(({ id }: Job) => id)).toContain(job.id);
    const damagedJobs = async (path: string) =>
      expectStatus(await admin.get(`${path}?limit=50&damage=new`), 200).map(({ id }: Job) => id);
    expect(await damagedJobs('/api/jobs')).toContain(job.id);
    expect(await damagedJobs('/api/jobs/completed')).not.toContain(job.id);
    await resultsOf(driver, [complete(job.id)]);
    expect(await damagedJobs('/api/jobs/completed')).toContain(job.id);
    const rows = () =>
      api().database.query(
        'SELECT stage, newDamage FROM unit_reports WHERE unitId = ? ORDER BY stage',
        [unitOf(job)],
      );
    expect(await rows()).toMatchObject([{ stage: 'delivery', newDamage: 1 }, { newDamage: 0 }]);
    const known = report(
      job,
      'pickup',
      { marks: [HOOD, DOOR] },
      { tappedAt: '2026-03-31T14:20:00.000Z' },
    );
    await resultsOf(driver, [known]);
    expect(await rows()).toMatchObject([{ stage: 'delivery', newDamage: 0 }, { newDamage: 0 }]);
    expect(await damagedJobs('/api/jobs')).not.toContain(job.id);
  });

  test('notify only once of the same damage', async () => {
    const job = await jobOf('in-transit');
    await resultsOf(driver, [report(job, 'delivery')]);
    const noteAt = (await read(job)).unreadNoteAt;
    expect(noteAt).toBe(TAPPED);
    await resultsOf(driver, [
      report(job, 'delivery', { keys: 1 }, { tappedAt: '2026-03-31T14:30:00.000Z' }),
    ]);
    expect(await read(job)).toMatchObject({ unreadNoteAt: TAPPED });
    expect((await activityOf(api(), job.id)).at(-1)).toMatchObject({ action: 'job.unit-reported' });
  });

  test('are accepted for a delivered job, with the reason why something is missing', async () => {
    const job = await jobOf('in-transit');
    await resultsOf(driver, [complete(job.id)]);
    const skipped = { reason: 'other', note: 'The gate closed' };
    const [result] = await resultsOf(driver, [
      report(job, 'delivery', { odometer: null, skipped }),
    ]);
    expect(result).toMatchObject({
      outcome: 'applied',
      job: { status: 'delivered', jobVehicles: [{ reports: [{ odometer: null, skipped }] }, {}] },
    });
  });

  test('move with their unit to another job, and are removed with it', async () => {
    const [job, other] = [await jobOf(), await jobOf()];
    await resultsOf(driver, [report(job, 'pickup')]);
    expectStatus(
      await admin.post(`/api/jobs/${job.id}/units/${unitOf(job)}/move`, { jobId: other.id }),
      200,
    );
    const moved = await read(other);
    expect(moved.jobVehicles[2]).toMatchObject({ reports: [{ keys: 2 }] });
    const units = moved.jobVehicles.slice(0, 2).map(({ id }: Job) => ({ id }));
    expectStatus(await admin.put(`/api/jobs/${other.id}/units`, { units }), 200);
    const rows = await api().database.query('SELECT id FROM unit_reports WHERE unitId = ?', [
      unitOf(job),
    ]);
    expect(rows).toEqual([]);
  });

  test('cannot be written or read by other drivers, nor for a unit of another job', async () => {
    const job = await jobOf();
    const stranger = await api().as('otherDriver');
    expect(await resultsOf(stranger, [report(job, 'pickup')])).toMatchObject([
      { outcome: 'rejected', code: 'job-not-yours', job: null },
    ]);
    const own = { driverId: job.driverId };
    const theirs = { driverId: driverIdOf(api(), 'otherDriver') };
    for (const given of [theirs, own])
      expectStatus(await admin.put(`/api/jobs/${job.id}`, given), 200);
    await resultsOf(stranger, [report(job, 'pickup')]);
    const path = `/api/jobs/${job.id}/refused-operations`;
    expect(expectStatus(await admin.get(path), 200)).toMatchObject([
      { type: 'report-unit', stage: 'pickup', report: FOUND, code: 'job-not-yours' },
    ]);
    const wrong = { unitId: unitOf(await jobOf()) };
    expect(await resultsOf(driver, [report(job, 'pickup', {}, wrong)])).toMatchObject([
      { outcome: 'rejected', code: 'unit-gone' },
    ]);
  });

  test('are refused under an id that was sent with other content', async () => {
    const job = await jobOf();
    const first = report(job, 'pickup');
    await resultsOf(driver, [first]);
    for (const other of [{ stage: 'delivery' }, { report: { ...FOUND, keys: 3 } }])
      expect(await resultsOf(driver, [{ ...first, ...other }])).toMatchObject([
        { code: 'id-reused' },
      ]);
    const { keys, ...rest } = FOUND;
    expect(await resultsOf(driver, [{ ...first, report: { ...rest, keys } }])).toMatchObject([
      { outcome: 'duplicate' },
    ]);
    expect(await loggedOf(api(), job.id)).toHaveLength(1);
  });

  test('are refused if inconsistent', async () => {
    const job = await jobOf();
    for (const wrong of [
      { marks: [{ ...DOOR, code: '10129' }] },
      { marks: [{ ...DOOR, x: 101 }] },
      { marks: [{ ...DOOR, y: 0.5 }] },
      { marks: [{ ...DOOR, view: 'inside' }] },
      { marks: Array(61).fill(DOOR) },
      { odometer: { value: -1, unit: 'km' } },
      { odometer: { value: 1, unit: 'furlongs' } },
      { keys: 10 },
      { energy: { kind: 'fuel', level: 9 } },
      { energy: { kind: 'battery', level: 101 } },
      { running: 'flies' },
      { note: 'x'.repeat(1001) },
      { skipped: { reason: 'other', note: null } },
      { extra: true },
      { keys: undefined },
    ])
      expect(await send(driver, [report(job, 'pickup', wrong)])).toMatchObject({ status: 400 });
    for (const missing of [{ stage: null }, { report: null }, { unitId: null }])
      expect(await resultsOf(driver, [report(job, 'pickup', {}, missing)])).toMatchObject([
        { outcome: 'rejected', code: 'incomplete' },
      ]);
  });

  test("require the report level of the customer, which the driver's job shows", async () => {
    const customerId = await makeCustomer(api(), 'Careful Motors', { reportLevel: 'full' });
    const job = await jobOf('assigned', { customerId });
    expect(await read(job, driver)).toMatchObject({ customer: { reportLevel: 'full' } });
    const path = `/api/customers/${customerId}`;
    expect(expectStatus(await admin.put(path, { reportLevel: null }), 200)).toMatchObject({
      reportLevel: null,
    });
    expect(await admin.put(path, { reportLevel: 'some' })).toMatchObject({ status: 400 });
    expect(await read(job, driver)).toMatchObject({ customer: { reportLevel: null } });
    expect(expectStatus(await admin.get('/api/config'), 200)).toMatchObject({
      reportLevel: 'none',
    });
  });
});
