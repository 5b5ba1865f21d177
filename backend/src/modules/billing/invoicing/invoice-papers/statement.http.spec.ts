import { writeFileSync } from 'node:fs';
import { type Caller, describeHttp } from '../../../../../test/app/http';
import { makeBuyer, readyCompany } from '../../../../../test/billing/invoices';
import { expectStatus } from '../../../../../test/records/jobs';
import { readPdf } from '../../../../../test/papers/read-pdf';
import { fetchImage } from '../../../../../test/reports/photos';
import { storeInvoice } from '../../../../../test/stored/stored-invoice';

describeHttp('The statement of a customer', (api) => {
  let admin: Caller;
  let customerId: number;
  let made = 0;
  beforeEach(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    made += 1;
    customerId = await makeBuyer(api(), `Garage Bélanger ${made}`);
  });

  const invoice = (invoiceDate: string, totalCents: number, more: object = {}) =>
    storeInvoice(api(), { customerId, invoiceDate, totalCents, ...more });
  const pay = async (paidOn: string, amount: number, more: object = {}) =>
    expectStatus(
      await admin.post('/api/payments', {
        ...{ customerId, paidOn, amount, method: 'transfer' },
        ...more,
      }),
      201,
    );
  const fetchStatement = (query: string, id = customerId) =>
    fetchImage(api(), 'admin', `/api/customers/${id}/statement?${query}`);
  const statement = async (query: string, name = 'statement') => {
    const answer = await fetchStatement(query);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const folder = process.env['KEEP_PAPERS'];
    if (folder !== undefined) writeFileSync(`${folder}/${name}.pdf`, answer.content);
    const read = await readPdf(answer.content);
    return { ...answer, ...read, text: read.pages.join(' ').replaceAll('\u00a0', ' ') };
  };

  /** Two months of business, with $500.00 owed at the end of February. */
  async function doBusiness(): Promise<void> {
    const first = await invoice('2026-01-15', 100_000, {
      ...{ reference: 'INV-A', dueDate: '2026-02-14' },
    });
    await pay('2026-02-20', 500, { allocations: [{ invoiceId: first, amount: 500 }] });
    await invoice('2026-03-01', 20_000, { reference: 'INV-B', dueDate: '2026-03-31' });
    const credited = await invoice('2026-03-02', 30_000, {
      ...{ reference: 'INV-C', dueDate: '2026-04-01', creditedCents: 10_000 },
    });
    await invoice('2026-03-05', -10_000, {
      ...{ kind: 'credit-note', reference: 'INV-D', correctsId: credited, dueDate: null },
    });
    await invoice('2026-03-06', 99_000, { status: 'draft', number: null, reference: null });
    await pay('2026-03-10', 620, { reference: 'Cheque 7' });
    const undone = await pay('2026-03-11', 100, { allocations: [], reference: 'NSF' });
    expectStatus(await admin.post(`/api/payments/${undone.id}/undo`), 201);
  }

  test('begins with the opening balance, and shows the balance after each entry', async () => {
    await doBusiness();
    const { text, lang, headers } = await statement(
      'from=2026-03-01&to=2026-03-31',
      'en-statement',
    );
    expect(lang).toBe('en-CA');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="statement-${customerId}-2026-03-01-2026-03-31.pdf"`,
    );
    expect(text).toContain('Transport Exemple inc.');
    expect(text).toContain(`Garage Bélanger ${made} 1 rue du Port Laval QC H7A 1A1`);
    const entries = [
      '2026-03-01 Opening balance $500.00',
      '2026-03-01 Invoice INV-B 2026-03-31 $200.00 $700.00',
      '2026-03-02 Invoice INV-C 2026-04-01 $300.00 $1,000.00',
      '2026-03-05 Credit note INV-D $100.00 $900.00',
      '2026-03-10 Payment Cheque 7 $620.00 $280.00',
      '2026-03-11 Payment NSF $100.00 $180.00',
      '2026-03-31 Payment reversed NSF $100.00 $280.00',
      '2026-03-31 Closing balance $280.00',
    ];
    for (const words of entries) expect(text.replace(/ +/gu, ' ')).toContain(words);
    // $620.00 paid the rest of INV-A and $120.00 of INV-B.
    expect(text).toContain('Aging as of 2026-03-31');
    expect(text).toContain(
      'Not due yet $280.00 1 to 30 days $0.00 31 to 60 days $0.00 61 to 90 days $0.00 Over 90 days $0.00 Unapplied credit $0.00',
    );
  });

  test('is in French on request or for a French-speaking customer', async () => {
    await doBusiness();
    const { text, lang } = await statement(
      'from=2026-03-01&to=2026-03-31&language=fr-CA',
      'fr-statement',
    );
    expect(lang).toBe('fr-CA');
    for (const words of [
      ...['État de compte', 'Solde d’ouverture', '500,00 $', 'Note de crédit INV-D'],
      ...['Paiement annulé NSF', 'Solde de clôture', 'Classement par échéance au 2026-03-31'],
    ])
      expect(text).toContain(words);
    expectStatus(await admin.put(`/api/customers/${customerId}/billing`, { language: 'fr' }), 200);
    expect((await statement('')).lang).toBe('fr-CA');
    expect((await statement('language=en-CA')).lang).toBe('en-CA');
  });

  test('covers this month by default, and states when there are no entries', async () => {
    const { text, headers } = await statement('');
    expect(headers.get('content-disposition')).toContain('-2026-03-01-2026-03-31.pdf');
    expect(text).toContain('No transactions in this period.');
    expect((await fetchStatement('to=2026-02-10')).headers.get('content-disposition')).toContain(
      '-2026-02-01-2026-02-10.pdf',
    );
  });

  test('is identical to the byte until something changes', async () => {
    await doBusiness();
    const query = 'from=2026-01-01&to=2026-03-31';
    const first = await statement(query);
    expect((await statement(query)).content.equals(first.content)).toBe(true);
    const known = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const path = `/api/customers/${customerId}/statement?${query}`;
    expect((await fetchImage(api(), 'admin', path, known)).status).toBe(304);
    await pay('2026-03-20', 1);
    expect((await fetchImage(api(), 'admin', path, known)).status).toBe(200);
  });

  test('ends with the balance due, minus credit', async () => {
    await doBusiness();
    await pay('2026-03-30', 400.01);
    const all = expectStatus(await admin.get('/api/receivables'), 200) as {
      customerId: number;
      balance: number;
      credit: number;
    }[];
    const owed = all.find((one) => one.customerId === customerId);
    expect(owed).toMatchObject({ balance: 0, credit: 120.01 });
    const { text } = await statement('from=2026-03-31&to=2026-03-31');
    expect(text).toContain('Closing balance -$120.01');
    expect(text).toContain('Unapplied credit $120.01');
  });

  test.each([
    ['from=2026-02-30', 'from', 'not_date'],
    ['from=2026-04-01&to=2026-03-31', 'to', 'date_too_early'],
    ['language=de', 'language', 'not_one_of'],
  ])('%s is refused', async (query, field, code) => {
    expect(await admin.get(`/api/customers/${customerId}/statement?${query}`)).toMatchObject({
      status: 400,
      body: { details: [{ field, code }] },
    });
    expect((await fetchStatement('', 999_999)).status).toBe(404);
  });
});
