import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import {
  claimsOf,
  COMPANY,
  draftOf,
  invoiceOf,
  issue,
  makeBuyer,
  makeDelivered,
  makeInvoice,
  numbersOf,
  readyCompany,
} from '../../../../../test/billing/invoices';
import { activityOf, expectStatus } from '../../../../../test/records/jobs';

describeHttpOnEachDatabase('Issuing an invoice', (api) => {
  let admin: Caller;
  let customerId: number;
  beforeAll(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    customerId = await makeBuyer(api(), 'Garage Bélanger');
  });

  test('assigns a number and dates, and stores the content permanently', async () => {
    const draft = await draftOf(api(), await makeDelivered(api(), customerId));
    const issued = await issue(api(), draft.id);
    expect(issued).toMatchObject({
      ...{ status: 'issued', reference: 'INV-000001', issuedBy: 'Ada Admin', version: 2 },
      ...{ invoiceDate: '2026-03-31', dueDate: '2026-04-30', termsDays: 30, language: 'en-CA' },
      ...{ issuedAt: '2026-03-31T15:00:00.000Z', pdfHash: null, problems: 0 },
      ...{ subtotal: 1000, tax: 130, total: 1130, paid: 0, credited: 0, balance: 1130 },
    });
    expect(issued.lines).toMatchObject([{ id: expect.any(Number), amount: 1000 }]);
    const { id: _, ...line } = issued.lines[0];
    expect({ ...line, id: null }).toEqual(draft.lines[0]);
    expect(issued.taxes).toEqual(draft.taxes);
    expectStatus(await admin.put(`/api/customers/${customerId}`, { name: 'Bélanger' }), 200);
    expectStatus(await admin.put('/api/company', { gstNumber: null, invoicePrefix: 'FAC' }), 200);
    expect((await invoiceOf(api(), draft.id)).billTo.name).toBe('Garage Bélanger');
    const [kept] = await api().database.query<{ parties: string }>(
      'SELECT parties FROM invoices WHERE number = 1',
    );
    expect(JSON.parse(kept?.parties ?? '{}').seller).toMatchObject({
      ...{ name: COMPANY.legalName, gstNumber: COMPANY.gstNumber, city: 'Québec' },
    });
    expectStatus(await admin.put('/api/company', { gstNumber: COMPANY.gstNumber }), 200);
    expect((await makeInvoice(api(), customerId)).reference).toBe('FAC-000002');
    expectStatus(await admin.put('/api/company', { invoicePrefix: null }), 200);
  });

  test('prints the company’s texts in its language, or the other one where that is blank', async () => {
    const texts = { interestText: 'Interest', interestTextFr: 'Intérêts', remittance: 'Cheque' };
    expectStatus(await admin.put('/api/company', texts), 200);
    const buyer = await makeBuyer(api(), 'Garage Français');
    expectStatus(await admin.put(`/api/customers/${buyer}/billing`, { language: 'fr' }), 200);
    const { id } = await makeInvoice(api(), buyer);
    const english = await makeInvoice(api(), customerId);
    const sellers = await api().database.query<{ parties: string }>(
      'SELECT parties FROM invoices WHERE id IN (?, ?) ORDER BY id',
      [id, english.id],
    );
    expect(sellers.map(({ parties }) => JSON.parse(parties).seller)).toMatchObject([
      { interestText: 'Intérêts', remittance: 'Cheque' },
      { interestText: 'Interest', remittance: 'Cheque' },
    ]);
  });

  test('marks Billing Complete on its jobs only, and the activity names the invoice', async () => {
    const [one, two] = [
      await makeDelivered(api(), customerId),
      await makeDelivered(api(), customerId),
    ];
    expectStatus(await admin.patch(`/api/jobs/${two}/billing`, { billingComplete: true }), 200);
    const { version } = expectStatus(await admin.get(`/api/jobs/${two}`), 200);
    const { reference } = await issue(api(), (await draftOf(api(), one, two)).id);
    expect(expectStatus(await admin.get(`/api/jobs/${one}`), 200)).toMatchObject({
      ...{ billingComplete: true, hasDriverReport: false, version: 2 },
    });
    expect((await activityOf(api(), one)).at(-1)).toMatchObject({
      ...{ action: 'job.billing-changed', before: { billingComplete: false } },
      after: { billingComplete: true, invoice: reference },
    });
    expect(expectStatus(await admin.get(`/api/jobs/${two}`), 200).version).toBe(version);
  });

  test('uses the draft’s own date and terms', async () => {
    const draft = await draftOf(api(), await makeDelivered(api(), customerId));
    const own = { invoiceDate: '2026-03-15', termsDays: 10, note: 'Merci', poNumber: 'PO-3' };
    expectStatus(await admin.put(`/api/invoices/${draft.id}`, own), 200);
    expect(await issue(api(), draft.id)).toMatchObject({
      ...{ ...own, dueDate: '2026-03-25', overdueDays: 6 },
    });
  });

  test('marks a zero invoice as paid at once', async () => {
    const invoice = await makeInvoice(api(), customerId, { price: 0 });
    expect(invoice).toMatchObject({ status: 'paid', total: 0, balance: 0 });
  });

  test('keeps corrections after the lines of jobs', async () => {
    const draft = await draftOf(api(), await makeDelivered(api(), customerId));
    const corrections = [{ description: 'Discount', amount: -1000, taxable: true }];
    expectStatus(await admin.put(`/api/invoices/${draft.id}`, { corrections }), 200);
    const issued = await issue(api(), draft.id);
    expect(issued.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      'transport',
      'correction',
    ]);
    expect(issued).toMatchObject({ status: 'paid', total: 0 });
  });

  test('refuses a negative total', async () => {
    const draft = await draftOf(api(), await makeDelivered(api(), customerId));
    const corrections = [{ description: 'Discount', amount: -1000.01, taxable: true }];
    const told = await admin.put(`/api/invoices/${draft.id}`, { corrections });
    expect(told.body.problemList).toEqual([
      { code: 'below_zero', jobId: null, jobReference: null },
    ]);
  });

  test('refuses removed jobs, and includes later additions', async () => {
    const [one, two] = [
      await makeDelivered(api(), customerId),
      await makeDelivered(api(), customerId),
    ];
    const draft = await draftOf(api(), one, two);
    expectStatus(await admin.delete(`/api/jobs/${one}`), 204);
    const { problemList } = await invoiceOf(api(), draft.id);
    expect(problemList).toMatchObject([{ code: 'not_delivered', jobId: one }]);
    expect((await admin.post(`/api/invoices/${draft.id}/issue`)).status).toBe(409);
    const charge = { nameEn: 'Tolls', unit: 'each', quantity: 1, price: 12.5, taxable: false };
    const { id } = expectStatus(await admin.post(`/api/jobs/${two}/charges`, charge), 201);
    expectStatus(await admin.put(`/api/invoices/${draft.id}`, { jobIds: [two] }), 200);
    expect(await issue(api(), draft.id)).toMatchObject({ subtotal: 1012.5, tax: 130 });
    expect(await claimsOf(api(), draft.id)).toEqual([`charge ${String(id)}`, `job ${String(two)}`]);
  });

  test('locks its charges', async () => {
    const jobId = await makeDelivered(api(), customerId);
    const charge = { nameEn: 'Tolls', unit: 'each', quantity: 1, price: 12.5, taxable: false };
    const { id } = expectStatus(await admin.post(`/api/jobs/${jobId}/charges`, charge), 201);
    const draft = await draftOf(api(), jobId);
    const path = `/api/jobs/${jobId}/charges/${String(id)}`;
    expectStatus(await admin.put(path, { price: 13 }), 200);
    const { reference } = await issue(api(), draft.id);
    for (const answer of [await admin.put(path, { price: 14 }), await admin.delete(path)]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'charge_invoiced',
        params: { invoice: reference },
      });
    }
  });

  test('releases a charge that only a draft has', async () => {
    const jobId = await makeDelivered(api(), customerId);
    const charge = { nameEn: 'Tolls', unit: 'each', quantity: 1, price: 12.5, taxable: false };
    const { id } = expectStatus(await admin.post(`/api/jobs/${jobId}/charges`, charge), 201);
    const draft = await draftOf(api(), jobId);
    expectStatus(await admin.delete(`/api/jobs/${jobId}/charges/${String(id)}`), 204);
    expect(await invoiceOf(api(), draft.id)).toMatchObject({ subtotal: 1000 });
    expect(await claimsOf(api(), draft.id)).toEqual([`job ${String(jobId)}`]);
  });

  test('leaves no gap and no duplicate when one of many concurrent issues fails', async () => {
    const first = (await numbersOf(api())).length + 1;
    const drafts: { id: number }[] = [];
    for (let count = 0; count < 8; count += 1) {
      const price = count === 3 ? null : 100;
      drafts.push(await draftOf(api(), await makeDelivered(api(), customerId, { price })));
    }
    const answers = await Promise.all(
      drafts.map(({ id }) => admin.post(`/api/invoices/${String(id)}/issue`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      ...[200, 200, 200, 409, 200, 200, 200, 200],
    ]);
    const numbers = await numbersOf(api());
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(numbers).toHaveLength(first + 6);
  });

  test('happens once for repeated requests', async () => {
    const draft = await draftOf(api(), await makeDelivered(api(), customerId));
    const before = (await numbersOf(api())).length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.post(`/api/invoices/${String(draft.id)}/issue`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await numbersOf(api())).toHaveLength(before + 1);
  });

  test('prevents the deletion of its customer until it is paid', async () => {
    const buyer = await makeBuyer(api(), 'Owing Motors');
    const draft = await draftOf(api(), await makeDelivered(api(), buyer));
    const refused = async () => {
      const answer = await admin.delete(`/api/customers/${buyer}`);
      expect([answer.status, answer.body.code]).toEqual([409, 'customer_has_open_invoices']);
    };
    await refused();
    await issue(api(), draft.id);
    await refused();
    const back = { reason: 'Not theirs.' };
    expectStatus(await admin.post(`/api/invoices/${draft.id}/credit-notes`, back), 201);
    expectStatus(await admin.delete(`/api/customers/${buyer}`), 204);
    expect(await invoiceOf(api(), draft.id)).toMatchObject({ customerName: 'Owing Motors' });
  });
});
