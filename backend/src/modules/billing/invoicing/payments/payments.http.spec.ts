import {
  type Caller,
  describeHttpOnEachDatabase,
  type TestApi,
} from '../../../../../test/app/http';
import { expectStatus, makeCustomer } from '../../../../../test/records/jobs';
import { storeInvoice } from '../../../../../test/stored/stored-invoice';

describeHttpOnEachDatabase('Payments', tests, { SESSION_HOURS: '720' });

function tests(api: () => TestApi): void {
  let admin: Caller;
  let customerId: number;
  let made = 0;
  beforeEach(async () => {
    admin = await api().as('admin');
    made += 1;
    customerId = await makeCustomer(api(), `Garage Bélanger ${made}`);
  });

  const invoice = (totalCents: number, more: object = {}) =>
    storeInvoice(api(), { customerId, totalCents, ...more });
  const send = (body: object) =>
    admin.post('/api/payments', {
      ...{ customerId, paidOn: '2026-03-30', amount: 100, method: 'cheque' },
      ...body,
    });
  const take = async (body: object) => expectStatus(await send(body), 201);
  const stateOf = async (id: number) => {
    const [row] = await api().database.query<{ status: string; paidCents: number }>(
      'SELECT status, paidCents, version FROM invoices WHERE id = ?',
      [id],
    );
    return row;
  };
  const refusal = (details: { field: string; code: string }[]) => ({
    status: 400,
    body: { code: 'validation_failed', details },
  });

  test('a payment is allocated to the invoices that it names, and the rest becomes credit', async () => {
    const [one, other] = [await invoice(100_000), await invoice(50_000)];
    const payment = await take({
      ...{ amount: 1200.5, reference: ' Cheque 1042 ', note: 'By mail' },
      allocations: [
        { invoiceId: one, amount: 1000 },
        { invoiceId: other, amount: 100.25 },
      ],
    });
    expect(payment).toMatchObject({
      ...{ customerId, customerName: `Garage Bélanger ${made}`, paidOn: '2026-03-30' },
      ...{ amount: 1200.5, unapplied: 100.25, method: 'cheque' },
      ...{ reference: 'Cheque 1042', note: 'By mail', takenBy: 'Ada Admin', version: 1 },
      ...{ undoesId: null, undoneById: null, createdAt: '2026-03-31T15:00:00.000Z' },
      allocations: [
        { invoiceId: one, amount: 1000 },
        { invoiceId: other, amount: 100.25 },
      ],
    });
    expect(await stateOf(one)).toEqual({ status: 'paid', paidCents: 100_000, version: 2 });
    expect(await stateOf(other)).toEqual({ status: 'partly-paid', paidCents: 10_025, version: 2 });
    const read = await admin.get(`/api/payments/${payment.id}`);
    expect(read.body).toEqual(payment);
    expect(read.headers.get('etag')).toBe('"1"');
  });

  test('a payment that names none is allocated to the oldest due date first', async () => {
    const young = await invoice(30_000, { dueDate: '2026-04-30' });
    const old = await invoice(20_000, { dueDate: '2026-02-28' });
    const draft = await invoice(90_000, { status: 'draft', dueDate: null, number: null });
    const payment = await take({ amount: 250 });
    expect(payment.allocations).toMatchObject([
      { invoiceId: young, amount: 50 },
      { invoiceId: old, amount: 200 },
    ]);
    expect(payment.unapplied).toBe(0);
    expect(await stateOf(old)).toMatchObject({ status: 'paid' });
    expect(await stateOf(draft)).toMatchObject({ status: 'draft', paidCents: 0 });
    expect((await take({ amount: 300 })).unapplied).toBe(50);
  });

  test('an empty list of parts leaves all of it as credit', async () => {
    const id = await invoice(10_000);
    expect((await take({ allocations: [] })).unapplied).toBe(100);
    expect(await stateOf(id)).toMatchObject({ status: 'issued', paidCents: 0 });
  });

  test('is refused with an explanation if it does not fit', async () => {
    const owed = await invoice(10_000, { creditedCents: 2_000 });
    const parts = (...allocations: object[]) => send({ allocations });
    expect(await parts({ invoiceId: owed, amount: 80.01 })).toMatchObject(
      refusal([{ field: 'allocations.0.amount', code: 'more_than_owed' }]),
    );
    expect(
      await parts({ invoiceId: owed, amount: 80 }, { invoiceId: owed, amount: 1 }),
    ).toMatchObject(refusal([{ field: 'allocations.1.invoiceId', code: 'doubled_invoice' }]));
    const rich = await invoice(20_000);
    expect(await parts({ invoiceId: rich, amount: 100.01 })).toMatchObject(
      refusal([{ field: 'allocations', code: 'more_than_payment' }]),
    );
    const other = await makeCustomer(api(), `Another ${made}`);
    for (const more of [
      { status: 'draft', number: null },
      { status: 'paid', paidCents: 10_000 },
      { status: 'void', creditedCents: 10_000 },
      { kind: 'credit-note', totalCents: -10_000 },
      { customerId: other },
    ])
      expect(await parts({ invoiceId: await invoice(10_000, more), amount: 1 })).toMatchObject(
        refusal([{ field: 'allocations.0.invoiceId', code: 'not_owed_invoice' }]),
      );
    expect(await send({ amount: 0 })).toMatchObject(
      refusal([{ field: 'amount', code: 'no_amount' }]),
    );
    for (const [paidOn, code] of [
      ['1999-01-01', 'date_too_early'],
      ['2016-09-30', 'date_too_early'],
      ['2027-04-02', 'date_too_late'],
      ['2062-11-28', 'date_too_late'],
    ] as const)
      expect(await send({ paidOn })).toMatchObject(refusal([{ field: 'paidOn', code }]));
    expect(await send({ customerId: 999_999 })).toMatchObject(
      refusal([{ field: 'customerId', code: 'unknown_customer' }]),
    );
    expect(await stateOf(owed)).toMatchObject({ paidCents: 0, version: 1 });
  });

  test('credit is allocated later, as often as some is left', async () => {
    const payment = await take({ amount: 100 });
    const id = await invoice(12_000);
    const apply = (amount: number, version: number) =>
      admin.post(
        `/api/payments/${payment.id}/allocations`,
        { allocations: [{ invoiceId: id, amount }] },
        { 'If-Match': `"${version}"` },
      );
    const first = expectStatus(await apply(30, 1), 200);
    expect(first).toMatchObject({ unapplied: 70, version: 2 });
    expect(await apply(1, 1)).toMatchObject({ status: 412, body: { current: { version: 2 } } });
    expect(expectStatus(await apply(69.99, 2), 200)).toMatchObject({
      unapplied: 0.01,
      allocations: [{ invoiceId: id, amount: 99.99 }],
    });
    expect(await apply(0.02, 3)).toMatchObject(
      refusal([{ field: 'allocations', code: 'more_than_payment' }]),
    );
    expect(await stateOf(id)).toEqual({ status: 'partly-paid', paidCents: 9_999, version: 3 });
  });

  test('is undone by a counter-entry, once', async () => {
    const id = await invoice(10_000);
    const payment = await take({ amount: 150, reference: '1042' });
    api().clock.set('2026-04-02T03:30:00.000Z');
    const undo = (version = 1) =>
      admin.post(`/api/payments/${payment.id}/undo`, undefined, { 'If-Match': `"${version}"` });
    expect(await undo(7)).toMatchObject({ status: 412, body: { current: { version: 1 } } });
    const counter = expectStatus(await undo(), 201);
    api().clock.set('2026-03-31T15:00:00.000Z');
    expect(counter).toMatchObject({
      ...{ amount: -150, unapplied: 0, undoesId: payment.id, undoneById: null },
      // It is still 1 April in Toronto.
      ...{ paidOn: '2026-04-01', method: 'cheque', reference: '1042', allocations: [] },
    });
    expect((await admin.get(`/api/payments/${payment.id}`)).body).toMatchObject({
      ...{ amount: 150, unapplied: 0, undoneById: counter.id, allocations: [], version: 2 },
    });
    expect(await stateOf(id)).toEqual({ status: 'issued', paidCents: 0, version: 3 });
    const undone = { status: 409, body: { code: 'payment_undone' } };
    expect(await undo(2)).toMatchObject(undone);
    expect(await admin.post(`/api/payments/${counter.id}/undo`)).toMatchObject(undone);
    for (const one of [payment.id, counter.id])
      expect(
        await admin.post(`/api/payments/${one}/allocations`, {
          allocations: [{ invoiceId: id, amount: 1 }],
        }),
      ).toMatchObject(undone);
  });

  test('logs the payment, and each invoice that it paid', async () => {
    const id = await invoice(10_000);
    const payment = await take({ amount: 150 });
    await admin.post(`/api/payments/${payment.id}/undo`);
    const entries = async (resource: string, resourceId: number) =>
      (await admin.get(`/api/activity?resource=${resource}&resourceId=${resourceId}&limit=9`)).body;
    expect(await entries('payment', payment.id)).toMatchObject([
      { action: 'payment.undone', actorName: 'Ada Admin', after: { unapplied: 0 } },
      {
        action: 'payment.taken',
        after: { customerId, amount: 150, unapplied: 50 },
        people: [{ resource: 'customer', id: customerId }],
      },
    ]);
    expect(await entries('invoice', id)).toMatchObject([
      {
        action: 'payment.undone',
        before: { paid: 100, status: 'paid' },
        after: { paid: 0, status: 'issued', paymentId: payment.id },
      },
      { action: 'payment.taken', before: { paid: 0 }, after: { paid: 100, status: 'paid' } },
    ]);
  });

  test('are listed by page, latest first, and by the requested filters', async () => {
    const id = await invoice(10_000);
    const days = ['2025-01-05', '2025-01-07', '2025-01-06'];
    const [a, b, c] = [
      await take({ paidOn: days[0], amount: 50 }),
      await take({ paidOn: days[1], amount: 50 }),
      await take({ paidOn: days[2], amount: 50 }),
    ];
    const ids = async (query: string) => {
      const answer = await admin.get(`/api/payments?customerId=${customerId}&${query}`);
      return (expectStatus(answer, 200) as { id: number }[]).map((payment) => payment.id);
    };
    expect(await ids('')).toEqual([b.id, c.id, a.id]);
    expect(await ids('order=asc')).toEqual([a.id, c.id, b.id]);
    expect(await ids('from=2025-01-06&to=2025-01-06')).toEqual([c.id]);
    expect(await ids(`invoiceId=${id}`)).toEqual([b.id, a.id]);
    const page = await admin.get(`/api/payments?customerId=${customerId}&limit=2`);
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.body).toEqual([(await admin.get(`/api/payments/${b.id}`)).body, c]);
    expect((await admin.get('/api/payments/999999')).status).toBe(404);
  });

  test('are only for users who may bill', async () => {
    const driver = await api().as('driver');
    const stranger = await api().as('stranger');
    const { id } = await take({});
    for (const path of ['/api/payments', `/api/payments/${id}`, '/api/receivables'])
      expect([
        (await api().anonymous.get(path)).status,
        (await driver.get(path)).status,
        (await stranger.get(path)).status,
      ]).toEqual([401, 403, 403]);
    expect((await driver.post(`/api/payments/${id}/undo`)).status).toBe(403);
  });

  test('shows amounts due by age, and credit, by customer', async () => {
    await invoice(10_000, { dueDate: '2026-03-31' });
    await invoice(1_000, { dueDate: '2026-03-30' });
    await invoice(2_000, { dueDate: '2026-03-01', creditedCents: 500 });
    await invoice(3_000, { dueDate: '2026-02-28', paidCents: 1, status: 'partly-paid' });
    await invoice(4_000, { dueDate: '2025-12-31' });
    await invoice(5_000, { dueDate: '2025-12-30' });
    await invoice(77_000, { status: 'paid', paidCents: 77_000 });
    await invoice(77_000, { status: 'draft', number: null });
    await take({ amount: 12.34, allocations: [] });
    const undone = await take({ amount: 50, allocations: [] });
    await admin.post(`/api/payments/${undone.id}/undo`);
    const creditor = await makeCustomer(api(), `Creditor ${made}`);
    await take({ customerId: creditor, amount: 5 });
    const all = expectStatus(await admin.get('/api/receivables'), 200) as {
      customerId: number;
      balance: number;
    }[];
    const of = (id: number) => all.find((one) => one.customerId === id);
    expect(of(customerId)).toEqual({
      ...{ customerId, customerName: `Garage Bélanger ${made}`, current: 100 },
      ...{ days1To30: 25, days31To60: 29.99, days61To90: 40, over90: 50 },
      ...{ balance: 244.99, credit: 12.34, phone: null, email: null, statementEmail: null },
      ...{ lastNote: null, promise: null },
    });
    expect(of(creditor)).toMatchObject({ balance: 0, credit: 5 });
    const balances = all.map(({ balance }) => balance);
    expect(balances).toEqual([...balances].sort((one, other) => other - one));
  });

  test('many concurrent payments never pay an invoice twice, nor spend credit twice', async () => {
    const id = await invoice(50_000);
    const parts = { allocations: [{ invoiceId: id, amount: 100 }] };
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(parts)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(7).fill(400)]);
    expect(await stateOf(id)).toMatchObject({ status: 'paid', paidCents: 50_000 });

    const credit = await take({ amount: 100, allocations: [] });
    const others = await Promise.all([1, 2, 3, 4].map(() => invoice(20_000)));
    const applied = await Promise.all(
      others.map((invoiceId) =>
        admin.post(`/api/payments/${credit.id}/allocations`, {
          allocations: [{ invoiceId, amount: 60 }],
        }),
      ),
    );
    expect(applied.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const undone = await Promise.all(
      [1, 2, 3].map(() => admin.post(`/api/payments/${credit.id}/undo`)),
    );
    expect(undone.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const one of others) expect(await stateOf(one)).toMatchObject({ paidCents: 0 });
  });

  test('concurrent payments that name no invoice share the invoices', async () => {
    const ids = [await invoice(10_000), await invoice(10_000), await invoice(10_000)];
    const answers = await Promise.all([1, 2, 3, 4].map(() => take({ amount: 80 })));
    const left = answers.map(({ unapplied }) => unapplied as number);
    expect(left.reduce((sum, rest) => sum + rest)).toBe(20);
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ paidCents: 10_000 });
  });
}
