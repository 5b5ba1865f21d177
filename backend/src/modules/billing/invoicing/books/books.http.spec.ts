import { strFromU8, unzipSync } from 'fflate';
import { issueInvoice, setUpCompany } from '../../../../../test/billing/billed-job';
import { type Caller, describeHttp } from '../../../../../test/app/http';
import { expectStatus, makeCustomer } from '../../../../../test/records/jobs';
import { fetchImage } from '../../../../../test/reports/photos';

const MARCH = 'from=2026-03-01&to=2026-03-31';
const APRIL = 'from=2026-04-01&to=2026-04-30';
const ACCOUNTS = {
  ...{ receivable: '1205', bank: '1060', revenue: '4020', gst: '2310', qst: '2340' },
  writeOff: null,
};
const NO_ACCOUNTS = Object.fromEntries(Object.keys(ACCOUNTS).map((name) => [name, null]));

describeHttp('The books', (api) => {
  let admin: Caller;
  let references: readonly string[];
  beforeAll(async () => {
    admin = await api().as('admin');
    await setUpCompany(admin);
    const customer = await makeCustomer(api(), 'Garage "Bélanger", fils', {
      ...{ address: '1200 rue du Commerce', city: 'Montréal', province: 'QC' },
    });
    const first = await issueInvoice(admin, customer);
    const second = await issueInvoice(admin, customer, 2000);
    const credit = expectStatus(
      await admin.post(`/api/invoices/${String(second.invoiceId)}/credit-notes`, {
        reason: 'The price was agreed otherwise.',
      }),
      201,
    ) as { reference: string };
    references = [first.reference, second.reference, credit.reference];
    expectStatus(
      await admin.post('/api/payments', {
        ...{ customerId: customer, paidOn: '2026-03-31', amount: 149.75, method: 'cheque' },
        allocations: [{ invoiceId: first.invoiceId, amount: 149.75 }],
      }),
      201,
    );
  });

  const fileOf = async (path: string) => {
    const answer = await admin.get(path);
    expect(answer.status).toBe(200);
    return answer.text
      .replace('\uFEFF', '')
      .split('\r\n')
      .filter((line) => line !== '');
  };

  test('the register has a line for each number, and sums', async () => {
    const [head, ...lines] = await fileOf(`/api/books/register?${MARCH}&language=en-CA`);
    expect(head).toBe(
      'Number,Kind,Date,Due date,Customer,Before taxes,GST,HST,QST,Total,Credited,Paid,Balance',
    );
    const name = '"Garage ""Bélanger"", fils"';
    const [one, two, credit] = references;
    expect(lines).toEqual([
      `${one ?? ''},Invoice,2026-03-31,2026-04-30,${name},1000,50,0,99.75,1149.75,0,149.75,1000`,
      `${two ?? ''},Invoice,2026-03-31,2026-04-30,${name},2000,100,0,199.5,2299.5,2299.5,0,0`,
      `${credit ?? ''},Credit note,2026-03-31,,${name},-2000,-100,0,-199.5,-2299.5,0,0,0`,
      'Total,,,,,1000,50,0,99.75,1149.75,2299.5,149.75,1000',
    ]);
  });

  test('the register is available in French and as a workbook', async () => {
    const [head] = await fileOf(`/api/books/register?${MARCH}&language=fr-CA`);
    expect(head).toContain('Numéro;Genre;Date;Échéance;Client;Avant taxes;TPS;TVH;TVQ');
    const answer = await admin.get(`/api/books/register?${MARCH}&format=xlsx`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    expect(answer.headers.get('content-disposition')).toContain('2026-03-01-2026-03-31.xlsx');
  });

  test("the taxes are the invoices' taxes minus the credit notes' taxes", async () => {
    const { body } = await admin.get(`/api/books/taxes?${MARCH}`);
    expect(body).toEqual({
      ...{ from: '2026-03-01', to: '2026-03-31', invoices: 3 },
      ...{ sales: 1000, gstHst: 50, qst: 99.75, writeOffs: 0, writtenOff: 0 },
      lines: [
        { name: 'GST', province: null, rate: 5, base: 1000, amount: 50 },
        { name: 'QST', province: 'QC', rate: 9.975, base: 1000, amount: 99.75 },
      ],
    });
    expect((await admin.get(`/api/books/taxes?${APRIL}`)).body).toMatchObject({
      ...{ invoices: 0, sales: 0, gstHst: 0, qst: 0, lines: [] },
    });
  });

  test('each entry of the QuickBooks journal balances', async () => {
    const [head, ...lines] = await fileOf(`/api/books/journal?${MARCH}&format=quickbooks`);
    expect(head).toBe('Journal No,Journal Date,Account Name,Debits,Credits,Description,Name');
    const [one] = references;
    const name = '"Garage ""Bélanger"", fils"';
    expect(lines.slice(0, 4)).toEqual([
      `${one ?? ''},03/31/2026,Accounts Receivable (A/R),1149.75,,${one ?? ''},${name}`,
      `${one ?? ''},03/31/2026,Sales,,1000.00,${one ?? ''},${name}`,
      `${one ?? ''},03/31/2026,GST/HST Payable,,50.00,${one ?? ''},${name}`,
      `${one ?? ''},03/31/2026,QST Payable,,99.75,${one ?? ''},${name}`,
    ]);
    const cents = lines.map((line) => {
      const [, , , debit, credit] = line.split(',');
      return Math.round(Number(debit) * 100) - Math.round(Number(credit) * 100);
    });
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  test('Sage 50 requires account numbers and gets its text file', async () => {
    const path = `/api/books/journal?${MARCH}&format=sage50`;
    const refused = await admin.get(path);
    expect([refused.status, refused.body.code]).toEqual([409, 'account_numbers_needed']);
    const saved = await admin.put('/api/books/accounts', ACCOUNTS, { 'If-Match': '"1"' });
    expect(saved.body).toEqual({ ...ACCOUNTS, version: 2 });
    const lines = await fileOf(path);
    expect(lines.slice(0, 5)).toEqual([
      `03-31-26,"${references[0] ?? ''}","Garage 'Bélanger', fils"`,
      ...['1205,1149.75', '4020,-1000.00', '2310,-50.00', '2340,-99.75'],
    ]);
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^03-31-26,"PAY-\d{6}",/),
      ...['1060,149.75', '1205,-149.75'],
    ]);
    const stale = await admin.put('/api/books/accounts', { bank: '1061' }, { 'If-Match': '"1"' });
    expect(stale.status).toBe(412);
    expectStatus(await admin.put('/api/books/accounts', NO_ACCOUNTS), 200);
  });

  describe('all files in one archive', () => {
    const archiveOf = async (query: string) => {
      const { status, headers, content } = await fetchImage(
        api(),
        'admin',
        `/api/books/files.zip?${query}`,
      );
      expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
      return { headers, files: unzipSync(new Uint8Array(content)) };
    };
    const lines = (file: Uint8Array | undefined) =>
      strFromU8(file ?? new Uint8Array())
        .replace('\uFEFF', '')
        .split('\r\n')
        .filter((line) => line !== '');

    test('are the files that are downloaded one by one', async () => {
      const { headers, files } = await archiveOf(`${MARCH}&language=en-CA`);
      expect(headers.get('content-disposition')).toBe(
        'attachment; filename="books-2026-03-01-2026-03-31.zip"',
      );
      const [register, journal] = [
        'invoice-register-2026-03-01-2026-03-31.csv',
        'quickbooks-2026-03-01-2026-03-31.csv',
      ];
      expect(Object.keys(files)).toEqual([register, journal]);
      expect(lines(files[register])).toEqual(
        await fileOf(`/api/books/register?${MARCH}&language=en-CA`),
      );
      expect(lines(files[journal])).toEqual(
        await fileOf(`/api/books/journal?${MARCH}&format=quickbooks`),
      );
    });

    test('include the journal of Sage 50 once its accounts have numbers', async () => {
      expectStatus(await admin.put('/api/books/accounts', ACCOUNTS), 200);
      const { headers, files } = await archiveOf(`${MARCH}&language=fr-CA`);
      expect(headers.get('content-disposition')).toContain('comptabilite-2026-03-01-2026-03-31');
      const sage = 'sage50-2026-03-01-2026-03-31.txt';
      expect(Object.keys(files)).toEqual([
        'registre-des-factures-2026-03-01-2026-03-31.csv',
        'quickbooks-2026-03-01-2026-03-31.csv',
        sage,
      ]);
      expect(lines(files[sage])).toEqual(await fileOf(`/api/books/journal?${MARCH}&format=sage50`));
      expectStatus(await admin.put('/api/books/accounts', NO_ACCOUNTS), 200);
    });

    test('of a period without entries have no journal of Sage 50', async () => {
      const { files } = await archiveOf(APRIL);
      expect(Object.keys(files)).toHaveLength(2);
    });
  });

  test('a closed period stays closed', async () => {
    const close = (lastDay: string) => admin.post('/api/books/periods', { lastDay });
    expect((await close('2026-03-31')).body.details).toMatchObject([{ code: 'day_not_over' }]);
    api().clock.set('2026-04-02T15:00:00.000Z');
    admin = await api().signIn('admin');
    const closed = await close('2026-03-31');
    expect(closed.status).toBe(201);
    expect(closed.body).toMatchObject({ firstDay: '2026-03-31', lastDay: '2026-03-31' });
    const again = await close('2026-03-31');
    expect([again.status, again.body.code]).toEqual([409, 'period_closed']);
    expect((await close('2026-04-01')).body).toMatchObject({
      ...{ firstDay: '2026-04-01', lastDay: '2026-04-01' },
    });
    expect((await admin.get('/api/books/periods')).body).toMatchObject([
      { lastDay: '2026-04-01' },
      { lastDay: '2026-03-31' },
    ]);
    const payment = { customerId: 1, amount: 10, method: 'cash', allocations: [] };
    const late = await admin.post('/api/payments', { ...payment, paidOn: '2026-04-01' });
    expect([late.status, late.body.code]).toEqual([409, 'period_closed']);
    expectStatus(await admin.post('/api/payments', { ...payment, paidOn: '2026-04-02' }), 201);
  });

  test('nothing is issued into a closed period', async () => {
    const made = expectStatus(
      await admin.post('/api/jobs', {
        ...{ customerId: 1, price: 100, pickupProvince: 'QC', dropoffProvince: 'QC' },
        vehicleUnitsData: [{ make: 'Honda' }],
      }),
      201,
    ) as { id: number };
    expectStatus(await admin.put(`/api/jobs/${String(made.id)}`, { status: 'delivered' }), 200);
    const draft = expectStatus(await admin.post('/api/invoices', { jobIds: [made.id] }), 201) as {
      id: number;
    };
    const path = `/api/invoices/${String(draft.id)}`;
    expectStatus(await admin.put(path, { invoiceDate: '2026-04-01' }), 200);
    const refused = await admin.post(`${path}/issue`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'period_closed']);
    expectStatus(await admin.put(path, { invoiceDate: null }), 200);
    expect((await admin.post(`${path}/issue`, {})).body).toMatchObject({
      invoiceDate: '2026-04-02',
    });
  });

  test('only users who may bill see them', async () => {
    const driver = await api().signIn('driver');
    const files = [`register?${MARCH}`, `files.zip?${MARCH}`];
    for (const path of ['accounts', 'periods', `taxes?${MARCH}`, ...files])
      expect((await driver.get(`/api/books/${path}`)).status).toBe(403);
    expect((await driver.post('/api/books/periods', { lastDay: '2026-01-31' })).status).toBe(403);
  });

  test('a period that ends before it begins is refused', async () => {
    const { status, body } = await admin.get('/api/books/taxes?from=2026-03-31&to=2026-03-01');
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: 'to', code: 'ends_before_start' }]);
    const files = await admin.get('/api/books/files.zip?from=2026-03-31&to=2026-03-01');
    expect([files.status, files.body.code]).toEqual([400, 'validation_failed']);
  });
});
