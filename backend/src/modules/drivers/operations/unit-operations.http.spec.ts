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

describeHttp("A driver's units", (api) => {
  let driver: Caller;
  let admin: Caller;
  beforeAll(async () => {
    driver = await api().as('driver');
    admin = await api().as('admin');
  });
  const jobOf = (status = 'assigned') =>
    makeDriverJob(api(), status, 'driver', {
      vehicleUnitsData: [{ make: 'Kia' }, { make: 'Ford' }],
    });
  type Job = Awaited<ReturnType<typeof jobOf>>;
  const unitOf = (job: Job, place = 0): number => job.jobVehicles[place].id;
  const leave = (job: Job, place = 0, more: object = {}) =>
    tap(job.id, { type: 'leave-unit', unitId: unitOf(job, place), reason: 'no-keys', ...more });
  const take = (job: Job, place = 0) =>
    tap(job.id, { type: 'take-unit', unitId: unitOf(job, place) });

  test('are left behind and restored in the order of the taps, once each', async () => {
    const job = await jobOf();
    const taps = [
      leave(job, 0, { reason: 'other', notes: 'Under snow' }),
      leave(job, 1),
      take(job, 1),
      moveTo(job.id, 'in-transit'),
    ];
    const results = await resultsOf(driver, taps);
    expect(results.map(({ outcome }: Job) => outcome)).toEqual(Array(4).fill('applied'));
    expect(results[3].job).toMatchObject({
      status: 'in-transit',
      jobVehicles: [
        { leftBehind: { reason: 'other', note: 'Under snow', at: TAPPED, by: 'Dana Driver' } },
        { leftBehind: null },
      ],
    });
    expect((await activityOf(api(), job.id)).slice(1)).toMatchObject([
      { action: 'job.unit-left', tappedAt: TAPPED, actorName: 'Dana Driver' },
      { action: 'job.unit-left' },
      { action: 'job.unit-taken-back', tappedAt: TAPPED },
      { action: 'job.status-changed' },
    ]);
    const again = await resultsOf(driver, taps);
    expect(again.map(({ outcome }: Job) => outcome)).toEqual(Array(4).fill('duplicate'));
    expect(await activityOf(api(), job.id)).toHaveLength(5);
    expect(await loggedOf(api(), job.id)).toMatchObject([
      { type: 'leave-unit', unitId: unitOf(job), reason: 'other', notes: 'Under snow' },
      { type: 'leave-unit', unitId: unitOf(job, 1), reason: 'no-keys' },
      { type: 'take-unit', unitId: unitOf(job, 1), reason: null },
      { type: 'status', unitId: null },
    ]);
  });

  test('are refused under an id that was sent for another unit or reason', async () => {
    const job = await jobOf();
    const first = leave(job);
    await resultsOf(driver, [first]);
    const others = [
      { ...first, unitId: unitOf(job, 1) },
      { ...first, reason: 'refused' },
    ];
    for (const other of others)
      expect(await resultsOf(driver, [other])).toMatchObject([{ code: 'id-reused' }]);
  });

  test('stay unchanged after delivery, and block the start of the job when all are left behind', async () => {
    const job = await jobOf();
    const [, , start] = await resultsOf(driver, [
      leave(job),
      leave(job, 1),
      moveTo(job.id, 'in-transit'),
    ]);
    expect(start).toMatchObject({ outcome: 'rejected', code: 'nothing-to-carry' });
    await resultsOf(driver, [take(job, 1), moveTo(job.id, 'in-transit'), complete(job.id)]);
    expect(await resultsOf(driver, [take(job), leave(job, 1)])).toMatchObject([
      { outcome: 'rejected', code: 'already-delivered', job: { status: 'delivered' } },
      { outcome: 'rejected', code: 'already-delivered' },
    ]);
    const path = `/api/jobs/${job.id}/refused-operations`;
    expect(expectStatus(await admin.get(path), 200)).toMatchObject([
      { type: 'leave-unit', reason: 'no-keys' },
      { type: 'take-unit', reason: null },
      { type: 'status', reason: null },
    ]);
  });

  test('are refused with an explanation if dispatch moved or rebooked them', async () => {
    const job = await jobOf();
    await resultsOf(driver, [leave(job)]);
    expectStatus(await admin.post(`/api/jobs/${job.id}/carry-on`, {}), 201);
    const other = await jobOf();
    const path = `/api/jobs/${job.id}/units/${unitOf(job, 1)}/move`;
    expectStatus(await admin.post(path, { jobId: other.id }), 200);
    expect(await resultsOf(driver, [take(job), leave(job, 1)])).toMatchObject([
      { code: 'unit-carried-on', message: 'Dispatch moved this unit to another job.' },
      { code: 'unit-gone', message: 'This unit is no longer on the job.' },
    ]);
  });

  test('need a known reason and a whole number', async () => {
    const job = await jobOf();
    expect(await send(driver, [leave(job, 0, { reason: 'lost' })])).toMatchObject({ status: 400 });
    expect(await send(driver, [leave(job, 0, { unitId: 1.5 })])).toMatchObject({ status: 400 });
    expect(await resultsOf(driver, [leave(job, 0, { reason: 'other' })])).toMatchObject([
      { outcome: 'rejected', code: 'incomplete' },
    ]);
  });
});
