import { describeOn } from '../../../../test/databases/databases';
import { type Answer, type Caller, TestApi } from '../../../../test/app/http';
import { driverIdOf, makeCustomer, makeVehicle } from '../../../../test/records/jobs';

/**
 * Cluster nodes do not see each other's locks. If two transactions write the same row, though, one succeeds and the
 * other is retried.
 */
describeOn(
  'mysql',
  'Who relies on a record writes the same row as who changes it',
  (makeDatabase) => {
    let api: TestApi;
    let admin: Caller;
    beforeAll(async () => {
      api = await TestApi.start(await makeDatabase());
      admin = await api.as('admin');
    });
    afterAll(() => api.stop());

    async function versions(): Promise<Map<string, number>> {
      const rows = await api.database.query<{ name: string; version: number }>(
        "SELECT name, version FROM guards WHERE name LIKE '% %'",
      );
      return new Map(rows.map(({ name, version }) => [name, version]));
    }

    /** The parent lock rows that these calls wrote. */
    async function writtenBy(...calls: (() => Promise<Answer>)[]): Promise<string[]> {
      const before = await versions();
      for (const call of calls) expect((await call()).status).toBeLessThan(300);
      const after = await versions();
      return [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    }

    const makeJobOf = (body: object) => () => admin.post('/api/jobs', body);

    it('a job of a customer conflicts with a rename or deletion of the customer', async () => {
      const id = await makeCustomer(api, 'Maple Motors');
      const row = `customers ${String(id)}`;
      expect(await writtenBy(makeJobOf({ customerId: id }))).toEqual([row]);
      const rename = () => admin.put(`/api/customers/${String(id)}`, { name: 'Birch Motors' });
      expect(await writtenBy(rename)).toEqual([row]);
      const other = await makeCustomer(api, 'Jobless Motors');
      const remove = () => admin.delete(`/api/customers/${String(other)}`);
      expect(await writtenBy(remove)).toEqual([`customers ${String(other)}`]);
    });

    it('a job of a driver conflicts with a rename or deletion of the driver', async () => {
      const id = driverIdOf(api, 'driver');
      const row = `drivers ${String(id)}`;
      expect(await writtenBy(makeJobOf({ driverId: id }))).toEqual([row]);
      const { userId } = api.cast.driver;
      const rename = () => admin.put(`/api/admin/users/${String(userId)}`, { name: 'Renamed' });
      expect(await writtenBy(rename)).toEqual([row]);
      const other = api.cast.otherDriver;
      const remove = () => admin.delete(`/api/admin/users/${String(other.userId)}`);
      expect(await writtenBy(remove)).toEqual([`drivers ${String(other.driverId)}`]);
    });

    it('a job with a vehicle conflicts with a change of the vehicle', async () => {
      const id = await makeVehicle(api, { make: 'Fictional' });
      const row = `vehicles ${String(id)}`;
      expect(await writtenBy(makeJobOf({ vehicleIds: [id] }))).toEqual([row]);
      const job = await admin.get('/api/jobs?limit=1&sort=createdAt&order=desc');
      const jobId = String(job.body[0].id);
      const change = () => admin.put(`/api/jobs/${jobId}`, { vehicleData: { make: 'Other' } });
      expect(await writtenBy(change)).toEqual([row]);
    });
  },
);

describeOn('sqlite', 'With a single writer', (makeDatabase) => {
  it('no lock row is written', async () => {
    const api = await TestApi.start(await makeDatabase());
    const customerId = await makeCustomer(api, 'Maple Motors');
    await (await api.as('admin')).post('/api/jobs', { customerId });
    const rows = await api.database.query("SELECT name FROM guards WHERE name LIKE '% %'");
    expect(rows).toEqual([]);
    await api.stop();
  });
});
