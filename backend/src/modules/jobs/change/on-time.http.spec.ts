import { expectCustomersKept } from '../../../../test/records/customer-totals';
import { expectDeliveredKept } from '../../../../test/records/delivered';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
} from '../../../../test/records/jobs';
import { complete, moveTo, resultsOf } from '../../../../test/reports/operations';
import { plannedSteps } from '../../../database/schema/migration';
import { ON_TIME } from '../../../database/schema/migrations/0009-on-time';

/** Half an hour before midnight in Toronto, and half an hour after it. */
const LATE_ON_31 = '2026-04-01T03:30:00.000Z';
const EARLY_ON_1 = '2026-04-01T04:30:00.000Z';
const ASSIGNED = '2026-04-01T02:00:00.000Z';
const ON_31 = { preferredPickupDate: '2026-03-31' };

describeHttpOnEachDatabase('The counts of delivered jobs picked up on time', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    api().clock.set(LATE_ON_31);
    admin = await api().as('admin');
  });
  beforeEach(() => api().clock.set(LATE_ON_31));

  const change = async (id: number, body: object) =>
    expectStatus(await admin.put(`/api/jobs/${id}`, body), 200);

  /** Counts on time and promised, after a check of all stored counts against the jobs. */
  async function kept(member: 'driver' | 'otherDriver' = 'driver'): Promise<[number, number]> {
    await expectDeliveredKept(api().database);
    await expectCustomersKept(api().database);
    const driver = await admin.get(`/api/drivers/${driverIdOf(api(), member)}`);
    const { onTimeJobs, promisedJobs } = expectStatus(driver, 200);
    return [onTimeJobs, promisedJobs];
  }

  /** How much a step adds to both counts. */
  async function adds(step: () => Promise<unknown>): Promise<[number, number]> {
    const [onTime, promised] = await kept();
    await step();
    const [after, all] = await kept();
    return [after - onTime, all - promised];
  }

  async function deliver(body: object = ON_31, at = LATE_ON_31): Promise<number> {
    const { id } = await makeDriverJob(api(), 'assigned', 'driver', body);
    api().clock.set(at);
    await change(id, { status: 'in-transit' });
    await change(id, { status: 'delivered' });
    return id as number;
  }

  it.each([
    ['on its day, by the clocks of the company', ON_31, LATE_ON_31, [1, 1]],
    ['before its day', { preferredPickupDate: '2026-04-02' }, LATE_ON_31, [1, 1]],
    ['on the day after', ON_31, EARLY_ON_1, [0, 1]],
    ['without a day', {}, LATE_ON_31, [0, 0]],
  ])('include a job that was picked up %s', async (_, body, at, counts) => {
    expect(await adds(() => deliver(body, at))).toEqual(counts);
  });

  it("use the time of the driver's tap", async () => {
    const { id } = await makeDriverJob(api(), 'assigned', 'driver', ON_31);
    api().clock.set(EARLY_ON_1);
    const taps = ['in-transit', 'delivered'].map((status) => ({
      ...moveTo(id, status),
      ...(status === 'delivered' && { type: 'complete', status: undefined }),
      tappedAt: LATE_ON_31,
    }));
    const driver = await api().as('driver');
    expect(await adds(() => resultsOf(driver, taps, EARLY_ON_1))).toEqual([1, 1]);
  });

  it.each([
    ['at the tap', '2026-04-01T03:00:00.000Z', '2026-04-01T03:00:00.000Z'],
    ['at the assignment where the tap was earlier', '2026-03-20T12:00:00.000Z', ASSIGNED],
  ])('date a delivery that a phone sent later %s', async (_, tappedAt, completedAt) => {
    api().clock.set('2026-04-01T01:00:00.000Z');
    const { id } = await makeDriverJob(api(), 'in-transit', 'otherDriver');
    api().clock.set(ASSIGNED);
    await change(id, { driverId: driverIdOf(api(), 'driver') });
    api().clock.set(EARLY_ON_1);
    const taps = [{ ...complete(id), tappedAt }];
    const [result] = await resultsOf(await api().as('driver'), taps, EARLY_ON_1);
    expect(result.job).toMatchObject({ status: 'delivered', completedAt });
    await kept();
  });

  it('leave out a job that was never marked as loaded', async () => {
    const { id } = await makeDriverJob(api(), 'assigned', 'driver', ON_31);
    expect(await adds(() => change(id, { status: 'delivered' }))).toEqual([0, 0]);
    expect(await adds(() => makeDriverJob(api(), 'delivered', 'driver', ON_31))).toEqual([0, 0]);
  });

  it('include a job created in transit', async () => {
    const { id } = await makeDriverJob(api(), 'in-transit', 'driver', ON_31);
    expect(await adds(() => change(id, { status: 'delivered' }))).toEqual([1, 1]);
  });

  it('drop a pickup that was undone', async () => {
    const { id } = await makeDriverJob(api(), 'assigned', 'driver', ON_31);
    await change(id, { status: 'picked-up' });
    await change(id, { status: 'assigned' });
    api().clock.set(EARLY_ON_1);
    await change(id, { status: 'in-transit' });
    expect(await adds(() => change(id, { status: 'delivered' }))).toEqual([0, 1]);
  });

  it('follow a delivered job through every change', async () => {
    const id = await deliver();
    expect(await adds(() => change(id, { preferredPickupDate: '2026-03-30' }))).toEqual([-1, 0]);
    expect(await adds(() => change(id, { preferredPickupDate: null }))).toEqual([0, -1]);
    expect(await adds(() => change(id, ON_31))).toEqual([1, 1]);
    const bill = () => admin.patch(`/api/jobs/${id}/billing`, { hasDriverReport: true });
    expect(await adds(bill)).toEqual([0, 0]);
    expect(await adds(() => change(id, { status: 'in-transit' }))).toEqual([-1, -1]);
    api().clock.set(EARLY_ON_1);
    expect(await adds(() => change(id, { status: 'delivered' }))).toEqual([1, 1]);
    const other = { driverId: driverIdOf(api(), 'otherDriver') };
    expect(await adds(() => change(id, other))).toEqual([-1, -1]);
    expect(await kept('otherDriver')).toEqual([1, 1]);
    expectStatus(await admin.delete(`/api/jobs/${id}`), 204);
    expect(await kept('otherDriver')).toEqual([0, 0]);
  });

  it('keep the pickup of a job that was cancelled and reinstated', async () => {
    const { id } = await makeDriverJob(api(), 'in-transit', 'driver', ON_31);
    api().clock.set(EARLY_ON_1);
    expectStatus(await admin.post(`/api/jobs/${id}/cancel`, { reason: 'customer' }), 200);
    expectStatus(await admin.post(`/api/jobs/${id}/reinstate`, {}), 200);
    expect(await adds(() => change(id, { status: 'delivered' }))).toEqual([1, 1]);
  });

  it('include deliveries by the end of the hours at the drop-off', async () => {
    const places = { dropoffCity: 'Calgary', dropoffProvince: 'AB' };
    const wanted = { ...places, preferredDeliveryDate: '2026-04-01', dropoffUntil: '4 pm' };
    const deliveries = async (): Promise<[number, number]> => {
      await kept();
      const driver = await admin.get(`/api/drivers/${driverIdOf(api(), 'driver')}`);
      const { onTimeDeliveries, promisedDeliveries } = expectStatus(driver, 200);
      return [onTimeDeliveries, promisedDeliveries];
    };
    const [onTime, promised] = await deliveries();
    const made = await makeDriverJob(api(), 'in-transit', 'driver', wanted);
    expect(made).toMatchObject({ dropoffUntil: '16:00', deliverBy: '2026-04-01T22:00:59.999Z' });
    await change(made.id, { status: 'delivered', completedAt: '2026-04-01T22:00:30Z' });
    expect(await deliveries()).toEqual([onTime + 1, promised + 1]);
    await change(made.id, { dropoffProvince: 'ON', dropoffCity: 'Toronto' });
    expect(await deliveries()).toEqual([onTime, promised + 1]);
    await change(made.id, { preferredDeliveryDate: null });
    expect(await deliveries()).toEqual([onTime, promised]);
  });

  it('refuse hours that end before they start, also with those that are stored', async () => {
    const { id } = await makeDriverJob(api(), 'assigned', 'driver', { pickupFrom: '10:00' });
    const refused = await admin.put(`/api/jobs/${id}`, { pickupUntil: '9:30' });
    expect(refused.body).toMatchObject({
      details: [{ field: 'pickupUntil', code: 'window_reversed' }],
    });
    await change(id, { pickupUntil: '10:30' });
  });

  it('are kept for customers too, with any driver', async () => {
    const [one, other] = [await makeCustomer(api(), 'One'), await makeCustomer(api(), 'Other')];
    const punctuality = async (customerId: number) => {
      await kept();
      const customer = await admin.get(`/api/customers/${customerId}`);
      const { onTimeJobs, promisedJobs } = expectStatus(customer, 200);
      return [onTimeJobs, promisedJobs];
    };
    const id = await deliver({ ...ON_31, customerId: one });
    await deliver({ ...ON_31, customerId: one }, EARLY_ON_1);
    expect(await punctuality(one)).toEqual([1, 2]);
    await change(id, { customerId: other });
    expect([await punctuality(one), await punctuality(other)]).toEqual([
      [0, 1],
      [1, 1],
    ]);
    await change(id, { customerId: null });
    expect(await punctuality(other)).toEqual([0, 0]);
  });

  it('stay correct after many concurrent changes', async () => {
    const customerId = await makeCustomer(api(), 'Many');
    const jobs = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        makeDriverJob(api(), 'in-transit', 'driver', {
          customerId,
          preferredPickupDate: n % 3 === 0 ? '2026-03-30' : '2026-03-31',
        }),
      ),
    );
    const all = () => Promise.all(jobs.map(({ id }) => change(id, { status: 'delivered' })));
    expect(await adds(all)).toEqual([8, 12]);
  });

  it('are migrated for existing jobs, as far as the history allows', async () => {
    await deliver(ON_31, '2026-04-01T02:00:00.000Z');
    const late = await deliver(ON_31, '2026-04-01T14:00:00.000Z');
    const skipped = await makeDriverJob(api(), 'delivered', 'driver', ON_31);
    const { transactions, database } = api();
    type Day = { id: number; pickedUpOn: string | null };
    const days = () => database.query<Day>('SELECT id, pickedUpOn FROM jobs ORDER BY id');
    const known = await days();
    await transactions.run(async (tx) => {
      await tx.manager.query('UPDATE jobs SET pickedUpOn = NULL');
      await tx.manager.query('UPDATE delivered_totals SET promised = 7, onTime = 7');
      await tx.manager.query('UPDATE customer_totals SET promised = 7, onTime = 7');
      // All steps except the columns, which exist already.
      for (const { sql } of plannedSteps([ON_TIME], database.engine))
        if (!sql.startsWith('ALTER')) await tx.manager.query(sql);
    });
    await kept();
    // Within hours of midnight the migration uses the day before.
    const filled = (row: Day): Day =>
      row.pickedUpOn === '2026-04-01' && row.id !== late
        ? { ...row, pickedUpOn: '2026-03-31' }
        : row;
    expect(await days()).toEqual(known.map(filled));
    const dayOf = new Map((await days()).map(({ id, pickedUpOn }) => [id, pickedUpOn]));
    expect([dayOf.get(late), dayOf.get(skipped.id)]).toEqual(['2026-04-01', null]);
  });
});
