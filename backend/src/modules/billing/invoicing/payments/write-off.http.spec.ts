import { type Caller, describeHttp } from '../../../../../test/app/http';
import { makeBuyer, makeInvoice, readyCompany } from '../../../../../test/billing/invoices';
import { expectStatus } from '../../../../../test/records/jobs';

const MARCH = 'from=2026-03-01&to=2026-03-31';

describeHttp('A write-off', (api) => {
  let admin: Caller;
  let customerId: number;
  beforeAll(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    customerId = await makeBuyer(api(), 'Garage Bélanger');
  });
  const limit = async (writeOffLimit: number | null) =>
    expectStatus(await admin.put('/api/company', { writeOffLimit }), 200);
  beforeEach(() => limit(1));

  /** An invoice of $1,130.00 that lacks some cents. */
  async function shortBy(cents: number): Promise<number> {
    const { id, balance } = await makeInvoice(api(), customerId);
    const amount = (Math.round(balance * 100) - cents) / 100;
    await admin.post('/api/payments', {
      ...{ customerId, paidOn: '2026-03-30', amount, method: 'cheque' },
      allocations: [{ invoiceId: id, amount }],
    });
    return id as number;
  }
  const invoice = async (id: number) => expectStatus(await admin.get(`/api/invoices/${id}`), 200);
  const writeOff = (id: number, body: object = {}, headers = {}) =>
    admin.post(`/api/invoices/${id}/write-off`, body, headers);

  test('settles the invoice without changing its taxes, and can be undone', async () => {
    const id = await shortBy(5);
    const before = await invoice(id);
    expect(before).toMatchObject({ balance: 0.05, writeOff: 0.05, status: 'partly-paid' });
    const entry = expectStatus(await writeOff(id, { note: 'Five cents' }), 201);
    expect(entry).toMatchObject({
      ...{ amount: 0.05, method: 'write-off', paidOn: '2026-03-31', note: 'Five cents' },
      allocations: [{ invoiceId: id, amount: 0.05 }],
    });
    const after = await invoice(id);
    expect(after).toMatchObject({ balance: 0, writeOff: null, status: 'paid', tax: before.tax });
    expect(after.taxes).toEqual(before.taxes);
    const counter = expectStatus(await admin.post(`/api/payments/${entry.id}/undo`), 201);
    expect(counter).toMatchObject({ amount: -0.05, method: 'write-off', undoesId: entry.id });
    expect(await invoice(id)).toMatchObject({ balance: 0.05, status: 'partly-paid' });
    const { body } = await admin.get(`/api/activity?resource=invoice&resourceId=${id}&limit=2`);
    expect(body).toMatchObject([
      { action: 'payment.undone', after: { status: 'partly-paid' } },
      { action: 'payment.written-off', after: { status: 'paid', paymentId: entry.id } },
    ]);
  });

  test('is refused above the limit, without a limit, twice, and of an older version', async () => {
    const large = await shortBy(101);
    const small = await shortBy(100);
    const refused = { status: 409, body: { code: 'write_off_refused' } };
    expect(await writeOff(large)).toMatchObject(refused);
    await limit(null);
    expect(await writeOff(small)).toMatchObject(refused);
    await limit(1);
    expect(await writeOff(small, {}, { 'If-Match': '"1"' })).toMatchObject({
      ...{ status: 412, body: { current: { id: small } } },
    });
    const both = await Promise.all([writeOff(small), writeOff(small)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await writeOff(999_999)).toMatchObject({ status: 404 });
  });

  test('keeps the invoice from being credited until it is undone', async () => {
    const id = await shortBy(5);
    const entry = expectStatus(await writeOff(id), 201);
    const credit = () => admin.post(`/api/invoices/${id}/credit-notes`, { reason: 'Agreed' });
    expect(await credit()).toMatchObject({ status: 409, body: { code: 'invoice_written_off' } });
    expectStatus(await admin.post(`/api/payments/${entry.id}/undo`), 201);
    expectStatus(await credit(), 201);
  });

  test('has its own account in the journals', async () => {
    const id = await shortBy(7);
    const entry = expectStatus(await writeOff(id), 201);
    const source = `PAY-${String(entry.id).padStart(6, '0')}`;
    const journal = async () => {
      const { text } = await admin.get(`/api/books/journal?${MARCH}&format=quickbooks`);
      return text.split('\r\n').filter((line) => line.startsWith(source));
    };
    expect(await journal()).toEqual([
      `${source},03/31/2026,Bad Debts,0.07,,${source},Garage Bélanger`,
      `${source},03/31/2026,Accounts Receivable (A/R),,0.07,${source},Garage Bélanger`,
    ]);
    expectStatus(await admin.put('/api/books/accounts', { writeOff: '5600' }), 200);
    expect((await journal())[0]).toContain(',5600,0.07,');
  });

  test('is for the roles that manage billing', async () => {
    const id = await shortBy(3);
    for (const role of ['driver', 'viewer'] as const)
      expect((await (await api().as(role)).post(`/api/invoices/${id}/write-off`, {})).status).toBe(
        403,
      );
    expect(
      (await (await api().as('billing')).post(`/api/invoices/${id}/write-off`, {})).status,
    ).toBe(201);
  });
});
