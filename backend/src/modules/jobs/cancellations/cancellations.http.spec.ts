import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  driverStatus,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';

const NOW = '2026-03-31T15:00:00.000Z';

describeHttpOnEachDatabase('A cancelled job', (api) => {
  const admin = () => api().as('admin');

  async function cancel(id: number, body: object = {}, headers: Record<string, string> = {}) {
    const caller = await admin();
    return caller.post(`/api/jobs/${id}/cancel`, { reason: 'customer', ...body }, headers);
  }

  async function reinstate(id: number, headers: Record<string, string> = {}) {
    return (await admin()).post(`/api/jobs/${id}/reinstate`, {}, headers);
  }

  const get = async (path: string) => (await admin()).get(path);
  const list = async (path: string) => expectStatus(await get(path), 200) as { id: number }[];
  const idsOf = async (path: string) => (await list(path)).map(({ id }) => id);

  test('keeps user, time, reason and dry-run charge, with its history', async () => {
    const job = await makeJob(api(), { poNumber: 'PO-7701' });
    const body = { reason: 'not-ready', note: ' Yard closed ', dryRunCharge: 150.5 };
    const answer = await cancel(job.id, body);
    const cancelled = expectStatus(answer, 200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(cancelled).toEqual({
      ...job,
      version: 2,
      cancellation: {
        reason: 'not-ready',
        note: 'Yard closed',
        dryRunCharge: 150.5,
        cancelledAt: NOW,
        cancelledBy: 'Ada Admin',
      },
    });
    expect(expectStatus(await get(`/api/jobs/cancelled/${job.id}`), 200)).toEqual(cancelled);
    const [last] = await list(`/api/jobs/${job.id}/activity`);
    expect(last).toMatchObject({
      action: 'job.cancelled',
      actorName: 'Ada Admin',
      before: { status: 'pending' },
      after: { reason: 'not-ready', note: 'Yard closed', dryRunCharge: 150.5 },
    });
  });

  test('is excluded from every list, count and sum, and is reinstated completely', async () => {
    const customerId = await makeCustomer(api(), 'Calling Off Motors');
    const job = await makeDriverJob(api(), 'in-transit', 'driver', {
      customerId,
      poNumber: 'PO-9942',
    });
    const counts = async () => ({
      stats: expectStatus(await get('/api/stats'), 200),
      jobs: expectStatus(await get(`/api/customers/${customerId}`), 200).totalJobs,
      found: await idsOf('/api/jobs?q=PO-9942'),
      active: (await idsOf('/api/jobs/active')).includes(job.id),
      driver: await driverStatus(api()),
      phone: await idsOf(`/api/jobs/driver/${driverIdOf(api(), 'driver')}/active`),
      export: (await get('/api/jobs/export?q=PO-9942')).text.includes('PO-9942'),
    });
    const before = await counts();
    expect(before).toMatchObject({ jobs: 1, found: [job.id], active: true, export: true });
    expect(before.driver).toBe('on-route');

    expectStatus(await cancel(job.id), 200);
    expect(await counts()).toEqual({
      stats: { ...before.stats, inTransit: before.stats.inTransit - 1 },
      jobs: 0,
      found: [],
      active: false,
      driver: 'available',
      phone: [],
      export: false,
    });
    expect((await get(`/api/jobs/${job.id}`)).status).toBe(404);
    const driver = await api().as('driver');
    expect((await driver.get(`/api/jobs/${job.id}`)).status).toBe(404);

    const back = await reinstate(job.id);
    expect(expectStatus(back, 200)).toEqual({ ...job, version: 3 });
    expect(back.headers.get('etag')).toBe('"3"');
    expect(await counts()).toEqual(before);
    expect((await activityOf(api(), job.id)).slice(1)).toMatchObject([
      { action: 'job.cancelled' },
      { action: 'job.reinstated', before: { reason: 'customer' } },
    ]);
    expect((await get(`/api/jobs/cancelled/${job.id}`)).status).toBe(404);
  });

  test('is listed under its own address, latest first, in pages and by words', async () => {
    const customerId = await makeCustomer(api(), 'Éclair Transport');
    const one = await makeJob(api(), { customerId });
    const two = await makeJob(api(), { pickupCity: 'Rimouski' });
    for (const { id } of [two, one]) expectStatus(await cancel(id), 200);
    expect((await idsOf('/api/jobs/cancelled')).slice(0, 2)).toEqual([one.id, two.id]);
    const page = await get('/api/jobs/cancelled?limit=1&offset=1');
    expect(page.body).toMatchObject([{ id: two.id }]);
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2);
    expect((await idsOf('/api/jobs/cancelled?order=asc')).slice(-2)).toEqual([two.id, one.id]);
    expect(await idsOf('/api/jobs/cancelled?q=eclair')).toEqual([one.id]);
    expect(await idsOf('/api/jobs/cancelled?q=rimou')).toEqual([two.id]);
    expect(await idsOf(`/api/jobs/cancelled?q=${two.jobId}`)).toEqual([two.id]);
    expect(await idsOf('/api/jobs/cancelled?q=mouski')).toEqual([]);
    expect(await idsOf('/api/jobs/cancelled?q=r')).toEqual([]);
  });

  test('is refused for a delivered job, a stale version and a wrong reason', async () => {
    const delivered = await makeDriverJob(api(), 'delivered');
    expect(await cancel(delivered.id)).toMatchObject({
      status: 409,
      body: { code: 'delivered_stays', message: 'A delivered job cannot be cancelled.' },
    });
    const job = await makeJob(api());
    expect(await cancel(job.id, {}, { 'If-Match': '"7"' })).toMatchObject({ status: 412 });
    for (const wrong of [{ reason: 'bored' }, { dryRunCharge: -1 }, { dryRunCharge: 1.234 }])
      expect((await cancel(job.id, wrong)).status).toBe(400);
    expectStatus(await cancel(job.id), 200);
    expect((await cancel(job.id)).status).toBe(404);
    expect(await reinstate(job.id, { 'If-Match': '"1"' })).toMatchObject({
      status: 412,
      body: { current: { id: job.id, version: 2, cancellation: { reason: 'customer' } } },
    });
  });

  test('is cancelled once and reinstated once by repeated requests with a key', async () => {
    const job = await makeJob(api());
    const key = { 'Idempotency-Key': `cancel-${job.id}` };
    const first = await cancel(job.id, {}, key);
    expect((await cancel(job.id, {}, key)).body).toEqual(first.body);
    expect(first.status).toBe(200);
  });

  test('differs from a deleted job, which stays deleted', async () => {
    const job = await makeJob(api());
    expectStatus(await (await admin()).delete(`/api/jobs/${job.id}`), 204);
    expect((await reinstate(job.id)).status).toBe(404);
    expect((await cancel(job.id)).status).toBe(404);
    expect((await get(`/api/jobs/cancelled/${job.id}`)).status).toBe(404);
    expect((await get(`/api/jobs/${job.id}/activity`)).status).toBe(404);
  });

  test('is reinstated as pending if its driver has left since', async () => {
    const job = await makeDriverJob(api(), 'assigned', 'otherDriver');
    expectStatus(await cancel(job.id), 200);
    const { userId } = api().cast.otherDriver;
    expectStatus(await (await admin()).delete(`/api/admin/users/${userId}`), 204);
    expect(expectStatus(await reinstate(job.id), 200)).toMatchObject({
      status: 'pending',
      driverId: null,
    });
  });
});
