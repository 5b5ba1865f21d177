import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import { activityOf, expectStatus, makeJob } from '../../../../test/records/jobs';

const CIVIC = { year: 2020, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352' };
const TRUCK = { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'KP042788' };
const VAN = { year: 2019, make: 'Kia', model: 'Sedona', vinLast8: 'KV000003' };

describeHttpOnEachDatabase('Moving a unit to another job', (api) => {
  type Job = Awaited<ReturnType<typeof makeJob>>;
  const move = async (job: Job, place: number, body: object, headers?: Record<string, string>) =>
    (await api().as('admin')).post(
      `/api/jobs/${job.id}/units/${job.jobVehicles[place].id}/move`,
      body,
      headers,
    );
  const read = async (id: number): Promise<Job> =>
    expectStatus(await (await api().as('admin')).get(`/api/jobs/${id}`), 200);
  const jobOf = (...units: object[]) => makeJob(api(), { vehicleUnitsData: units });
  const idsOf = (job: Job): number[] => job.jobVehicles.map(({ id }: Job) => id);
  const priced = (unit: object, price: number) => ({ ...unit, price });

  test('changes both jobs in one step, with their prices, versions and histories', async () => {
    const from = await jobOf(priced(CIVIC, 100), priced(TRUCK, 200), priced(VAN, 300));
    const to = await jobOf(priced(VAN, 50));
    const after = expectStatus(await move(from, 0, { jobId: to.id }), 200);
    expect(after).toMatchObject({ id: from.id, vehicleCount: 2, price: 500, version: 2 });
    expect(after.jobVehicles).toEqual(from.jobVehicles.slice(1));
    expect(after.vehicle).toEqual(from.jobVehicles[1].vehicle);
    const other = await read(to.id);
    expect(other).toMatchObject({ vehicleCount: 2, price: 150, version: 2 });
    expect(other.jobVehicles).toEqual([to.jobVehicles[0], from.jobVehicles[0]]);
    const unit = { id: from.jobVehicles[0].id, make: 'Honda', price: 100 };
    expect((await activityOf(api(), from.id)).at(-1)).toMatchObject({
      action: 'job.unit-moved',
      after: { unit, toJob: { id: to.id, jobId: to.jobId } },
    });
    expect((await activityOf(api(), to.id)).at(-1)).toMatchObject({
      action: 'job.unit-moved',
      after: { unit, fromJob: { id: from.id, jobId: from.jobId } },
    });
    const admin = await api().as('admin');
    const found: Job[] = expectStatus(await admin.get(`/api/jobs?q=1HGCM82633A004352`), 200);
    expect(found.map(({ id }) => id).filter((id) => id === from.id)).toEqual([]);
    expect(found.map(({ id }) => id)).toContain(to.id);
  });

  test('can be reversed, and may leave a job without units', async () => {
    const from = await jobOf(CIVIC, TRUCK, VAN);
    const to = await makeJob(api(), {});
    expectStatus(await move(from, 1, { jobId: to.id }), 200);
    const other = await read(to.id);
    const emptied = expectStatus(await move(other, 0, { jobId: from.id, position: 2 }), 200);
    expect(emptied).toMatchObject({ vehicleCount: 0, jobVehicles: [], vehicle: null });
    expect(idsOf(await read(from.id))).toEqual(idsOf(from));
  });

  test('is refused if started, left behind, the tenth unit, the same job, unknown, or changed', async () => {
    const from = await jobOf(CIVIC, TRUCK);
    const free = await jobOf(VAN);
    const started = await makeJob(api(), { status: 'in-transit', vehicleUnitsData: [VAN] });
    const full = await jobOf(...Array.from({ length: 9 }, () => VAN));
    const code = async (answer: ReturnType<typeof move>) => {
      const { status, body } = await answer;
      return [status, body.code, body.details?.[0]?.field];
    };
    expect(await code(move(from, 0, { jobId: started.id }))).toEqual([
      409,
      'unit_stays',
      undefined,
    ]);
    expect(await code(move(started, 0, { jobId: from.id }))).toEqual([
      409,
      'unit_stays',
      undefined,
    ]);
    expect(await code(move(from, 0, { jobId: full.id }))).toEqual([400, 'too_many_units', 'units']);
    for (const jobId of [from.id, 999_999])
      expect(await code(move(from, 0, { jobId }))).toEqual([400, 'validation_failed', 'jobId']);
    const stale = move(from, 0, { jobId: free.id }, { 'If-Match': '"9"' });
    expect(await code(stale)).toEqual([412, 'stale_version', undefined]);
    expect(await Promise.all([from, free, started, full].map(({ id }) => read(id)))).toEqual([
      from,
      free,
      started,
      full,
    ]);
    const admin = await api().as('admin');
    const unit = `/api/jobs/${from.id}/units/${from.jobVehicles[0].id}`;
    expectStatus(await admin.post(`${unit}/leave`, { reason: 'refused' }), 200);
    expect(await code(move(from, 0, { jobId: free.id }))).toEqual([409, 'unit_stays', undefined]);
  });

  test('loses no unit when two users swap units and fill the ninth position', async () => {
    const [a, b] = [await jobOf(CIVIC, TRUCK), await jobOf(VAN)];
    const eight = await jobOf(...Array.from({ length: 8 }, () => VAN));
    await Promise.all([move(a, 0, { jobId: b.id }), move(b, 0, { jobId: a.id })]);
    const [first, second] = await Promise.all([read(a.id), read(b.id)]);
    expect([...idsOf(first), ...idsOf(second)].sort()).toEqual([...idsOf(a), ...idsOf(b)].sort());
    const answers = await Promise.all([
      move(first, 0, { jobId: eight.id }),
      move(second, 0, { jobId: eight.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await read(eight.id)).toMatchObject({ vehicleCount: 9 });
  });
});
