import { strToU8, unzipSync } from 'fflate';
import { type Caller, describeHttp } from '../../../../../test/app/http';
import {
  draftOf,
  invoiceOf,
  makeBuyer,
  makeDelivered,
  makeInvoice,
  readyCompany,
} from '../../../../../test/billing/invoices';
import { expectStatus } from '../../../../../test/records/jobs';
import { readPdf } from '../../../../../test/papers/read-pdf';
import { fetchImage, png, sendLogo, sha256Of } from '../../../../../test/reports/photos';
import { PdfRenderer } from '../../../../papers/pdf-renderer';
import { PrintWhenIssued } from './print-when-issued';

describeHttp('The PDFs of invoices', (api) => {
  let admin: Caller;
  let buyer: number;
  let made = 0;
  beforeEach(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    made += 1;
    buyer = await makeBuyer(api(), `Garage Bélanger ${made}`);
  });
  afterEach(() => jest.restoreAllMocks());

  const settled = () => api().app.get(PrintWhenIssued).settled();
  const fetchPdf = (id: number, headers: Record<string, string> = {}) =>
    fetchImage(api(), 'admin', `/api/invoices/${id}/pdf`, headers);
  const pdf = async (id: number) => {
    const answer = await fetchPdf(id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const read = await readPdf(answer.content);
    return { ...answer, ...read, text: read.pages.join(' '), tag: answer.headers.get('etag') };
  };

  test('an issued invoice is printed and stored, unaffected by later edits', async () => {
    const { id, reference } = await makeInvoice(api(), buyer);
    await settled();
    const { pdfHash, version } = await invoiceOf(api(), id);
    const first = await pdf(id);
    expect(sha256Of(first.content)).toBe(pdfHash);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      etag: `"${pdfHash}"`,
      'content-disposition': `inline; filename="${reference}.pdf"`,
      'cache-control': 'private, no-cache',
    });
    for (const words of [
      ...['Transport Exemple inc.', '123456782RT0001', `Invoice ${reference}`],
      ...[`Garage Bélanger ${made}`, '1 rue du Port', 'Laval (QC) – Toronto (ON)'],
      ...['Delivered 2026-03-31', 'HST (ON) 13% on $1,000.00', '$130.00', 'Balance due $1,130.00'],
    ])
      expect(first.text).toContain(words);

    await admin.put('/api/company', { legalName: 'Another Name inc.' });
    await admin.post('/api/payments', {
      ...{ customerId: buyer, paidOn: '2026-03-31', amount: 1130, method: 'card' },
    });
    const print = jest.spyOn(api().app.get(PdfRenderer), 'print');
    expect((await pdf(id)).content.equals(first.content)).toBe(true);
    expect(await fetchPdf(id, { 'If-None-Match': `"${pdfHash}"` })).toMatchObject({ status: 304 });
    expect(print).not.toHaveBeenCalled();
    // Printing does not increment the version.
    expect(version).toBe(2);
  });

  test('an invoice whose printing failed is printed on request, as it was issued', async () => {
    const press = api().app.get(PdfRenderer);
    const print = jest.spyOn(press, 'print').mockRejectedValueOnce(new Error('jammed'));
    const { id } = await makeInvoice(api(), buyer);
    await settled();
    expect(print).toHaveBeenCalledTimes(1);
    expect((await invoiceOf(api(), id)).pdfHash).toBeNull();
    await admin.put('/api/company', { legalName: 'Another Name inc.', city: 'Lévis' });
    const paid = { customerId: buyer, paidOn: '2026-03-31', amount: 100, method: 'card' };
    expectStatus(await admin.post('/api/payments', paid), 201);
    const answers = await Promise.all([1, 2, 3].map(() => pdf(id)));
    const { pdfHash } = await invoiceOf(api(), id);
    for (const { content, text } of answers) {
      expect(sha256Of(content)).toBe(pdfHash);
      expect(text).toContain('Transport Exemple inc.');
      expect(text).toContain('Paid $0.00 Balance due $1,130.00');
    }
  });

  test('an invoice that the storage has lost is printed again', async () => {
    const { id } = await makeInvoice(api(), buyer);
    await settled();
    const { content } = await pdf(id);
    const { pdfHash } = await invoiceOf(api(), id);
    await api().core.storage.delete(pdfHash);
    expect((await pdf(id)).content.equals(content)).toBe(true);
    expect(await api().core.storage.has(pdfHash)).toBe(true);
  });

  test('a draft is printed as if issued now, and not stored', async () => {
    const job = await makeDelivered(api(), buyer);
    const { id } = await draftOf(api(), job);
    const first = await pdf(id);
    expect(first.text).toContain('DRAFT');
    expect(first.text).toContain('2026-04-30');
    expect(first.headers.get('content-disposition')).toBe(`inline; filename="DRAFT-${id}.pdf"`);
    expect((await pdf(id)).content.equals(first.content)).toBe(true);
    expect((await fetchPdf(id, { 'If-None-Match': first.tag ?? '' })).status).toBe(304);
    expectStatus(await admin.put(`/api/jobs/${job}`, { price: 1234.56 }), 200);
    const next = await pdf(id);
    expect(next.text).toContain('$1,234.56');
    expect(next.tag).not.toBe(first.tag);
    expect((await invoiceOf(api(), id)).pdfHash).toBeNull();
  });

  test("is in the customer's language, and shows the logo", async () => {
    const french = await makeBuyer(api(), `Concession Lefèvre ${made}`);
    expectStatus(await admin.put(`/api/customers/${french}/billing`, { language: 'fr' }), 200);
    expectStatus(await sendLogo(api(), await png({ width: 300, height: 80, shade: made })), 200);
    const { id, reference } = await makeInvoice(api(), french);
    const { text, lang, tags } = await pdf(id);
    expect(lang).toBe('fr-CA');
    for (const words of [`Facture ${reference}`, 'TVH (ON)', 'Solde à payer', 'Net 30 jours'])
      expect(text).toContain(words);
    const figures = tags.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual(['Logo de Transport Exemple inc.']);
    expectStatus(await admin.delete('/api/company/logo'), 200);
  });

  test('a credit note is printed with the invoice that it corrects', async () => {
    const { id, reference } = await makeInvoice(api(), buyer);
    const reason = 'The price was agreed otherwise.';
    const note = expectStatus(
      await admin.post(`/api/invoices/${id}/credit-notes`, { reason }),
      201,
    );
    await settled();
    expect((await invoiceOf(api(), note.id)).pdfHash).toMatch(/^[0-9a-f]{64}$/u);
    const { text } = await pdf(note.id);
    for (const words of [`Credit note ${note.reference}`, reference, reason, '-$1,130.00'])
      expect(text).toContain(words);
  });

  const zip = (ids: readonly number[] | string) =>
    fetchImage(api(), 'admin', `/api/invoices/pdf.zip?ids=${ids.toString()}`);

  test('several PDFs are in one archive, named by their numbers', async () => {
    const [one, other] = [await makeInvoice(api(), buyer), await makeInvoice(api(), buyer)];
    const draft = await draftOf(api(), await makeDelivered(api(), buyer));
    const { status, headers, content } = await zip([other.id, one.id, draft.id, one.id]);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="invoices.zip"');
    const files = unzipSync(new Uint8Array(content));
    expect(Object.keys(files)).toEqual([
      `${other.reference}.pdf`,
      `${one.reference}.pdf`,
      `DRAFT-${draft.id}.pdf`,
    ]);
    const kept = (await pdf(one.id)).content;
    expect(Buffer.from(files[`${one.reference}.pdf`] ?? strToU8('')).equals(kept)).toBe(true);
  });

  test.each(['', '0', 'x', '1,,2', '1, 2', Array.from({ length: 201 }, (_, at) => at + 1)])(
    'an archive of %j is refused',
    async (ids) => {
      expect((await zip(ids)).status).toBe(400);
    },
  );

  test('unknown invoices return 404, and drivers have no access', async () => {
    const { id } = await makeInvoice(api(), buyer);
    expect((await fetchPdf(999_999)).status).toBe(404);
    expect((await zip([id, 999_999])).status).toBe(404);
    const paths = [`/api/invoices/${id}/pdf`, `/api/invoices/pdf.zip?ids=${id}`];
    for (const path of [...paths, `/api/customers/${buyer}/statement`]) {
      const statuses = [];
      for (const who of ['admin', 'driver', 'stranger', api().anonymous] as const)
        statuses.push((await fetchImage(api(), who, path)).status);
      expect(statuses).toEqual([200, 403, 403, 401]);
    }
  });
});
