import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';

const ACTIVE = '/api/jobs/active';

/** Lists for the office omit the drivers' reports on units. */
const withoutReports = (job: { jobVehicles: { reports?: unknown }[] }) => ({
  ...job,
  jobVehicles: job.jobVehicles.map(({ reports: _, ...unit }) => unit),
});

describeHttpOnEachDatabase('Lists with cached job JSON', (api) => {
  let jobId: number;
  let customerId: number;
  let userId: number;
  beforeAll(async () => {
    const admin = await api().as('admin');
    customerId = await makeCustomer(api(), 'Maple Motors');
    await makeJob(api());
    const job = await makeDriverJob(api(), 'assigned', 'driver', {
      customerId,
      vehicleUnitsData: [{ make: 'Ford', price: 100 }, { make: 'Kia' }],
    });
    jobId = job.id;
    const { body } = await admin.get(`/api/drivers/${driverIdOf(api(), 'driver')}`);
    userId = body.userId;
    await makeJob(api());
    expectStatus(await admin.get(ACTIVE), 200);
  });

  const changes: [string, () => [string, string, object]][] = [
    ['its status', () => ['put', `/api/jobs/${jobId}`, { status: 'picked-up' }]],
    ['its price', () => ['put', `/api/jobs/${jobId}`, { price: 1234.5 }]],
    ['its first vehicle', () => ['put', `/api/jobs/${jobId}`, { vehicleData: { make: 'Saab' } }]],
    [
      'its units',
      () => ['put', `/api/jobs/${jobId}/units`, { units: [{ make: 'Lada', price: 7 }] }],
    ],
    [
      'a unit more',
      () => ['put', `/api/jobs/${jobId}/units`, { units: [{ make: 'Lada' }, { make: 'MG' }] }],
    ],
    ["its customer's name", () => ['put', `/api/customers/${customerId}`, { name: 'Birch Autos' }]],
    [
      'its customer on the blacklist',
      () => ['put', `/api/customers/${customerId}`, { status: 'inactive' }],
    ],
    ["its driver's name", () => ['put', `/api/admin/users/${userId}`, { name: 'New Name' }]],
    ['no driver', () => ['put', `/api/jobs/${jobId}`, { driverId: null }]],
  ];

  it.each(changes)('show a job with %s', async (_what, change) => {
    const admin = await api().as('admin');
    const before = (await admin.get(ACTIVE)).text;
    const [method, path, body] = change();
    expectStatus(await admin.send(method.toUpperCase(), path, body, {}), 200);
    const { text, body: list } = await admin.get(ACTIVE);
    expect(text).not.toBe(before);
    for (const job of list)
      expect(job).toEqual(withoutReports((await admin.get(`/api/jobs/${job.id}`)).body));
    for (const page of ['/api/jobs?limit=100', `${ACTIVE}?limit=100`])
      expect((await admin.get(page)).body).toEqual(list);
  });

  it('drop delivered and deleted jobs, and include new ones', async () => {
    const admin = await api().as('admin');
    const ids = async () => (await admin.get(ACTIVE)).body.map(({ id }: { id: number }) => id);
    const [delivered, deleted, left] = [
      (await makeJob(api())).id,
      (await makeJob(api())).id,
      (await makeJob(api())).id,
    ];
    expect((await ids()).slice(0, 3)).toEqual([left, deleted, delivered]);
    expectStatus(await admin.post(`/api/jobs/${delivered}/complete`, {}), 200);
    expectStatus(await admin.delete(`/api/jobs/${deleted}`), 204);
    expect((await ids())[0]).toBe(left);
    expect(await ids()).not.toContain(delivered);
    expectStatus(await admin.put(`/api/jobs/${delivered}`, { status: 'pending' }), 200);
    expect(await ids()).toContain(delivered);
  });

  it.each([
    ACTIVE,
    `${ACTIVE}?limit=50`,
    '/api/jobs?limit=50',
    '/api/jobs?sort=completedAt&limit=50',
  ])('reload only the changed jobs: %s', async (path) => {
    const admin = await api().as('admin');
    await admin.get(path);
    expectStatus(await admin.put(`/api/jobs/${jobId}`, { poNumber: `PO of ${path}` }), 200);
    const query = jest.spyOn(api().database, 'query');
    const { body } = await admin.get(path);
    const read = query.mock.calls.filter(([sql]) => sql.includes('j.pickupAddress'));
    query.mockRestore();
    expect(read.map(([, values]) => values)).toEqual([[jobId]]);
    expect(body).toContainEqual(expect.objectContaining({ poNumber: `PO of ${path}` }));
  });

  it('show each role its own fields of the same job', async () => {
    const driver = await api().as('driver');
    const admin = await api().as('admin');
    const path = `/api/jobs/driver/${driverIdOf(api(), 'driver')}/assigned`;
    const { id } = await makeDriverJob(api(), 'assigned', 'driver', { price: 77 });
    for (const _ of [1, 2]) {
      const [asAdmin, asDriver] = [await admin.get(path), await driver.get(path)].map(({ body }) =>
        body.find((job: { id: number }) => job.id === id),
      );
      expect([asAdmin.price, 'price' in asDriver]).toEqual([77, false]);
      expectStatus(await admin.put(`/api/jobs/${jobId}`, { poNumber: `PO ${Math.random()}` }), 200);
    }
  });
});
