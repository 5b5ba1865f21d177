import { REQUIRED_PHOTOS } from '@dispatch/domain/report/required-parts';
import { EMPTY_REPORT } from '@dispatch/domain/report/unit-report';
import { describeHttp } from '../../../../test/app/http';
import {
  activityOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
} from '../../../../test/records/jobs';
import { complete, resultsOf, tap } from '../../../../test/reports/operations';
import { takePhoto, type Target } from '../../../../test/reports/photos';

const FOUND = {
  ...EMPTY_REPORT,
  odometer: { value: 41_250, unit: 'km' },
  keys: 0,
  energy: { kind: 'fuel', level: 0 },
  running: 'runs',
};

describeHttp('A complete delivery report', (api) => {
  let customers = 0;
  /** A job in transit with this many units, for a customer with this report level. */
  async function haul(reportLevel: string | null, units = 1): Promise<Target[]> {
    customers += 1;
    const customerId = await makeCustomer(api(), `Careful Motors ${customers}`, { reportLevel });
    const { id, jobVehicles } = await makeDriverJob(api(), 'in-transit', 'driver', {
      customerId,
      vehicleUnitsData: Array.from({ length: units }, () => ({ make: 'Kia', model: 'Rio' })),
    });
    return jobVehicles.map((unit: { id: number }) => ({ job: id, unit: unit.id }));
  }
  const photograph = async (target: Target, places: readonly string[] = REQUIRED_PHOTOS) => {
    for (const place of places) await takePhoto(api(), target, { place, stage: 'delivery' });
  };
  const deliver = async ({ job }: Target) => resultsOf(await api().as('driver'), [complete(job)]);
  const isReceived = async ({ job }: Target): Promise<boolean> =>
    expectStatus(await (await api().as('admin')).get(`/api/jobs/${job}`), 200).hasDriverReport;
  const mark = async ({ job }: Target, hasDriverReport: boolean) =>
    expectStatus(
      await (await api().as('admin')).patch(`/api/jobs/${job}/billing`, { hasDriverReport }),
      200,
    );

  test('is received with its last photo, and logged in the history', async () => {
    const [target] = await haul('photos');
    await photograph(target!, REQUIRED_PHOTOS.slice(1));
    await deliver(target!);
    expect(await isReceived(target!)).toBe(false);
    const photo = await takePhoto(api(), target!, { place: 'front', stage: 'delivery' });
    expect(await isReceived(target!)).toBe(true);
    expect((await activityOf(api(), target!.job)).at(-1)).toMatchObject({
      action: 'job.report-completed',
      actorName: 'Dana Driver',
      tappedAt: photo.takenAt,
      before: { hasDriverReport: false },
      after: { hasDriverReport: true },
    });
    const list = `/api/jobs/completed?report=missing&limit=50`;
    const missing = expectStatus(await (await api().as('admin')).get(list), 200);
    expect(missing.map(({ id }: { id: number }) => id)).not.toContain(target!.job);
  });

  test('is received at delivery if everything arrived before', async () => {
    const [target] = await haul('photos');
    await photograph(target!);
    expect(await isReceived(target!)).toBe(false);
    await deliver(target!);
    expect(await isReceived(target!)).toBe(true);
    expect((await activityOf(api(), target!.job)).at(-1)).toMatchObject({
      action: 'job.delivered',
      after: { status: 'delivered', hasDriverReport: true },
    });
  });

  test('needs every unit, except units left behind', async () => {
    const [first, second, left] = await haul('photos', 3);
    const admin = await api().as('admin');
    const leaving = `/api/jobs/${left!.job}/units/${left!.unit}/leave`;
    expectStatus(await admin.post(leaving, { reason: 'no-keys' }), 200);
    await photograph(first!);
    await deliver(first!);
    expect(await isReceived(first!)).toBe(false);
    await photograph(second!);
    expect(await isReceived(first!)).toBe(true);
  });

  test('needs the inspection too if the customer wants the full report', async () => {
    const [target] = await haul('full');
    await photograph(target!);
    await deliver(target!);
    expect(await isReceived(target!)).toBe(false);
    const found = { type: 'report-unit', unitId: target!.unit, stage: 'delivery', report: FOUND };
    await resultsOf(await api().as('driver'), [tap(target!.job, found)]);
    expect(await isReceived(target!)).toBe(true);
  });

  test.each([null, 'none'])('is never received automatically at the level %s', async (level) => {
    const [target] = await haul(level);
    await photograph(target!);
    await deliver(target!);
    await photograph(target!);
    expect(await isReceived(target!)).toBe(false);
    await mark(target!, true);
    expect(await isReceived(target!)).toBe(true);
  });

  test('stays cleared until something new arrives', async () => {
    const [target] = await haul('photos');
    await photograph(target!);
    await deliver(target!);
    await mark(target!, false);
    await photograph(target!, ['front', 'other']);
    expect(await isReceived(target!)).toBe(false);
  });
});
