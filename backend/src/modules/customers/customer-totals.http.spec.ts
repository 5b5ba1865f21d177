import { expectCustomersKept } from '../../../test/records/customer-totals';
import { type Caller, describeHttpOnEachDatabase } from '../../../test/app/http';
import { expectStatus, makeCustomer, makeJob } from '../../../test/records/jobs';

describeHttpOnEachDatabase('The job totals of customers', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const kept = async (id: number) => {
    const all = await expectCustomersKept(api().database);
    const { jobs, lastJobDate } = all.find((each) => each.id === id)!;
    return [jobs, lastJobDate?.toISOString() ?? null];
  };
  const laterJob = async (customerId: number | null) => {
    api().clock.advance(1_500);
    const { id, createdAt }: { id: number; createdAt: string } = await makeJob(api(), {
      customerId,
    });
    return { id, createdAt };
  };
  const move = async (id: number, customerId: number | null) =>
    expectStatus(await admin.put(`/api/jobs/${id}`, { customerId }), 200);
  const remove = async (id: number) => expectStatus(await admin.delete(`/api/jobs/${id}`), 204);

  it('are updated when jobs are created and deleted', async () => {
    const customer = await makeCustomer(api(), 'Made and deleted');
    expect(await kept(customer)).toEqual([0, null]);
    const first = await laterJob(customer);
    expect(await kept(customer)).toEqual([1, first.createdAt]);
    const second = await laterJob(customer);
    const third = await laterJob(customer);
    expect(await kept(customer)).toEqual([3, third.createdAt]);
    await remove(first.id);
    expect(await kept(customer)).toEqual([2, third.createdAt]);
    await remove(third.id);
    expect(await kept(customer)).toEqual([1, second.createdAt]);
    await remove(second.id);
    expect(await kept(customer)).toEqual([0, null]);
  });

  it('are updated when a job moves to another customer, to none and back', async () => {
    const one = await makeCustomer(api(), 'One');
    const other = await makeCustomer(api(), 'Other');
    const older = await laterJob(one);
    const newer = await laterJob(one);
    await move(newer.id, other);
    expect([await kept(one), await kept(other)]).toEqual([
      [1, older.createdAt],
      [1, newer.createdAt],
    ]);
    await move(older.id, other);
    expect([await kept(one), await kept(other)]).toEqual([
      [0, null],
      [2, newer.createdAt],
    ]);
    await move(newer.id, one);
    expect([await kept(one), await kept(other)]).toEqual([
      [1, newer.createdAt],
      [1, older.createdAt],
    ]);
    await move(newer.id, null);
    expect(await kept(one)).toEqual([0, null]);
    await move(newer.id, one);
    expect(await kept(one)).toEqual([1, newer.createdAt]);
  });

  it('count a job once, even when its other fields change', async () => {
    const customer = await makeCustomer(api(), 'Whatever else');
    const { id, createdAt } = await laterJob(customer);
    api().clock.advance(60_000);
    for (const body of [{ status: 'delivered' }, { price: 700 }, { customerId: customer }])
      expectStatus(await admin.put(`/api/jobs/${id}`, body), 200);
    expect(await kept(customer)).toEqual([1, createdAt]);
    const key = { 'Idempotency-Key': 'once-for-a-customer' };
    for (const _ of [1, 2])
      expectStatus(await admin.post('/api/jobs', { customerId: customer }, key), 201);
    expect(await kept(customer)).toEqual([2, api().clock.now().toISOString()]);
  });

  it('are updated for jobs of deleted customers', async () => {
    const customer = await makeCustomer(api(), 'Deleted');
    const first = await laterJob(customer);
    const second = await laterJob(customer);
    for (const { id } of [first, second])
      expectStatus(await admin.put(`/api/jobs/${id}`, { status: 'delivered' }), 200);
    expectStatus(await admin.delete(`/api/customers/${customer}`), 204);
    expect(await kept(customer)).toEqual([2, second.createdAt]);
    await remove(second.id);
    expect(await kept(customer)).toEqual([1, first.createdAt]);
    await move(first.id, null);
    expect(await kept(customer)).toEqual([0, null]);
  });

  it('are correct after many concurrent changes', async () => {
    const one = await makeCustomer(api(), 'Many');
    const other = await makeCustomer(api(), 'Many too');
    const jobs = await Promise.all(
      Array.from({ length: 16 }, (_, n) => laterJob(n % 2 === 0 ? one : other)),
    );
    expect([(await kept(one))[0], (await kept(other))[0]]).toEqual([8, 8]);
    await Promise.all(
      jobs.map(({ id }, n) => (n < 6 ? move(id, n % 2 === 0 ? other : one) : remove(id))),
    );
    expect([(await kept(one))[0], (await kept(other))[0]]).toEqual([3, 3]);
  });
});
