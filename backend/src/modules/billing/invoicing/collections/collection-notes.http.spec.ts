import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { makeBuyer, makeInvoice, readyCompany } from '../../../../../test/billing/invoices';
import { expectStatus } from '../../../../../test/records/jobs';
import type { ReceivableAnswer } from '../payments/payment.schema';

describeHttpOnEachDatabase('Notes on unpaid balances', (api) => {
  let admin: Caller;
  let billing: Caller;
  let buyer: number;
  beforeAll(async () => {
    api().clock.set('2026-03-31T23:30:00.000Z');
    admin = await api().as('admin');
    billing = await api().as('billing');
    await readyCompany(api());
    buyer = await makeBuyer(api(), 'Garage Bélanger', { phone: '514-555-0188' });
    await makeInvoice(api(), buyer);
  });

  const path = () => `/api/customers/${String(buyer)}/collection-notes`;
  const add = async (body: object, caller = billing) =>
    expectStatus(await caller.post(path(), body), 201);
  const pay = async (amount: number) =>
    expectStatus(
      await billing.post('/api/payments', {
        ...{ customerId: buyer, paidOn: '2026-03-31', amount, method: 'cheque' },
        allocations: [],
      }),
      201,
    );
  const receivable = async () =>
    (expectStatus(await billing.get('/api/receivables'), 200) as ReceivableAnswer[]).find(
      ({ customerId }) => customerId === buyer,
    );

  test('are listed newest first, and the last one is in the receivables', async () => {
    expect(await receivable()).toMatchObject({ phone: '514-555-0188', lastNote: null });
    await add({ text: 'Nobody answered.' });
    api().clock.advance(60_000);
    await add({ text: 'Louise looks into it.' }, admin);
    expect(expectStatus(await billing.get(path()), 200)).toMatchObject([
      { text: 'Louise looks into it.', author: expect.any(String), promisedOn: null },
      { text: 'Nobody answered.', author: 'Bill Books', promisedAmount: null },
    ]);
    const second = await billing.get(`${path()}?limit=1&offset=1`);
    expect(second.body).toMatchObject([{ text: 'Nobody answered.' }]);
    expect(second.headers.get('x-total-count')).toBe('2');
    expect(await receivable()).toMatchObject({
      lastNote: { text: 'Louise looks into it.', createdAt: '2026-03-31T23:31:00.000Z' },
      promise: null,
    });
  });

  test('with a promise show it until a payment keeps it', async () => {
    await add({ text: 'Pays half.', promisedOn: '2026-03-31', promisedAmount: 500 });
    await add({ text: 'Confirmed.' });
    expect(await receivable()).toMatchObject({
      lastNote: { text: 'Confirmed.' },
      promise: { on: '2026-03-31', amount: 500, isBroken: false },
    });
    // After midnight in Toronto.
    api().clock.set('2026-04-01T04:30:00.000Z');
    expect(await receivable()).toMatchObject({ promise: { isBroken: true } });
    await pay(499);
    expect(await receivable()).toMatchObject({ promise: { isBroken: true } });
    await pay(1);
    expect(await receivable()).toMatchObject({ promise: null });
  });

  test('do not count a write-off or a reversed payment', async () => {
    // The payments before are no part of it.
    api().clock.advance(60_000);
    await add({ text: 'Pays a little.', promisedOn: '2026-04-10', promisedAmount: 7 });
    const { id } = await pay(7);
    expect(await receivable()).toMatchObject({ promise: null });
    const call = (method: string) =>
      api().transactions.run((tx) =>
        tx.manager.query('UPDATE payments SET method = ? WHERE id = ?', [method, id]),
      );
    await call('write-off');
    expect(await receivable()).toMatchObject({ promise: { amount: 7 } });
    await call('cheque');
    expect(await receivable()).toMatchObject({ promise: null });
    expectStatus(await billing.post(`/api/payments/${String(id)}/undo`), 201);
    expect(await receivable()).toMatchObject({ promise: { amount: 7 } });
  });

  test('without an amount promise all that was owed', async () => {
    api().clock.advance(60_000);
    await add({ text: 'Pays the rest.', promisedOn: '2026-04-10' });
    const { balance = 0, credit = 0 } = (await receivable()) ?? {};
    await pay(balance - credit - 5);
    expect(await receivable()).toMatchObject({ promise: { amount: null, isBroken: false } });
    await pay(5);
    expect(await receivable()).toMatchObject({ promise: null });
  });

  test('are deleted by their author or an admin', async () => {
    const { id } = await add({ text: 'By mistake' }, admin);
    const note = `${path()}/${String(id)}`;
    expectStatus(await billing.delete(note), 403);
    expectStatus(await admin.delete(note), 204);
    expectStatus(await admin.delete(note), 404);
    const told = await api().database.query<{ action: string }>(
      "SELECT * FROM activity WHERE action LIKE 'customer.collection-%' AND resourceId = ?",
      [buyer],
    );
    expect(told.map(({ action }) => action)).toContain('customer.collection-note-deleted');
    expect(JSON.stringify(told)).not.toContain('By mistake');
  });

  test('are refused without text, or with an amount and no day', async () => {
    const problems = async (body: object) => (await billing.post(path(), body)).body.details;
    expect(await problems({ text: ' ' })).toMatchObject([{ field: 'text', code: 'required' }]);
    expect(await problems({ text: 'x', promisedAmount: 5 })).toMatchObject([
      { field: 'promisedOn', code: 'required' },
    ]);
    expect(
      await problems({ text: 'x', promisedOn: '2026-04-03', promisedAmount: 0 }),
    ).toMatchObject([{ field: 'promisedAmount' }]);
    expectStatus(await billing.post('/api/customers/999999/collection-notes', { text: 'x' }), 404);
    expectStatus(await (await api().as('viewer')).get(path()), 403);
  });
});
