import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import {
  claimsOf,
  draftOf,
  invoiceOf,
  issue,
  makeBuyer,
  makeDelivered,
  makeDeliveredOn,
  readyCompany,
} from '../../../../../test/billing/invoices';
import { driverIdOf, expectStatus, makeJob } from '../../../../../test/records/jobs';
import { DraftClaims } from './draft/draft-claims';

const UNITS = [
  { year: 2024, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352', price: 450.25 },
  { make: 'Ford', vinLast8: 'AB123456', price: 549.75, poNumber: 'PO-2' },
];

describeHttpOnEachDatabase('Drafts of invoices', (api) => {
  let admin: Caller;
  let customerId: number;
  beforeAll(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    customerId = await makeBuyer(api(), 'Garage Bélanger');
  });
  const change = async (id: number, body: object) =>
    expectStatus(await admin.put(`/api/invoices/${id}`, body), 200);
  const post = (body: object) => admin.post('/api/invoices', body);

  test('bill each unit, with the charges of the job, in both languages', async () => {
    const jobId = await makeDelivered(api(), customerId, {
      ...{ vehicleUnitsData: UNITS, price: undefined, poNumber: 'PO-1' },
    });
    const waiting = {
      nameEn: 'Waiting',
      nameFr: 'Attente',
      unit: 'hour',
      quantity: 1.5,
      price: 95.01,
    };
    expectStatus(
      await admin.post(`/api/jobs/${jobId}/charges`, { ...waiting, taxable: true }),
      201,
    );
    const draft = await draftOf(api(), jobId);
    const told = ({ lines }: typeof draft) =>
      lines.map((line: typeof draft) => [
        line.kind,
        line.description,
        line.vin,
        line.poNumber,
        line.amount,
      ]);
    expect(told(draft)).toEqual([
      ['unit', 'Transport of 2024 Honda Civic', '1HGCM82633A004352', 'PO-1', 450.25],
      ['unit', 'Transport of Ford', 'AB123456', 'PO-2', 549.75],
      ['charge', 'Waiting', null, 'PO-1', 142.52],
    ]);
    // 1,142.52 × 13 % = 148.5276
    expect(draft).toMatchObject({ subtotal: 1142.52, tax: 148.53, total: 1291.05, problems: 0 });
    expect(draft.taxes).toEqual([
      { name: 'HST', province: 'ON', rate: 13, base: 1142.52, amount: 148.53 },
    ]);
    const french = await change(draft.id, { language: 'fr-CA' });
    expect(told(french).map(([, description]: string[]) => description)).toEqual([
      'Transport\u00a0: 2024 Honda Civic',
      'Transport\u00a0: Ford',
      'Attente',
    ]);
    expect(await claimsOf(api(), draft.id)).toHaveLength(3);
  });

  test.each([
    ['job', 2],
    ['month', 1],
  ])('are made for a customer invoiced by %s', async (gathering, count) => {
    const id = await makeBuyer(api(), `Invoiced by ${gathering}`);
    expectStatus(await admin.put(`/api/customers/${id}/billing`, { gathering }), 200);
    const jobIds = [await makeDelivered(api(), id), await makeDelivered(api(), id)];
    const make = (ids: readonly number[]) => admin.post('/api/invoices/drafts', { jobIds: ids });
    const { drafts } = expectStatus(await make(jobIds), 201) as {
      drafts: { jobs: { jobId: number }[] }[];
    };
    expect(drafts.flatMap(({ jobs }) => jobs.map(({ jobId }) => jobId))).toEqual(jobIds);
    expect(drafts).toHaveLength(count);
    // All or none.
    const fresh = await makeDelivered(api(), id);
    expectStatus(await make([fresh, ...jobIds]), 409);
    expectStatus(await make([fresh]), 201);
  });

  test('follow their jobs until they are issued', async () => {
    const jobId = await makeDelivered(api(), customerId);
    const draft = await draftOf(api(), jobId);
    expect(draft).toMatchObject({ status: 'draft', reference: null, subtotal: 1000, balance: 0 });
    expectStatus(await admin.put(`/api/jobs/${jobId}`, { price: 1200 }), 200);
    expect(await invoiceOf(api(), draft.id)).toMatchObject({ subtotal: 1200, tax: 156 });
    await issue(api(), draft.id);
    expectStatus(await admin.put(`/api/jobs/${jobId}`, { price: 1 }), 200);
    expect(await invoiceOf(api(), draft.id)).toMatchObject({ subtotal: 1200, tax: 156 });
  });

  test('list the problems that prevent their issue', async () => {
    const buyer = await makeBuyer(api(), 'No Address Motors', { address: null });
    expectStatus(await admin.put(`/api/customers/${buyer}/billing`, { poRequired: true }), 200);
    const first = await makeDelivered(api(), buyer, { poNumber: 'PO-1' });
    const second = await makeDelivered(api(), buyer, { price: null, dropoffProvince: null });
    const draft = await draftOf(api(), first, second);
    expect(draft.problemList).toEqual([
      { code: 'no_price', jobId: second, jobReference: expect.stringMatching(/^JOB-/) },
      { code: 'no_destination', jobId: second, jobReference: expect.any(String) },
      { code: 'po_missing', jobId: second, jobReference: expect.any(String) },
      { code: 'address_missing', jobId: null, jobReference: null },
    ]);
    const refused = await admin.post(`/api/invoices/${draft.id}/issue`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'invoice_incomplete', params: { count: 4 } });
    expect(await invoiceOf(api(), draft.id)).toMatchObject({ status: 'draft', version: 1 });
  });

  test('take bill-to, language and terms from the customer, then from the company', async () => {
    expectStatus(await admin.put('/api/company', { termsDays: 15, invoiceLanguage: 'fr' }), 200);
    const draft = await draftOf(api(), await makeDelivered(api(), customerId));
    expect(draft).toMatchObject({ language: 'fr-CA', termsDays: 15 });
    expect(draft.billTo).toMatchObject({ name: 'Garage Bélanger', address: '1 rue du Port' });
    const billing = {
      ...{ legalName: 'Bélanger inc.', address: 'C.P. 1', language: 'en', termsDays: 60 },
      exemptCertificate: 'EX-1',
    };
    expectStatus(await admin.put(`/api/customers/${customerId}/billing`, billing), 200);
    const told = await invoiceOf(api(), draft.id);
    expect(told).toMatchObject({
      language: 'en-CA',
      termsDays: 60,
      exemptCertificate: 'EX-1',
      tax: 0,
    });
    expect(told.billTo).toMatchObject({ name: 'Bélanger inc.', address: 'C.P. 1', city: null });
    expect(await change(draft.id, { termsDays: 0, language: 'fr-CA' })).toMatchObject({
      ...{ termsDays: 0, language: 'fr-CA' },
    });
    const nothing = Object.fromEntries(Object.keys(billing).map((name) => [name, null]));
    expectStatus(await admin.put(`/api/customers/${customerId}/billing`, nothing), 200);
    expectStatus(await admin.put('/api/company', { termsDays: null, invoiceLanguage: null }), 200);
  });

  test('are created only from delivered jobs of one customer', async () => {
    const other = await makeDelivered(api(), await makeBuyer(api(), 'Other Motors'));
    const own = await makeDelivered(api(), customerId);
    const open = await makeJob(api(), { customerId });
    const nobody = await makeJob(api(), { status: 'delivered', price: 5 });
    const gone = await makeDelivered(api(), customerId);
    expectStatus(await admin.delete(`/api/jobs/${gone}`), 204);
    const refusals = [
      [[own, other], 409, 'invoice_customers_differ'],
      [[own, open.id], 409, 'invoice_job_open'],
      [[nobody.id], 409, 'invoice_without_customer'],
      [[own, gone], 400, 'validation_failed'],
      [[own, 999_999], 400, 'validation_failed'],
      [[], 400, 'validation_failed'],
    ] as const;
    for (const [jobIds, status, code] of refusals) {
      const answer = await post({ jobIds });
      expect([jobIds, answer.status, answer.body.code]).toEqual([jobIds, status, code]);
    }
    expect(expectStatus(await post({ jobIds: [own, own] }), 201)).toMatchObject({ jobCount: 1 });
  });

  test('have exclusive claims on units and charges', async () => {
    const jobId = await makeDelivered(api(), customerId, {
      ...{ vehicleUnitsData: UNITS, price: undefined },
    });
    const first = await draftOf(api(), jobId);
    const refused = await post({ jobIds: [jobId] });
    expect([refused.status, refused.body.code]).toEqual([409, 'already_invoiced']);
    expect(refused.body.params).toEqual({
      job: first.jobs[0].jobReference,
      invoice: `#${String(first.id)}`,
    });
    const charge = { nameEn: 'Storage', unit: 'day', quantity: 2, price: 25, taxable: true };
    expectStatus(await admin.post(`/api/jobs/${jobId}/charges`, charge), 201);
    // The charge joins the draft.
    expectStatus(await post({ jobIds: [jobId] }), 409);
    expect(await invoiceOf(api(), first.id)).toMatchObject({ subtotal: 1050 });
    expectStatus(await admin.delete(`/api/invoices/${first.id}`), 204);
    expect((await admin.get(`/api/invoices/${first.id}`)).status).toBe(404);
    expect(await draftOf(api(), jobId)).toMatchObject({ subtotal: 1050 });
  });

  test('cannot claim parts of another draft, even if read before', async () => {
    const [one, two] = [
      await makeDelivered(api(), customerId),
      await makeDelivered(api(), customerId),
    ];
    const [first, second] = [await draftOf(api(), one), await draftOf(api(), two)];
    const claims = api().app.get(DraftClaims, { strict: false });
    const follow = api().transactions.run((tx) =>
      claims.follow(tx, second.id, [{ kind: 'job', subjectId: one }]),
    );
    await expect(follow).rejects.toMatchObject({
      code: 'already_invoiced',
      params: { job: first.jobs[0].jobReference, invoice: `#${String(first.id)}` },
    });
    expect(await claimsOf(api(), second.id)).toEqual([`job ${String(two)}`]);
  });

  test('change their header, jobs, carriage and corrections', async () => {
    const [one, two, three] = [
      await makeDelivered(api(), customerId),
      await makeDelivered(api(), customerId, { price: 500 }),
      await makeDelivered(api(), customerId, { price: 70, dropoffProvince: 'QC' }),
    ] as const;
    const draft = await draftOf(api(), one, two);
    const header = {
      invoiceDate: '2026-04-02',
      termsDays: 10,
      poNumber: 'PO-9',
      note: 'Merci\nbien',
    };
    expect(await change(draft.id, header)).toMatchObject({ ...header, version: 2 });
    expect(await change(draft.id, header)).toMatchObject({ version: 2 });
    const moved = await change(draft.id, { jobIds: [three, one] });
    expect(moved.jobs.map(({ jobId }: { jobId: number }) => jobId)).toEqual([three, one]);
    // 1,000 × 13 %; 70 × 5 % and × 9.975 %
    expect(moved).toMatchObject({ subtotal: 1070, tax: 140.48, poNumber: 'PO-9' });
    expect(await draftOf(api(), two)).toMatchObject({ subtotal: 500 });
    const interline = { carriages: [{ jobId: three, carriage: 'interline' }] };
    expect(await change(draft.id, interline)).toMatchObject({ tax: 130 });
    const corrections = [
      { description: 'Agreed discount', amount: -100.5, taxable: true, jobId: one },
      { description: 'Parking', amount: 12, taxable: false },
    ];
    const corrected = await change(draft.id, { corrections });
    // 899.50 × 13 % = 116.935
    expect(corrected).toMatchObject({ subtotal: 981.5, tax: 116.94, version: 5 });
    expect(corrected.lines.slice(-2)).toMatchObject([
      { kind: 'correction', description: 'Agreed discount', jobId: one, amount: -100.5 },
      { kind: 'correction', description: 'Parking', jobId: three, amount: 12 },
    ]);
    expect(await change(draft.id, { jobIds: [one], corrections: [] })).toMatchObject({ tax: 130 });
  });

  test('refuse impossible changes', async () => {
    const own = await makeDelivered(api(), customerId);
    const other = await makeDelivered(api(), await makeBuyer(api(), 'Yet Another Motors'));
    const draft = await draftOf(api(), own);
    const path = `/api/invoices/${draft.id}`;
    const carriages = [{ jobId: other, carriage: 'domestic' }];
    const correction = { description: 'x', amount: 1, taxable: true, jobId: other };
    const refusals = [
      [{ jobIds: [own, other] }, 409, undefined],
      [{ invoiceDate: '2016-09-30' }, 400, 'date_too_early'],
      [{ invoiceDate: '2027-04-02' }, 400, 'date_too_late'],
      [{ carriages }, 400, 'not_on_draft'],
      [{ corrections: [correction] }, 400, 'not_on_draft'],
    ] as const;
    for (const [body, status, code] of refusals) {
      const answer = await admin.put(path, body);
      expect([body, answer.status, answer.body.details?.[0].code]).toEqual([body, status, code]);
    }
    expect((await admin.put(path, { note: 'x' }, { 'If-Match': '"7"' })).status).toBe(412);
    expect((await admin.delete(path, { 'If-Match': '"7"' })).status).toBe(412);
    await issue(api(), draft.id);
    for (const answer of [await admin.put(path, { note: 'x' }), await admin.delete(path)])
      expect([answer.status, answer.body.code]).toEqual([409, 'invoice_issued']);
  });

  test('gather the jobs of a period, each once', async () => {
    const buyer = await makeBuyer(api(), 'Monthly Motors');
    const on = (at: string) => makeDeliveredOn(api(), buyer, at);
    // In the company's time zone the first is on 28 February and the last on 31 March.
    const before = await on('2026-03-01T04:59:59.999Z');
    const jobs = [await on('2026-03-01T05:00:00.000Z'), await on('2026-04-01T03:59:59.999Z')];
    const billed = await on('2026-03-10T12:00:00.000Z');
    expectStatus(await admin.patch(`/api/jobs/${billed}/billing`, { billingComplete: true }), 200);
    const march = { customerId: buyer, from: '2026-03-01', to: '2026-03-31' };
    const draft = expectStatus(await admin.post('/api/invoices/gathered', march), 201);
    expect(draft.jobs.map(({ jobId }: { jobId: number }) => jobId)).toEqual(jobs);
    expect(draft).toMatchObject({ periodFrom: '2026-03-01', periodTo: '2026-03-31' });
    const again = await admin.post('/api/invoices/gathered', march);
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_invoice']);
    expect(await draftOf(api(), before)).toMatchObject({ jobCount: 1 });
    const unknown = await admin.post('/api/invoices/gathered', { ...march, customerId: 999_999 });
    expect(unknown.body.code).toBe('nothing_to_invoice');
  });

  test('are logged in the activity', async () => {
    const jobId = await makeDelivered(api(), customerId);
    const draft = await draftOf(api(), jobId);
    await change(draft.id, { poNumber: 'PO-5', corrections: [] });
    expectStatus(await admin.delete(`/api/invoices/${draft.id}`), 204);
    const entries = expectStatus(await admin.get('/api/activity?resource=invoice&limit=3'), 200);
    const job = draft.jobs[0].jobReference;
    expect(entries).toMatchObject([
      { action: 'invoice.deleted', resourceId: draft.id, before: { customerId, jobs: [job] } },
      { action: 'invoice.changed', before: { poNumber: null }, after: { poNumber: 'PO-5' } },
      { action: 'invoice.drafted', after: { customerId, jobs: [job] } },
    ]);
  });

  test('are for the office only', async () => {
    const driver = await api().as('driver');
    expect(driverIdOf(api(), 'driver')).toBeGreaterThan(0);
    for (const path of ['', '/totals', '/billable-jobs', '/billable-customers', '/1'])
      expect((await driver.get(`/api/invoices${path}`)).status).toBe(403);
  });
});
