import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../../api/api';
import { REACH } from '../../../api/cache/reach';
import { listTag } from '../../../api/cache/tags';
import type { Invoice } from '../../../api/invoicing/invoices';
import type { Payment } from '../../../api/invoicing/payments';
import { accessibilityProblems } from '../../../testing/accessibility';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { refusal, server } from '../../../testing/answers/server';
import { makeDraft, makeInvoice, makeLine, makePayment } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { InvoiceDetails } from './InvoiceDetails';

async function open(invoice: Invoice, { payments = [] }: { payments?: Payment[] } = {}) {
  server.use(
    http.get(`*/api/invoices/${invoice.id}`, () => HttpResponse.json(invoice)),
    http.get('*/api/payments', () => HttpResponse.json(payments)),
  );
  const view = await openView(<InvoiceDetails />, `/?view=invoices&invoice=${invoice.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('JOB-000101');
  return { ...view, dialog };
}

test('lists lines under their jobs, then taxes and the amount owed', async () => {
  const { dialog } = await open(
    makeInvoice(7, {
      lines: [
        makeLine(1),
        makeLine(2, {
          kind: 'charge',
          vin: null,
          description: 'Waiting',
          unit: 'hour',
          quantity: 1.5,
          price: 80,
          amount: 120,
        }),
        makeLine(3, { kind: 'correction', description: 'Agreed by phone', amount: -20 }),
      ],
      taxes: [
        { name: 'HST', province: 'ON', rate: 13, base: 600, amount: 78 },
        { name: 'QST', province: 'QC', rate: 9.975, base: 500, amount: 49.88 },
      ],
      subtotal: 1100,
      total: 1227.88,
      paid: 200,
      credited: 27.88,
      balance: 1000,
      overdueDays: 12,
    }),
  );
  expect(dialog.getByRole('heading', { name: 'Invoice INV-000007' })).toBeVisible();
  expect(dialog.getByText('12 days overdue')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'JOB-000101' })).toHaveAttribute(
    'href',
    '/?view=invoices&job=101',
  );
  expect(dialog.getByText('Calgary → Regina · delivered Feb 27, 2026')).toBeVisible();
  expect(dialog.getByText('1.5 hours × $80.00')).toBeVisible();
  expect(dialog.getByText('Corrections')).toBeVisible();
  const sums = within(dialog.getByRole('region', { name: 'Totals' }));
  const sum = (label: RegExp) => sums.getByText(label).nextSibling?.textContent;
  expect(sum(/^HST ON 13%/)).toBe('$78.00');
  expect(sum(/^QST 9.975%/)).toBe('$49.88');
  expect(sum(/^Total$/)).toBe('$1,227.88');
  expect(sum(/^Credited$/)).toBe('-$27.88');
  expect(sum(/^Paid$/)).toBe('-$200.00');
  expect(sum(/^Balance$/)).toBe('$1,000.00');
  expect(await accessibilityProblems()).toEqual([]);
});

test('shows first what blocks issuing, each with a link to its fix', async () => {
  const { dialog } = await open(
    makeDraft(7, {
      problems: 3,
      problemList: [
        { code: 'no_price', jobId: 101, jobReference: 'JOB-000101' },
        { code: 'gst_number_missing', jobId: null, jobReference: null },
        { code: 'not_delivered', jobId: 101, jobReference: 'JOB-000101' },
      ],
    }),
  );
  const note = within(dialog.getByRole('note'));
  expect(note.getByText('JOB-000101 has no price.')).toBeVisible();
  expect(note.getByRole('link', { name: 'Edit JOB-000101' })).toHaveAttribute(
    'href',
    '/?view=invoices&job=101&panel=edit',
  );
  expect(note.getByRole('link', { name: 'Open Company Details' })).toHaveAttribute(
    'href',
    '/?view=company',
  );
  expect(note.getByRole('button', { name: 'Edit draft' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Issue' })).toBeDisabled();
});

test('confirms before issuing, warns that the number is final, and names the invoice', async () => {
  const { dialog, person, toast } = await open(makeDraft(7));
  const sent = answerWrites({
    'POST /api/invoices/:id/issue': () => makeInvoice(7, { reference: 'INV-000042', version: 4 }),
  });
  await person.click(dialog.getByRole('button', { name: 'Issue' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/the next number and can no longer be changed/)).toBeVisible();
  expect(question.getByText(/Garage Exemple will be billed \$1,050\.00/)).toBeVisible();
  expect(sent).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(toast()?.description).toBe('Invoice INV-000042 issued.'));
  expect(sent).toMatchObject([{ path: '/api/invoices/7/issue', version: '"3"' }]);
  expect(toast()?.action).toEqual({ label: 'View', href: '/?view=invoices&invoice=7' });
});

test('gives the reason when issuing is refused', async () => {
  const { dialog, person, toast } = await open(makeDraft(7));
  answerWrites({ 'POST /api/invoices/:id/issue': () => refusal(409, 'conflict', 'Not complete.') });
  await person.click(dialog.getByRole('button', { name: 'Issue' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Issue' }),
  );
  await waitFor(() => expect(toast()?.description).toBe('Not complete.'));
});

test('deletes a draft after confirmation and closes its dialog', async () => {
  const { dialog, person, toast, history } = await open(makeDraft(7));
  const sent = answerWrites({
    'DELETE /api/invoices/:id': () => new HttpResponse(null, { status: 204 }),
  });
  await person.click(dialog.getByRole('button', { name: 'Delete draft' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete draft' }),
  );
  await waitFor(() => expect(toast()?.description).toBe('Draft deleted.'));
  expect(sent).toMatchObject([{ path: '/api/invoices/7', version: '"3"' }]);
  expect(history.location.search).toBe('?view=invoices');
});

test.each([
  ['issued', {}, ['Issue credit note', 'Download PDF', 'Record payment']],
  ['paid', { balance: 0 }, ['Issue credit note', 'Download PDF']],
  ['void', { balance: 0 }, ['Download PDF']],
] as const)(
  'an invoice that is %s offers what can be done with it',
  async (status, facts, offered) => {
    const { dialog } = await open(makeInvoice(7, { status, ...facts }));
    const all = [
      'Issue credit note',
      'Download PDF',
      'Record payment',
      'Issue',
      'Edit',
      'Delete draft',
    ];
    const shown = all.filter(
      (name) => dialog.queryByRole('button', { name }) ?? dialog.queryByRole('link', { name }),
    );
    expect(shown).toEqual(offered);
  },
);

test('lists payments and credit notes of an invoice', async () => {
  const payment = makePayment(1, {
    allocations: [{ invoiceId: 7, reference: 'INV-000007', amount: 300 }],
  });
  const { dialog } = await open(
    makeInvoice(7, {
      creditNotes: [{ id: 9, reference: 'INV-000009', total: -50 }],
      paid: 300,
      status: 'partly-paid',
    }),
    { payments: [payment] },
  );
  const moved = within(dialog.getByRole('region', { name: 'Payments and credit notes' }));
  expect(moved.getByRole('button', { name: 'Credit note INV-000009' })).toBeVisible();
  expect(await moved.findByText('Paid Mar 20, 2026 · Cheque · Cheque 1042')).toBeVisible();
  expect(moved.getByText('-$300.00')).toBeVisible();
});

test('tells payments in the history of an invoice', async () => {
  const entry = (id: number, action: string, paid: readonly [number, number]) => ({
    ...{
      id,
      action,
      resource: 'invoice',
      resourceId: 7,
      version: id,
      at: '2026-03-20T15:00:00.000Z',
    },
    ...{ actorId: 1, actorName: 'Ada Admin', requestId: null },
    ...{ before: { paid: paid[0] }, after: { paid: paid[1] } },
  });
  server.use(
    http.get('*/api/activity', () =>
      HttpResponse.json([
        entry(3, 'payment.undone', [350, 50]),
        entry(2, 'payment.applied', [300, 350]),
        entry(1, 'payment.taken', [0, 300]),
      ]),
    ),
  );
  const { dialog } = await open(makeInvoice(7));
  const history = within(dialog.getByRole('region', { name: 'Activity' }));
  expect(await history.findByText('Payment of $300.00 undone.')).toBeVisible();
  expect(history.getByText('Credit of $50.00 applied.')).toBeVisible();
  expect(history.getByText('Payment of $300.00 recorded.')).toBeVisible();
});

test('says when an invoice does not exist', async () => {
  server.use(http.get('*/api/invoices/8', () => refusal(404, 'not_found', 'None.')));
  await openView(<InvoiceDetails />, '/?view=invoices&invoice=8');
  expect(await screen.findByText('This invoice does not exist.')).toBeVisible();
});

test('writes off a small balance after a question, with the version and a key', async () => {
  const invoice = makeInvoice(7, { status: 'partly-paid', balance: 0.05, writeOff: 0.05 });
  const { dialog, person, toast } = await open(invoice);
  const sent = answerWrites({ 'POST /api/invoices/:id/write-off': () => makePayment(9) });
  await person.click(dialog.getByRole('button', { name: 'Write off $0.05' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Write off $0.05?' }));
  await person.click(question.getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(toast()?.description).toBe('$0.05 written off.'));
  expect(sent).toMatchObject([{ path: '/api/invoices/7/write-off', version: '"3"', body: {} }]);
  expect(sent[0]?.key).not.toBeNull();
});

test('offers no write-off that the company does not allow', async () => {
  const { dialog } = await open(makeInvoice(7, { balance: 0.05 }));
  expect(dialog.queryByRole('button', { name: /^Write off/ })).toBeNull();
});

test("follows a change of the company's limit for write-offs", async () => {
  const { dialog, store } = await open(makeInvoice(7, { balance: 0.05 }));
  const raised = makeInvoice(7, { balance: 0.05, writeOff: 0.05 });
  server.use(http.get('*/api/invoices/7', () => HttpResponse.json(raised)));
  act(() => void store.dispatch(api.util.invalidateTags(REACH.company.map(listTag))));
  expect(await dialog.findByRole('button', { name: 'Write off $0.05' })).toBeVisible();
});
