import { describeHttp } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeJob,
} from '../../../../test/records/jobs';

describeHttp('The history of a job', (api) => {
  test('shows the names of linked records, even if deleted since', async () => {
    const customerId = await makeCustomer(api(), 'Gone Garage');
    const job = await makeJob(api());
    const change = async (id: number, body: object) =>
      expectStatus(await (await api().as('admin')).put(`/api/jobs/${id}`, body), 200);
    await change(job.id, { customerId });
    await change(job.id, { customerId: null, driverId: driverIdOf(api(), 'driver') });
    expectStatus(await (await api().as('admin')).delete(`/api/customers/${customerId}`), 204);
    const [made, linked, last] = await activityOf(api(), job.id);
    const customer = { resource: 'customer', id: customerId, name: 'Gone Garage' };
    expect(made.people).toEqual([]);
    expect(linked.people).toEqual([customer]);
    expect(last.people).toEqual([
      customer,
      { resource: 'driver', id: driverIdOf(api(), 'driver'), name: expect.any(String) },
    ]);
  });
});
