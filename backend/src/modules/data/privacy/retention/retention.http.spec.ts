import { issueInvoice, setUpCompany } from '../../../../../test/billing/billed-job';
import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { expectStatus, makeCustomer, makeDriverJob } from '../../../../../test/records/jobs';
import { expectReportsKept } from '../../../../../test/records/reported';
import { jpeg, takePhoto } from '../../../../../test/reports/photos';
import { sign } from '../../../../../test/reports/signatures';
import { checkReports } from '../../../drivers/signatures/check-reports';
import { keepRetention } from './keep-retention';

const LATER = '2035-06-15T07:00:00.000Z';

describeHttpOnEachDatabase('Retention', (api) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const preview = async (query = '') => {
    const list = expectStatus(await admin.get(`/api/privacy/retention/preview${query}`), 200);
    return new Map<string, { due: number; months: number | null; oldest: string | null }>(
      list.map((one: { kind: string }) => [one.kind, one]),
    );
  };

  test('keeps everything but expired sessions until an admin chooses periods', async () => {
    const settings = expectStatus(await admin.get('/api/privacy/retention'), 200);
    expect(settings).toEqual({
      ...{ deliveredJobs: null, photos: null, signatures: null, activity: null, sessions: null },
      ...{ sentMails: null, deletedCustomers: null, deletedUsers: null },
      ...{ lastRunOn: null, updatedAt: null, version: 1 },
    });
    const due = await preview();
    expect([...due.values()].filter(({ months }) => months !== null)).toMatchObject([
      { kind: 'sessions', months: 0 },
    ]);
    expect(await keepRetention(api().core)).toBe(0);
  });

  test('rejects less than the law requires, and a stale change', async () => {
    const less = await admin.put('/api/privacy/retention', { deliveredJobs: 71 });
    expect(less).toMatchObject({
      status: 400,
      body: { details: [{ field: 'deliveredJobs', code: 'out_of_range', params: { min: 72 } }] },
    });
    expect((await admin.get('/api/privacy/retention/preview?photos=3')).status).toBe(400);
    const stale = await admin.put('/api/privacy/retention', { photos: 24 }, { 'If-Match': '"7"' });
    expect(stale.status).toBe(412);
    const driver = await api().as('driver');
    expect((await driver.put('/api/privacy/retention', { photos: 24 })).status).toBe(403);
  });

  test('deletes old records without changing any total', async () => {
    await setUpCompany(admin);
    const billed = { address: '1 rue Une', city: 'Laval' };
    const customerId = await makeCustomer(api(), 'Garage', billed);
    const { invoiceId } = await issueInvoice(admin, customerId, 1000);
    const { id: jobId, jobVehicles } = await makeDriverJob(api(), 'in-transit', 'driver', {
      ...{ price: 500, pickupCity: 'Laval', pickupContactName: 'Old Contact' },
      ...{ pickupPostalCode: 'H7A 1A1', dropoffCity: 'Ottawa', dropoffPostalCode: 'K1A 0B1' },
      ...{ vehicleUnitsData: [{ make: 'Kia' }], specialInstructions: 'Ring twice' },
    });
    await takePhoto(api(), { job: jobId, unit: jobVehicles[0].id }, { content: await jpeg() });
    await sign(api(), jobId, 'delivery');
    expectStatus(await admin.put(`/api/jobs/${jobId}`, { status: 'delivered' }), 200);
    const gone = await makeCustomer(api(), 'Gone Motors', { email: 'gone@example.com' });
    expectStatus(await admin.delete(`/api/customers/${gone}`), 204);

    api().clock.set(LATER);
    admin = await api().signIn('admin');
    const young = expectStatus(
      await admin.post('/api/jobs', { specialInstructions: 'Ring once', price: 1 }),
      201,
    );
    expectStatus(await admin.put(`/api/jobs/${young.id}`, { status: 'delivered' }), 200);
    const sums = async () => ({
      stats: expectStatus(await admin.get('/api/stats'), 200),
      billing: expectStatus(await admin.get('/api/jobs/billing-summary'), 200),
      invoices: expectStatus(await admin.get('/api/invoices/totals'), 200),
      revenue: expectStatus(await admin.get('/api/stats/revenue-per-month'), 200),
      invoice: expectStatus(await admin.get(`/api/invoices/${invoiceId}`), 200).total,
      leaks: expectStatus(await admin.get('/api/receivables'), 200),
    });
    const before = await sums();
    const months = {
      ...{ deliveredJobs: 84, photos: 24, signatures: 84, activity: 36, sessions: 1 },
      ...{ sentMails: 12, deletedCustomers: 72, deletedUsers: 6 },
    };
    const tried = await preview('?deliveredJobs=84&photos=24&deletedCustomers=72');
    expect(tried.get('photos')).toMatchObject({ due: 1, months: 24 });
    expect(tried.get('deliveredJobs')?.due).toBe(1);
    expect(tried.get('deletedCustomers')?.due).toBe(1);
    expect(tried.get('activity')).toMatchObject({ due: 0, months: null });
    const saved = await admin.put('/api/privacy/retention', months, { 'If-Match': '"1"' });
    expect(expectStatus(saved, 200)).toMatchObject({ ...months, version: 2 });
    const due = await preview();
    expect(due.get('signatures')?.due).toBe(1);

    await expectReportsKept(api().database);
    expect(await keepRetention(api().core)).toBeGreaterThan(5);
    for (const [kind, { due: left }] of await preview())
      expect({ kind, left }).toEqual({ kind, left: 0 });
    expect(await sums()).toEqual(before);
    await expectReportsKept(api().database);
    expect(expectStatus(await admin.get(`/api/jobs/${jobId}`), 200)).toMatchObject({
      ...{ price: 500, pickupCity: 'Laval', pickupContactName: null, specialInstructions: null },
    });
    expect(expectStatus(await admin.get(`/api/jobs/${jobId}/photos`), 200)).toEqual([]);
    expect(expectStatus(await admin.get(`/api/jobs/${young.id}`), 200)).toMatchObject({
      specialInstructions: 'Ring once',
    });
    const signed = expectStatus(await admin.get(`/api/jobs/${jobId}/signatures`), 200);
    expect(signed).toEqual({ signatures: [], faults: [] });
    const { faults } = await checkReports(
      (sql, values) => api().database.query(sql, values),
      api().core.storage,
    );
    expect(faults).toEqual([]);
    const [erased] = expectStatus(await admin.get('/api/privacy/erasures'), 200);
    expect(erased).toMatchObject({
      ...{ kind: 'customer', recordId: gone, reason: 'kept-long-enough', requestedBy: null },
      finishedAt: LATER,
    });
    const { lastRunOn } = expectStatus(await admin.get('/api/privacy/retention'), 200);
    expect(lastRunOn).toBe('2035-06-15');
    expect(await keepRetention(api().core)).toBe(0);
  });
});
