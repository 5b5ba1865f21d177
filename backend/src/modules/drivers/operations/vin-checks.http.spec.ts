import { type Caller, describeHttp } from '../../../../test/app/http';
import { activityOf, expectStatus, makeDriverJob } from '../../../../test/records/jobs';
import {
  complete,
  loggedOf,
  moveTo,
  resultsOf,
  send,
  tap,
} from '../../../../test/reports/operations';

const TAPPED = '2026-03-31T14:05:00.000Z';
const HONDA = '1HGCM82633A004352';
const OTHER = '2HGFE2F5XNL597511';

describeHttp('The VINs that drivers read', (api) => {
  let driver: Caller;
  let admin: Caller;
  beforeAll(async () => {
    driver = await api().as('driver');
    admin = await api().as('admin');
  });
  const jobOf = (status = 'assigned') =>
    makeDriverJob(api(), status, 'driver', {
      vehicleUnitsData: [
        { make: 'Honda', vinLast8: HONDA },
        { make: 'Ford', vinLast8: '3A004353' },
        { make: 'Kia' },
      ],
    });
  type Job = Awaited<ReturnType<typeof jobOf>>;
  const unitOf = (job: Job, place = 0): number => job.jobVehicles[place].id;
  const check = (job: Job, place: number, vin: string, more: object = {}) =>
    tap(job.id, { type: 'check-unit', unitId: unitOf(job, place), vin, method: 'scan', ...more });
  const anyway = (job: Job, place: number, vin: string) =>
    check(job, place, vin, { type: 'load-anyway', method: 'typed' });
  const read = async (job: Job) => expectStatus(await admin.get(`/api/jobs/${job.id}`), 200);

  test('are stored with their units, once each', async () => {
    const job = await jobOf();
    const taps = [
      check(job, 0, HONDA),
      check(job, 1, '3A004353', { method: 'typed' }),
      moveTo(job.id, 'in-transit'),
    ];
    const results = await resultsOf(driver, taps);
    expect(results.map(({ outcome }: Job) => outcome)).toEqual(Array(3).fill('applied'));
    const of = { at: TAPPED, by: 'Dana Driver', isLoadedAnyway: false };
    const jobVehicles = [
      { vinCheck: { vin: HONDA, method: 'scan', ...of } },
      { vinCheck: { vin: '3A004353', method: 'typed', ...of } },
      { vinCheck: null },
    ];
    expect(results[2].job).toMatchObject({ status: 'in-transit', jobVehicles });
    expect(await read(job)).toMatchObject({ jobVehicles, unreadNoteAt: null });
    expect((await activityOf(api(), job.id)).slice(1)).toMatchObject([
      {
        action: 'job.unit-checked',
        tappedAt: TAPPED,
        after: { unit: { id: unitOf(job), make: 'Honda' }, vin: HONDA, method: 'scan' },
      },
      { action: 'job.unit-checked' },
      { action: 'job.status-changed' },
    ]);
    const again = await resultsOf(driver, taps);
    expect(again.map(({ outcome }: Job) => outcome)).toEqual(Array(3).fill('duplicate'));
    expect(await activityOf(api(), job.id)).toHaveLength(4);
    expect(await loggedOf(api(), job.id)).toMatchObject([
      { type: 'check-unit', unitId: unitOf(job), vin: HONDA, method: 'scan' },
      { type: 'check-unit', unitId: unitOf(job, 1), vin: '3A004353', method: 'typed' },
      { type: 'status', vin: null, method: null },
    ]);
  });

  test('block the unit if they differ, and notify dispatch when it is loaded anyway', async () => {
    const job = await jobOf();
    const [first] = await resultsOf(driver, [anyway(job, 0, OTHER)]);
    expect(first).toMatchObject({
      outcome: 'applied',
      job: {
        jobVehicles: [{ vinCheck: { vin: OTHER, method: 'typed', isLoadedAnyway: true } }, {}, {}],
      },
    });
    expect(first.job).not.toHaveProperty('unreadNoteAt');
    expect(await read(job)).toMatchObject({ unreadNoteAt: TAPPED });
    expect(await activityOf(api(), job.id)).toMatchObject([
      {},
      {
        action: 'job.unit-loaded-anyway',
        tappedAt: TAPPED,
        after: { vin: OTHER, method: 'typed' },
      },
    ]);
    const unread = expectStatus(await admin.get('/api/jobs/active?note=unread'), 200);
    expect(unread.map(({ id }: Job) => id)).toContain(job.id);

    await resultsOf(driver, [check(job, 0, HONDA)]);
    expect(await read(job)).toMatchObject({
      jobVehicles: [{ vinCheck: { vin: HONDA, isLoadedAnyway: false } }, {}, {}],
      unreadNoteAt: TAPPED,
    });
  });

  test('may have an O for 0, an I for 1, blanks and small letters', async () => {
    const job = await jobOf();
    expect(
      await resultsOf(driver, [check(job, 0, '3aoo 4352'), check(job, 0, 'ihgcm82633aoo4352')]),
    ).toMatchObject([
      { outcome: 'applied', job: { jobVehicles: [{ vinCheck: { vin: '3AOO4352' } }, {}, {}] } },
      { outcome: 'applied' },
    ]);
  });

  test('are recorded if the record has no VIN, and leave the record unchanged', async () => {
    const job = await jobOf();
    const [result] = await resultsOf(driver, [check(job, 2, OTHER)]);
    expect(result).toMatchObject({
      outcome: 'applied',
      job: { jobVehicles: [{}, {}, { vinCheck: { vin: OTHER }, vehicle: { vin: null } }] },
    });
  });

  test('are refused with an explanation if dispatch has corrected the record since', async () => {
    const job = await jobOf();
    const [result] = await resultsOf(driver, [check(job, 0, OTHER)]);
    expect(result).toMatchObject({
      outcome: 'rejected',
      code: 'other-vin',
      message: 'The VIN does not match this unit.',
      job: { jobVehicles: [{ vinCheck: null }, {}, {}] },
    });
    const path = `/api/jobs/${job.id}/refused-operations`;
    expect(expectStatus(await admin.get(path), 200)).toMatchObject([
      { type: 'check-unit', vin: OTHER, code: 'other-vin' },
    ]);
  });

  test('stay unchanged once the job is delivered', async () => {
    const job = await jobOf();
    await resultsOf(driver, [check(job, 0, HONDA), moveTo(job.id, 'in-transit'), complete(job.id)]);
    expect(
      await resultsOf(driver, [check(job, 1, '3A004353'), anyway(job, 1, OTHER)]),
    ).toMatchObject([
      { outcome: 'rejected', code: 'already-delivered' },
      { outcome: 'rejected', code: 'already-delivered' },
    ]);
    expect(await read(job)).toMatchObject({ jobVehicles: [{ vinCheck: { vin: HONDA } }, {}, {}] });
  });

  test('are refused under an id that was sent with another VIN', async () => {
    const job = await jobOf();
    const first = check(job, 0, HONDA);
    await resultsOf(driver, [first]);
    for (const other of [
      { ...first, vin: '3A004352' },
      { ...first, method: 'typed' },
    ])
      expect(await resultsOf(driver, [other])).toMatchObject([{ code: 'id-reused' }]);
  });

  test('move with a unit to another job, but not to a new job for units left behind', async () => {
    const job = await jobOf();
    const other = await jobOf();
    const leave = tap(job.id, { type: 'leave-unit', unitId: unitOf(job, 1), reason: 'no-keys' });
    await resultsOf(driver, [check(job, 0, HONDA), check(job, 1, '3A004353'), leave]);
    const path = `/api/jobs/${job.id}/units/${unitOf(job)}/move`;
    expectStatus(await admin.post(path, { jobId: other.id }), 200);
    const moved = await read(other);
    expect(moved.jobVehicles[3]).toMatchObject({ vinCheck: { vin: HONDA } });
    const carried = expectStatus(await admin.post(`/api/jobs/${job.id}/carry-on`, {}), 201);
    expect(carried).toMatchObject({ jobVehicles: [{ vehicle: { make: 'Ford' }, vinCheck: null }] });
  });

  test('need 8 to 17 characters and a method', async () => {
    const job = await jobOf();
    for (const wrong of [{ vin: '4352' }, { vin: `${HONDA}9` }, { vin: 17 }, { method: 'guessed' }])
      expect(await send(driver, [check(job, 0, HONDA, wrong)])).toMatchObject({ status: 400 });
    for (const missing of [{ vin: null }, { method: null }, { unitId: null }])
      expect(await resultsOf(driver, [check(job, 0, HONDA, missing)])).toMatchObject([
        { outcome: 'rejected', code: 'incomplete' },
      ]);
  });
});
