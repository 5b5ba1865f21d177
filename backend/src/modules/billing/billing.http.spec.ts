import { describeHttpOnEachDatabase } from '../../../test/app/http';
import { activityOf, expectStatus, makeCustomer, makeJob } from '../../../test/records/jobs';

describeHttpOnEachDatabase('Billing', (api) => {
  async function patch(id: number, body: unknown) {
    return (await api().as('admin')).patch(`/api/jobs/${id}/billing`, body);
  }

  test('sets and clears the report and billing flags', async () => {
    const job = await makeJob(api(), { status: 'delivered' });
    const steps = [
      [{ hasDriverReport: true }, { hasDriverReport: true, billingComplete: false }],
      [{ billingComplete: true }, { hasDriverReport: true, billingComplete: true }],
      [{ billingComplete: false }, { hasDriverReport: true, billingComplete: false }],
      [
        { hasDriverReport: false, billingComplete: true },
        { hasDriverReport: false, billingComplete: true },
      ],
    ];
    for (const [sent, expected] of steps)
      expect(expectStatus(await patch(job.id, sent), 200)).toMatchObject(expected ?? {});
    const answer = await patch(job.id, { hasDriverReport: false });
    expect(answer.headers.get('etag')).toBe('"5"');
    expect((await activityOf(api(), job.id)).slice(1)).toMatchObject([
      {
        action: 'job.billing-changed',
        before: { hasDriverReport: false },
        after: { hasDriverReport: true },
      },
      { action: 'job.billing-changed', after: { billingComplete: true } },
      { action: 'job.billing-changed', after: { billingComplete: false } },
      {
        action: 'job.billing-changed',
        before: { hasDriverReport: true, billingComplete: false },
        after: { hasDriverReport: false, billingComplete: true },
      },
    ]);
  });

  test('jobs with a missing report are found until it is received', async () => {
    const customerId = await makeCustomer(api(), 'Reportless Motors');
    const make = (status: string) => makeJob(api(), { customerId, status });
    const [first, second] = [await make('delivered'), await make('delivered')];
    await make('in-transit');
    expectStatus(await patch(second.id, { billingComplete: true }), 200);
    const admin = await api().as('admin');
    const found = async (path: string) => {
      const answer = await admin.get(`/api/jobs${path}&customerId=${customerId}`);
      const ids = expectStatus(answer, 200).map(({ id }: { id: number }) => id);
      expect(answer.headers.get('x-total-count') ?? String(ids.length)).toBe(String(ids.length));
      return ids;
    };
    expect(await found('?report=missing')).toEqual([second.id, first.id]);
    expect(await found('/completed?limit=50&report=missing')).toEqual([second.id, first.id]);
    expect(await found('/completed?limit=50&report=missing&billing=all')).toEqual([]);
    expectStatus(await patch(first.id, { hasDriverReport: true }), 200);
    expect(await found('/completed?limit=50&report=missing')).toEqual([second.id]);
    expect(await found('/active?report=missing')).toEqual([]);
    const all = await admin.get('/api/jobs/completed?limit=1&report=missing');
    const missing = await admin.get('/api/jobs/completed?report=missing');
    expect(all.headers.get('x-total-count')).toBe(String(expectStatus(missing, 200).length));
    expect((await admin.get('/api/jobs?report=received')).status).toBe(400);
  });

  test.each(['pending', 'picked-up', 'in-transit'])('is not for %s jobs', async (status) => {
    const job = await makeJob(api(), { status });
    const answer = await patch(job.id, { hasDriverReport: true });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_delivered' } });
    expect(answer.body.message).toContain(`'${status}'`);
  });

  test.each([{}, { hasDriverReport: null }, { hasDriverReport: 'true' }, { price: 1 }])(
    'refuses %j',
    async (body) => {
      const job = await makeJob(api(), { status: 'delivered' });
      expect(await patch(job.id, body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );

  test('returns 404 for an unknown number', async () => {
    expect(await patch(999_999, { hasDriverReport: true })).toMatchObject({ status: 404 });
  });
});

describeHttpOnEachDatabase('The billing summary and lists', (api) => {
  test('count and sum exactly the delivered jobs with the report', async () => {
    const admin = await api().as('admin');
    const get = async (path: string) => expectStatus(await admin.get(path), 200);
    expect(await get('/api/jobs/billing-summary')).toEqual({
      pending: 0,
      complete: 0,
      totalRevenue: 0,
      pendingRevenue: 0,
      found: null,
    });

    const made: number[] = [];
    const make = async (price: number | null, flags: object | null) => {
      api().clock.advance(60_000);
      const { id } = await makeJob(api(), { status: 'delivered', price });
      if (flags !== null) expectStatus(await admin.patch(`/api/jobs/${id}/billing`, flags), 200);
      made.push(id);
      return id;
    };
    const first = await make(0.1, { hasDriverReport: true });
    const priceless = await make(null, { hasDriverReport: true });
    const billed = await make(9_999_999.99, { hasDriverReport: true, billingComplete: true });
    const other = await make(9_999_999.99, { hasDriverReport: true, billingComplete: true });
    const cents = await make(0.2, { hasDriverReport: true });
    await make(500, null);
    await make(500, { billingComplete: true });
    const deleted = await make(500, { hasDriverReport: true });
    expectStatus(await admin.delete(`/api/jobs/${deleted}`), 204);
    const reopened = await make(500, { hasDriverReport: true });
    expectStatus(await admin.put(`/api/jobs/${reopened}`, { status: 'in-transit' }), 200);

    expect(await get('/api/jobs/billing-summary')).toEqual({
      pending: 3,
      complete: 2,
      totalRevenue: 20_000_000.28,
      pendingRevenue: 0.3,
      found: null,
    });

    const listed = async (billing: string) =>
      ((await get(`/api/jobs?billing=${billing}`)) as { id: number }[]).map(({ id }) => id);
    expect(await listed('pending')).toEqual([cents, priceless, first]);
    expect(await listed('complete')).toEqual([other, billed]);
    expect(await listed('all')).toEqual([cents, other, billed, priceless, first]);
    expect(await admin.get('/api/jobs?billing=some')).toMatchObject({ status: 400 });
  });

  test('sum only the billing jobs that a search matches', async () => {
    const admin = await api().as('admin');
    const make = async (price: number | null, pickupCity: string, billingComplete: boolean) => {
      const { id } = await makeJob(api(), { status: 'delivered', price, pickupCity });
      const flags = { hasDriverReport: true, billingComplete };
      expectStatus(await admin.patch(`/api/jobs/${id}/billing`, flags), 200);
      return id;
    };
    await make(1200.1, 'Rimouski', false);
    const other = await make(0.2, 'Rimouski', false);
    await make(null, 'Rimouski', false);
    await make(700, 'Rimouski', true);
    await make(300, 'Oshawa', false);
    const found = async (q: string) => {
      const answer = await admin.get(`/api/jobs/billing-summary?q=${q}`);
      return (expectStatus(answer, 200) as { found: unknown }).found;
    };
    expect(await found('rimouski')).toEqual({ jobs: 3, amount: 1200.3 });
    expect(await found('r')).toEqual({ jobs: 0, amount: 0 });
    expect(await found('nowhere')).toEqual({ jobs: 0, amount: 0 });
    const all = expectStatus(await admin.get('/api/jobs/billing-summary?q=job'), 200);
    expect(all).toMatchObject({ found: { amount: all.pendingRevenue, jobs: all.pending } });
    expectStatus(await admin.patch(`/api/jobs/${other}/billing`, { billingComplete: true }), 200);
    expect(await found('rimouski')).toEqual({ jobs: 2, amount: 1200.1 });
  });
});
