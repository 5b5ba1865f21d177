import { type Caller, describeHttp } from '../../../../../../test/app/http';
import {
  claimsOf,
  draftOf,
  issue,
  makeBuyer,
  makeDeliveredOn,
  readyCompany,
} from '../../../../../../test/billing/invoices';
import { expectStatus, makeJob } from '../../../../../../test/records/jobs';

describeHttp('The jobs still to be invoiced', (api) => {
  let admin: Caller;
  let belanger: number;
  let maple: number;
  let jobs: Record<'charged' | 'unpriced' | 'reported' | 'maple' | 'nobody' | 'split', number>;

  beforeAll(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    belanger = await makeBuyer(api(), 'Garage Bélanger');
    maple = await makeBuyer(api(), 'Atelier Maple');
    expectStatus(await admin.put(`/api/customers/${maple}/billing`, { gathering: 'month' }), 200);
    const on = (day: string, customerId: number, more: object = {}) =>
      makeDeliveredOn(api(), customerId, `2026-03-${day}T15:00:00.000Z`, more);
    const split = await on('05', belanger, {
      ...{ price: undefined, poNumber: 'SPLIT' },
      vehicleUnitsData: [
        { make: 'Honda', price: 300 },
        { make: 'Ford', price: 200 },
      ],
    });
    const draft = await draftOf(api(), split);
    const [claim] = await claimsOf(api(), draft.id);
    // One of two units is invoiced.
    await issue(api(), draft.id);
    const pending = { billingComplete: false };
    expectStatus(await admin.patch(`/api/jobs/${split}/billing`, pending), 200);
    await api().transactions.run((tx) =>
      tx.manager.query("DELETE FROM invoice_claims WHERE kind = 'unit' AND subjectId = ?", [
        Number(claim?.split(' ')[1]),
      ]),
    );
    jobs = {
      split,
      nobody: (await makeJob(api(), { status: 'delivered', price: 7 })).id as number,
      maple: await on('20', maple, { poNumber: 'MAPLE-1' }),
      reported: await on('15', belanger, { price: 400 }),
      unpriced: await on('10', belanger, { price: null }),
      charged: await on('01', belanger, { price: 250 }),
    };
    const percent = { nameEn: 'Fuel', unit: 'percent', price: 12.345, taxable: true };
    const waiting = { nameEn: 'Waiting', unit: 'hour', quantity: 1.5, price: 95.01, taxable: true };
    for (const charge of [percent, waiting])
      expectStatus(await admin.post(`/api/jobs/${jobs.charged}/charges`, charge), 201);
    expectStatus(
      await admin.patch(`/api/jobs/${jobs.reported}/billing`, { hasDriverReport: true }),
      200,
    );
    const billed = await on('02', belanger);
    expectStatus(await admin.patch(`/api/jobs/${billed}/billing`, { billingComplete: true }), 200);
    await draftOf(api(), await on('03', belanger));
    await makeJob(api(), { customerId: belanger, price: 9 });
    const deleted = await on('04', belanger);
    expectStatus(await admin.delete(`/api/jobs/${deleted}`), 204);
  });

  const list = async (query = '') =>
    expectStatus(await admin.get(`/api/invoices/billable-jobs?${query}`), 200);
  const idsOf = (found: { jobId: number }[]) => found.map(({ jobId }) => jobId);

  test('are the delivered jobs that are neither billed nor invoiced, oldest first', async () => {
    const { charged, split, unpriced, reported, maple: other, nobody } = jobs;
    expect(idsOf(await list())).toEqual([charged, split, unpriced, reported, other, nobody]);
    expect(idsOf(await list('order=desc'))).toEqual(
      [charged, split, unpriced, reported, other, nobody].reverse(),
    );
    expect(idsOf(await list(`customerId=${belanger}`))).toEqual([
      charged,
      split,
      unpriced,
      reported,
    ]);
    expect(idsOf(await list('q=maple'))).toEqual([other]);
    const page = await admin.get('/api/invoices/billable-jobs?limit=2&offset=3');
    expect(page.headers.get('X-Total-Count')).toBe('6');
    expect(idsOf(page.body)).toEqual([reported, other]);
  });

  test('show their amounts', async () => {
    const told = await list(`customerId=${belanger}`);
    // 250 + 12.345 % of it (30.8625) + 142.515
    expect(told[0]).toMatchObject({
      ...{ amount: 423.38, hasDriverReport: false, customerName: 'Garage Bélanger' },
      ...{ completedAt: '2026-03-01T15:00:00.000Z', pickupCity: 'Laval' },
    });
    expect(told[1]).toMatchObject({ jobId: jobs.split, amount: 300, vehicleCount: 2 });
    expect(told[2]).toMatchObject({ amount: null });
    expect(told[3]).toMatchObject({ amount: 400, hasDriverReport: true });
  });

  test('are summed by customer, consistent with the jobs', async () => {
    const customers = async (query = '') =>
      expectStatus(await admin.get(`/api/invoices/billable-customers?${query}`), 200);
    const told = await list(`customerId=${belanger}`);
    const amount = told.reduce(
      (sum: number, job: { amount: number | null }) => sum + (job.amount ?? 0),
      0,
    );
    const ofMaple = {
      ...{ customerId: maple, customerName: 'Atelier Maple', gathering: 'month' },
      ...{ jobs: 1, jobsWithoutPrice: 0, amount: 1000 },
    };
    const ofBelanger = {
      ...{ customerId: belanger, customerName: 'Garage Bélanger', gathering: 'job' },
      ...{ jobs: 4, jobsWithoutPrice: 1, amount: Math.round(amount * 100) / 100 },
    };
    expect(await customers()).toEqual([ofMaple, ofBelanger]);
    expect(await customers('gathering=month')).toEqual([ofMaple]);
    expect(await customers('gathering=week')).toEqual([]);
    expect(await customers('from=2026-03-11&to=2026-03-15')).toEqual([
      { ...ofBelanger, jobs: 1, jobsWithoutPrice: 0, amount: 400 },
    ]);
  });

  test('are counted', async () => {
    expect(expectStatus(await admin.get('/api/invoices/totals'), 200)).toMatchObject({
      billableJobs: 6,
    });
  });

  test('include the dry-run charge of a cancelled order until it is invoiced', async () => {
    const way = { pickupCity: 'Laval', pickupProvince: 'QC', dropoffProvince: 'ON' };
    const order = { customerId: maple, price: 900, poNumber: 'DRY-1', ...way };
    const { id } = await makeJob(api(), order);
    const { id: free } = await makeJob(api(), order);
    const cancel = async (job: number, body: object) =>
      expectStatus(await admin.post(`/api/jobs/${job}/cancel`, body), 200);
    const { cancellation } = await cancel(id, { reason: 'not-ready', dryRunCharge: 150.5 });
    await cancel(free, { reason: 'customer' });
    const due = { jobId: id, isCancelled: true, amount: 150.5 };
    expect(await list('q=dry-1')).toMatchObject([
      { ...due, completedAt: cancellation.cancelledAt, customerName: 'Atelier Maple' },
    ]);
    expect(idsOf(await list('order=desc'))[0]).toBe(id);
    const [month] = expectStatus(
      await admin.get('/api/invoices/billable-customers?gathering=month'),
      200,
    );
    expect(month).toMatchObject({ jobs: 2, amount: 1150.5 });
    const leaks = async () =>
      expectStatus(await admin.get('/api/money-leaks?kind=not-invoiced'), 200) as object[];
    expect(await leaks()).toContainEqual(expect.objectContaining({ jobId: id, amount: 150.5 }));

    const draft = await draftOf(api(), id);
    expect(draft.lines).toMatchObject([
      { kind: 'charge', jobId: id, description: 'Dry-run charge (order cancelled)', amount: 150.5 },
    ]);
    expect(draft.problems).toBe(0);
    expect(await list('q=dry-1')).toEqual([]);
    expect(await leaks()).not.toContainEqual(expect.objectContaining({ jobId: id }));
    const again = await admin.post('/api/invoices', { jobIds: [id] });
    expect([again.status, again.body.code]).toEqual([409, 'already_invoiced']);
    const none = await admin.post('/api/invoices', { jobIds: [free] });
    expect(none.status).toBe(400);

    expect(await issue(api(), draft.id)).toMatchObject({ status: 'issued', subtotal: 150.5 });
    expect(await list('q=dry-1')).toEqual([]);
    expectStatus(
      await admin.post(`/api/invoices/${draft.id}/credit-notes`, { reason: 'The yard was open' }),
      201,
    );
    expect(await list('q=dry-1')).toMatchObject([due]);
  });
});
