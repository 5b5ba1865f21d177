import { EMPTY_REPORT } from '@dispatch/domain/report/unit-report';
import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { expectStatus, makeDriverJob } from '../../../../../test/records/jobs';
import { resultsOf, tap } from '../../../../../test/reports/operations';

const FREE = { nameEn: 'Tolls', unit: 'each', quantity: 2, price: 10.25, taxable: false };

describeHttpOnEachDatabase('The charges of a job', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  beforeEach(async () => {
    await api().transactions.run((tx) => tx.manager.query('DELETE FROM job_charges'));
    await api().transactions.run((tx) => tx.manager.query('DELETE FROM price_list_items'));
  });

  const addItem = async (fields: object) =>
    expectStatus(
      await admin.post('/api/price-list', {
        ...{ nameEn: 'Winch', nameFr: 'Treuil', unit: 'each', price: 75, taxable: true },
        ...fields,
      }),
      201,
    );
  const makeJob = async (fields: object = { price: 800 }) =>
    (await makeDriverJob(api(), 'assigned', 'driver', fields)).id as number;
  const pathOf = (job: number) => `/api/jobs/${job}/charges`;
  const add = async (job: number, body: object) =>
    expectStatus(await admin.post(pathOf(job), body), 201);
  const chargesOf = async (job: number) => expectStatus(await admin.get(pathOf(job)), 200);
  const lastEntry = async (job: number) =>
    (await admin.get(`/api/jobs/${job}/activity?limit=1`)).body[0];

  test("are empty at first, with the job's price as the total", async () => {
    expect(await chargesOf(await makeJob())).toEqual({ charges: [], proposals: [], total: 800 });
    const unpriced = await makeJob({});
    expect(await chargesOf(unpriced)).toEqual({ charges: [], proposals: [], total: 0 });
  });

  test('are copied from the price list, and stay unchanged when it changes', async () => {
    const job = await makeJob();
    const item = await addItem({ nameEn: 'Waiting', nameFr: 'Attente', unit: 'hour', price: 85 });
    const charge = await add(job, { itemId: item.id, quantity: 1.5 });
    expect(charge).toEqual({
      id: charge.id,
      jobId: job,
      itemId: item.id,
      ...{ nameEn: 'Waiting', nameFr: 'Attente', unit: 'hour', price: 85, taxable: true },
      quantity: 1.5,
      amount: 127.5,
      createdAt: '2026-03-31T15:00:00.000Z',
      updatedAt: '2026-03-31T15:00:00.000Z',
      version: 1,
    });
    expectStatus(await admin.put(`/api/price-list/${item.id}`, { price: 1 }), 200);
    expectStatus(await admin.delete(`/api/price-list/${item.id}`), 204);
    expect(await chargesOf(job)).toEqual({ charges: [charge], proposals: [], total: 927.5 });
    const { body } = await admin.post(pathOf(job), { itemId: item.id });
    expect(body.details).toMatchObject([{ field: 'itemId', code: 'unknown_item' }]);
  });

  test('may differ from the price list, and have quantity one by default', async () => {
    const job = await makeJob();
    const { id } = await addItem({});
    const charge = await add(job, { itemId: id, price: 50, nameEn: 'Winch, agreed' });
    expect(charge).toMatchObject({
      ...{ nameEn: 'Winch, agreed', nameFr: 'Treuil', quantity: 1, price: 50, amount: 50 },
    });
  });

  test("may be free and in one language, and are logged in the job's history", async () => {
    const job = await makeJob();
    const before = (await admin.get(`/api/jobs/${job}`)).body;
    const charge = await add(job, FREE);
    expect(charge).toMatchObject({ ...FREE, nameFr: 'Tolls', itemId: null, amount: 20.5 });
    expect(await lastEntry(job)).toMatchObject({
      action: 'job.charge-added',
      before: null,
      after: { ...FREE, nameFr: 'Tolls' },
    });
    expect((await admin.get(`/api/jobs/${job}`)).body).toEqual(before);
  });

  test('in percent follow the price of the job, and are unknown without one', async () => {
    const job = await makeJob({});
    const fuel = await addItem({
      nameEn: 'Fuel',
      nameFr: 'Carburant',
      unit: 'percent',
      price: 12.5,
    });
    await add(job, { itemId: fuel.id });
    await add(job, FREE);
    expect(await chargesOf(job)).toMatchObject({ charges: [{ amount: null }, {}], total: 20.5 });
    expectStatus(await admin.put(`/api/jobs/${job}`, { price: 800 }), 200);
    expect(await chargesOf(job)).toMatchObject({ charges: [{ amount: 100 }, {}], total: 920.5 });
    expectStatus(await admin.put(`/api/jobs/${job}`, { price: 0.04 }), 200);
    // Calculated by hand: 12.5 % of four cents is half a cent.
    expect(await chargesOf(job)).toMatchObject({ charges: [{ amount: 0.01 }, {}], total: 20.55 });
  });

  test('change only the sent fields, and only for the present version', async () => {
    const job = await makeJob();
    const { id } = await add(job, FREE);
    const path = `${pathOf(job)}/${id}`;
    const changed = await admin.put(path, { quantity: 3 }, { 'If-Match': '"1"' });
    expect(changed.body).toMatchObject({ ...FREE, quantity: 3, amount: 30.75, version: 2 });
    expect(await lastEntry(job)).toMatchObject({
      action: 'job.charge-changed',
      before: { nameEn: 'Tolls', quantity: 2 },
      after: { quantity: 3 },
    });
    const stale = await admin.put(path, { quantity: 4 }, { 'If-Match': '"1"' });
    expect([stale.status, stale.body.current.quantity]).toEqual([412, 3]);
    expect((await admin.put(path, { quantity: 3 })).body.version).toBe(2);
    const other = await makeJob();
    expect((await admin.put(`${pathOf(other)}/${id}`, { quantity: 4 })).status).toBe(404);
  });

  test('are removed, and the history keeps them', async () => {
    const job = await makeJob();
    const { id } = await add(job, FREE);
    const path = `${pathOf(job)}/${id}`;
    expect((await admin.delete(path, { 'If-Match': '"2"' })).status).toBe(412);
    expectStatus(await admin.delete(path, { 'If-Match': '"1"' }), 204);
    expect(await chargesOf(job)).toMatchObject({ charges: [], total: 800 });
    expect(await lastEntry(job)).toMatchObject({
      action: 'job.charge-removed',
      before: FREE,
      after: null,
    });
    expect((await admin.delete(path)).status).toBe(404);
  });

  test('are proposed for each unit whose driver reported a winch, until they are charged', async () => {
    const vehicleUnitsData = [{ make: 'Kia' }, { make: 'Honda' }, { make: 'Ford' }];
    const job = await makeDriverJob(api(), 'assigned', 'driver', { price: 800, vehicleUnitsData });
    const winch = await addItem({ proposedBy: 'winch' });
    await addItem({ nameEn: 'Tolls', nameFr: 'Péages' });
    const driver = await api().as('driver');
    const [first, second, third] = job.jobVehicles as { id: number }[];
    const report = (unit: { id: number } | undefined, stage: string, running: string) =>
      tap(job.id, {
        ...{ type: 'report-unit', unitId: unit?.id, stage },
        report: { ...EMPTY_REPORT, running },
      });
    await resultsOf(driver, [
      report(first, 'pickup', 'needs-winch'),
      report(second, 'pickup', 'needs-winch'),
      report(third, 'pickup', 'runs'),
      report(third, 'delivery', 'needs-winch'),
    ]);
    const { id, createdAt, updatedAt, version, proposedBy, ...shown } = winch;
    expect([createdAt, updatedAt, version]).toEqual([updatedAt, createdAt, 1]);
    expect((await chargesOf(job.id)).proposals).toEqual([
      { itemId: id, reason: proposedBy, ...shown, quantity: 2, amount: 150 },
    ]);
    const charge = await add(job.id, { itemId: id, quantity: 2 });
    expect(await chargesOf(job.id)).toMatchObject({ proposals: [], total: 950 });
    expectStatus(await admin.delete(`${pathOf(job.id)}/${charge.id}`), 204);
    expect((await chargesOf(job.id)).proposals).toHaveLength(1);
  });

  test('are shown for cancelled jobs, but not for deleted ones', async () => {
    const job = await makeJob();
    await add(job, FREE);
    expectStatus(await admin.post(`/api/jobs/${job}/cancel`, { reason: 'customer' }), 200);
    expect((await chargesOf(job)).charges).toHaveLength(1);
    expect((await admin.post(pathOf(job), FREE)).status).toBe(404);
    const deleted = await makeJob();
    expectStatus(await admin.delete(`/api/jobs/${deleted}`), 204);
    expect((await admin.get(pathOf(deleted))).status).toBe(404);
    expect((await admin.get(pathOf(999_999))).status).toBe(404);
  });

  test.each([
    ['without a name', { ...FREE, nameEn: undefined }, 'nameEn', 'required'],
    ['without a price', { ...FREE, price: undefined }, 'price', 'required'],
    ['of nothing', { ...FREE, quantity: 0 }, 'quantity', 'not_quantity'],
    ['of four decimals', { ...FREE, quantity: 1.0005 }, 'quantity', 'not_quantity'],
    ['below nothing', { ...FREE, price: -1 }, 'price', 'not_money'],
    [
      'of a percentage twice',
      { ...FREE, unit: 'percent', price: 5 },
      'quantity',
      'quantity_of_percent',
    ],
    ['beyond all prices', { ...FREE, price: 5_000_000 }, 'quantity', 'too_large'],
    ['of an unknown item', { itemId: 999 }, 'itemId', 'unknown_item'],
  ])('are refused %s', async (_, body, field, code) => {
    const answer = await admin.post(pathOf(await makeJob()), body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toContainEqual(expect.objectContaining({ field, code }));
  });
});
