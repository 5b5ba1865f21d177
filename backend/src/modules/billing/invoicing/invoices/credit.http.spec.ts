import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import {
  claimsOf,
  draftOf,
  invoiceOf,
  makeBuyer,
  makeDelivered,
  makeInvoice,
  readyCompany,
  storePayment,
} from '../../../../../test/billing/invoices';
import { activityOf, expectStatus } from '../../../../../test/records/jobs';

describeHttpOnEachDatabase('Credit notes', (api) => {
  let admin: Caller;
  let customerId: number;
  beforeAll(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    customerId = await makeBuyer(api(), 'Garage Bélanger');
  });
  const ask = (id: number, body: object = {}) =>
    admin.post(`/api/invoices/${String(id)}/credit-notes`, {
      reason: 'Agreed otherwise.',
      ...body,
    });
  const credit = async (id: number, lines?: object[]) =>
    expectStatus(await ask(id, lines && { lines }), 201);

  test('mirror the whole invoice and void it', async () => {
    const waiting = { nameEn: 'Waiting', unit: 'hour', quantity: 1.5, price: 95.01, taxable: true };
    const jobId = await makeDelivered(api(), customerId);
    expectStatus(await admin.post(`/api/jobs/${jobId}/charges`, waiting), 201);
    const draft = await draftOf(api(), jobId);
    const invoice = expectStatus(await admin.post(`/api/invoices/${draft.id}/issue`), 200);
    const note = await credit(invoice.id);
    expect(note).toMatchObject({
      ...{ kind: 'credit-note', status: 'issued', correctsId: invoice.id, dueDate: null },
      ...{ note: 'Agreed otherwise.', customerId, balance: 0, billTo: invoice.billTo },
      ...{ subtotal: -invoice.subtotal, tax: -invoice.tax, total: -invoice.total },
      jobs: invoice.jobs,
    });
    const mirrored = (lines: Record<string, unknown>[]) =>
      lines.map(({ id: _, price, amount, ...line }) => ({
        ...line,
        price: -Number(price),
        amount: -Number(amount),
      }));
    const plain = (lines: Record<string, unknown>[]) => lines.map(({ id: _, ...line }) => line);
    expect(mirrored(note.lines)).toEqual(plain(invoice.lines));
    expect(note.taxes).toEqual(
      invoice.taxes.map((tax: { base: number; amount: number }) => ({
        ...tax,
        ...{ base: -tax.base, amount: -tax.amount },
      })),
    );
    const numberOf = ({ reference }: { reference: string }) => Number(reference.slice(-6));
    expect(numberOf(note)).toBe(numberOf(invoice) + 1);
    expect(await invoiceOf(api(), invoice.id)).toMatchObject({
      ...{ status: 'void', balance: 0, credited: invoice.total, total: invoice.total },
      creditNotes: [{ id: note.id, reference: note.reference, total: note.total }],
    });
    expect(expectStatus(await admin.get(`/api/jobs/${jobId}`), 200).billingComplete).toBe(false);
    expect((await activityOf(api(), jobId)).at(-1)).toMatchObject({
      after: { billingComplete: false, invoice: note.reference },
    });
    expect(await claimsOf(api(), invoice.id)).toEqual([]);
    expect(await draftOf(api(), jobId)).toMatchObject({ subtotal: invoice.subtotal });
  });

  test('by lines leave the rest, and the last one takes exactly that', async () => {
    const [one, two] = [
      await makeDelivered(api(), customerId, { price: 0.5 }),
      await makeDelivered(api(), customerId, { price: 0.5 }),
    ];
    const draft = await draftOf(api(), one, two);
    const invoice = expectStatus(await admin.post(`/api/invoices/${draft.id}/issue`), 200);
    expect(invoice).toMatchObject({ subtotal: 1, tax: 0.13, total: 1.13 });
    const [first, second] = invoice.lines;
    const part = await credit(invoice.id, [{ lineId: first.id, amount: 0.5 }]);
    // 0.50 × 13 % = 6.5 cents, half a cent up
    expect(part).toMatchObject({ subtotal: -0.5, tax: -0.07, total: -0.57 });
    expect(part.jobs).toMatchObject([{ jobId: one }]);
    const between = await invoiceOf(api(), invoice.id);
    expect(between).toMatchObject({ status: 'issued', balance: 0.56, credited: 0.57 });
    expect((await claimsOf(api(), invoice.id)).length).toBeGreaterThan(0);
    const rest = await credit(invoice.id);
    expect(rest).toMatchObject({ subtotal: -0.5, tax: -0.06, total: -0.56 });
    expect(rest.lines).toMatchObject([{ jobId: second.jobId, amount: -0.5 }]);
    expect(await invoiceOf(api(), invoice.id)).toMatchObject({ status: 'void', balance: 0 });
  });

  test('for all lines one by one void the invoice', async () => {
    const invoice = await makeInvoice(api(), customerId);
    const lineId: number = invoice.lines[0].id;
    await credit(invoice.id, [{ lineId, amount: 400 }]);
    const last = await credit(invoice.id, [{ lineId, amount: 600 }]);
    expect(last).toMatchObject({ total: -678 });
    expect(await invoiceOf(api(), invoice.id)).toMatchObject({ status: 'void', balance: 0 });
  });

  test('for nothing void the invoice', async () => {
    const invoice = await makeInvoice(api(), customerId, { price: 0 });
    expect(await credit(invoice.id)).toMatchObject({ total: 0 });
    expect(await invoiceOf(api(), invoice.id)).toMatchObject({ status: 'void' });
  });

  test('refuse amounts that are not available', async () => {
    const invoice = await makeInvoice(api(), customerId);
    const lineId: number = invoice.lines[0].id;
    const note = await credit(invoice.id, [{ lineId, amount: 400 }]);
    const refusals = [
      [[{ lineId, amount: 600.01 }], 'more_than_line'],
      [[{ lineId, amount: 0 }], 'more_than_line'],
      [[{ lineId, amount: -1 }], 'more_than_line'],
      [[{ lineId: lineId + 999, amount: 1 }], 'unknown_line'],
      [
        [
          { lineId, amount: 1 },
          { lineId, amount: 1 },
        ],
        'doubled_line',
      ],
    ] as const;
    for (const [lines, code] of refusals) {
      const answer = await ask(invoice.id, { lines });
      expect([answer.status, answer.body.details?.[0].code]).toEqual([400, code]);
    }
    const draft = await draftOf(api(), await makeDelivered(api(), customerId));
    expect((await ask(draft.id)).body.code).toBe('invoice_not_issued');
    expect((await ask(note.id)).body.code).toBe('credit_note_stays');
    expect((await ask(999_999)).status).toBe(404);
    await credit(invoice.id);
    expect((await ask(invoice.id)).body.code).toBe('invoice_taken_back');
  });

  test('credit no more than the invoice total, even if lines of it are negative', async () => {
    const draft = await draftOf(api(), await makeDelivered(api(), customerId));
    const corrections = [{ description: 'Discount', amount: -900, taxable: true }];
    expectStatus(await admin.put(`/api/invoices/${draft.id}`, { corrections }), 200);
    const invoice = expectStatus(await admin.post(`/api/invoices/${draft.id}/issue`), 200);
    const [line, discount] = invoice.lines;
    for (const lines of [
      [{ lineId: line.id, amount: 1000 }],
      [{ lineId: discount.id, amount: -1 }],
    ]) {
      const answer = await ask(invoice.id, { lines });
      expect(answer.body.details?.[0]).toMatchObject({ field: 'lines', code: 'more_than_invoice' });
    }
    await credit(invoice.id, [
      { lineId: line.id, amount: 1000 },
      { lineId: discount.id, amount: -900 },
    ]);
    expect(await invoiceOf(api(), invoice.id)).toMatchObject({ status: 'void' });
  });

  test('return excess payments to the customer’s credit, newest first', async () => {
    const invoice = await makeInvoice(api(), customerId);
    const older = await storePayment(api(), invoice, 63_000);
    const newer = await storePayment(api(), invoice, 50_000);
    const [{ id: lineId }] = invoice.lines;
    // 1,130 was paid; 600 × 1.13 = 678 is credited.
    await credit(invoice.id, [{ lineId, amount: 600 }]);
    expect(await invoiceOf(api(), invoice.id)).toMatchObject({
      ...{ status: 'paid', paid: 452, credited: 678, balance: 0 },
    });
    const rows = await api().database.query(
      `SELECT p.id, p.unappliedCents, a.amountCents FROM payments p
       LEFT JOIN payment_allocations a ON a.paymentId = p.id ORDER BY p.id`,
    );
    expect(rows).toEqual([
      { id: older, unappliedCents: 17_800, amountCents: 45_200 },
      { id: newer, unappliedCents: 50_000, amountCents: null },
    ]);
    await credit(invoice.id);
    expect(await invoiceOf(api(), invoice.id)).toMatchObject({ status: 'void', paid: 0 });
    const [sum] = await api().database.query<{ cents: number }>(
      'SELECT SUM(unappliedCents) AS cents FROM payments',
    );
    expect(Number(sum?.cents)).toBe(113_000);
  });

  test('requested concurrently credit once', async () => {
    const invoice = await makeInvoice(api(), customerId);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(invoice.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await invoiceOf(api(), invoice.id)).creditNotes).toHaveLength(1);
  });
});
