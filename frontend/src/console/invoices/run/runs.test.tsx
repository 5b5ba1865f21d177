import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BillableCustomer } from '../../../api/invoicing/invoices';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { refusal, server } from '../../../testing/answers/server';
import { hold } from '../../../testing/hold';
import { makeDraft, makeInvoice, makeInvoiceSummary } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { GatherRun } from './GatherRun';
import { gatheredDays, lastEnd } from './gatheredDays';
import { IssueAll } from './IssueAll';
import { SendAll } from './SendAll';

const customer = (customerId: number): BillableCustomer => ({
  customerId,
  customerName: `Customer ${String(customerId)}`,
  gathering: 'month',
  jobs: 3,
  jobsWithoutPrice: 0,
  amount: 1500,
});

function serveCustomers(ids: readonly number[]) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/invoices/billable-customers', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(ids.map(customer));
    }),
  );
  return asked;
}

const openRun = () => openView(<GatherRun onClose={() => undefined} />, '/?view=to-invoice');

test.each([
  ['week', '2026-03-15', { from: '2026-03-09', to: '2026-03-15' }],
  ['month', '2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
  ['month', '2026-03-20', { from: '2026-03-01', to: '2026-03-20' }],
] as const)('the %s that ends on %s', (gathering, end, days) => {
  expect(gatheredDays(gathering, end)).toEqual(days);
});

test.each([
  ['month', '2026-03-20', '2026-02-28'],
  ['month', '2024-03-01', '2024-02-29'],
  // A Friday, a Monday and a Sunday.
  ['week', '2026-03-20', '2026-03-15'],
  ['week', '2026-03-16', '2026-03-15'],
  ['week', '2026-03-15', '2026-03-08'],
] as const)('the last whole %s before %s ends on %s', (gathering, today, end) => {
  expect(lastEnd(gathering, today)).toBe(end);
});

test('shows customers of the chosen days with totals and drafts invoices one by one', async () => {
  const asked = serveCustomers([1, 2]);
  let under = 0;
  const sent = answerWrites({
    'POST /api/invoices/gathered': () => {
      under += 1;
      expect(under).toBe(1);
      under -= 1;
      return makeDraft(7);
    },
  });
  const { person } = await openRun();
  const dialog = within(await screen.findByRole('dialog', { name: 'Consolidated invoices' }));
  const end = dialog.getByLabelText('Last day');
  await person.clear(end);
  await person.type(end, '2026-02-28');
  expect(await dialog.findByText('Customer 2')).toBeVisible();
  expect(asked.at(-1)).toBe('?gathering=month&from=2026-02-01&to=2026-02-28');
  await person.click(dialog.getByRole('button', { name: 'Create 2 drafts' }));
  expect(await dialog.findByText('2 of 2 drafts created. Done.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { customerId: 1, from: '2026-02-01', to: '2026-02-28' },
    { customerId: 2, from: '2026-02-01', to: '2026-02-28' },
  ]);
  expect(dialog.getByRole('button', { name: 'Show drafts' })).toBeVisible();
});

test('names failures with their reasons and retries only these, with the same keys', async () => {
  serveCustomers([1, 2, 3]);
  let isBroken = true;
  const sent = answerWrites({
    'POST /api/invoices/gathered': ({ body }) =>
      isBroken && (body as { customerId: number }).customerId === 2
        ? refusal(500, 'internal', 'Broken.')
        : makeDraft(7),
  });
  const { person } = await openRun();
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Create 3 drafts' }));
  expect(await dialog.findByText('Customer 2: Broken.')).toBeVisible();
  expect(await dialog.findByText('2 of 3 drafts created. Done.')).toBeVisible();
  isBroken = false;
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('3 of 3 drafts created. Done.')).toBeVisible();
  const asked = sent.map(({ body }) => (body as { customerId: number }).customerId);
  expect(asked).toEqual([1, 2, 3, 2]);
  expect(sent[3]?.key).toBe(sent[1]?.key);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('resumes a stopped run without creating duplicates', async () => {
  serveCustomers([1, 2]);
  const held: (() => void)[] = [];
  const asked: number[] = [];
  server.use(
    http.post('*/api/invoices/gathered', async ({ request }) => {
      asked.push(((await request.json()) as { customerId: number }).customerId);
      await new Promise<void>((resolve) => held.push(resolve));
      return HttpResponse.json(makeDraft(7));
    }),
  );
  const release = async () => {
    await waitFor(() => expect(held).toHaveLength(1));
    held.pop()?.();
  };
  const { person } = await openRun();
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Create 2 drafts' }));
  await waitFor(() => expect(held).toHaveLength(1));
  await person.click(await dialog.findByRole('button', { name: 'Stop' }));
  expect(dialog.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
  await release();
  expect(
    await dialog.findByText('1 of 2 drafts created. Stopped. You can resume the rest.'),
  ).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Resume' }));
  await release();
  expect(await dialog.findByText('2 of 2 drafts created. Done.')).toBeVisible();
  expect(asked).toEqual([1, 2]);
});

test('offers no start without customers to invoice', async () => {
  serveCustomers([]);
  await openRun();
  expect(await screen.findByText('No customers to invoice')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create drafts' })).toBeDisabled();
});

test('issues ready drafts with their versions and leaves out the others', async () => {
  const drafts = [
    makeInvoiceSummary(1, { status: 'draft', reference: null, total: 100.1 }),
    makeInvoiceSummary(2, { status: 'draft', reference: null, problems: 1 }),
    makeInvoiceSummary(3, { status: 'draft', reference: null, total: 50.2, version: 5 }),
  ];
  const asked: string[] = [];
  server.use(
    http.get('*/api/invoices', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(drafts);
    }),
  );
  const sent = answerWrites({ 'POST /api/invoices/:id/issue': () => makeInvoice(1) });
  const { person } = await openView(
    <IssueAll filters={{ q: 'garage', status: 'draft' }} onClose={() => undefined} />,
    '/?view=invoices',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue drafts' }));
  expect(await dialog.findByText('2 drafts are ready to be issued, $150.30 in all.')).toBeVisible();
  expect(dialog.getByText('1 draft is incomplete and will not be issued.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Issue 2 drafts' }));
  expect(await dialog.findByText('2 of 2 invoices issued. Done.')).toBeVisible();
  expect(asked[0]).toBe('?limit=500&q=garage&status=draft');
  expect(sent.map(({ path, version }) => [path, version])).toEqual([
    ['/api/invoices/1/issue', '"3"'],
    ['/api/invoices/3/issue', '"5"'],
  ]);
});

test('offers to download and to send what a run issued', async () => {
  const draft = (id: number) => makeInvoiceSummary(id, { status: 'draft', reference: null });
  server.use(
    http.get('*/api/invoices', () => HttpResponse.json([draft(1), draft(2)])),
    http.get('*/api/invoices/1/mails', () =>
      HttpResponse.json({ canSend: true, sentAt: null, to: 'a@b.example', mails: [] }),
    ),
  );
  const sent = answerWrites({
    'POST /api/invoices/:id/issue': ({ path }) => makeInvoice(path.includes('/1/') ? 1 : 2),
    'POST /api/invoices/:id/mails': () => HttpResponse.json({}),
  });
  const { person } = await openView(
    <IssueAll filters={{ status: 'draft' }} onClose={() => undefined} />,
    '/?view=invoices',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue drafts' }));
  await person.click(await dialog.findByRole('button', { name: 'Issue 2 drafts' }));
  expect(await dialog.findByRole('link', { name: 'Download PDFs (ZIP)' })).toHaveAttribute(
    'href',
    '/api/invoices/pdf.zip?ids=1,2',
  );
  await person.click(await dialog.findByRole('button', { name: 'Send 2 invoices' }));
  const sending = within(await screen.findByRole('dialog', { name: 'Send invoices' }));
  expect(sending.getByRole('list', { name: 'Recipients' })).toHaveTextContent('pay@example.com');
  await person.click(sending.getByRole('button', { name: 'Send 2 invoices' }));
  expect(await sending.findByText(/^2 of 2 /)).toBeVisible();
  expect(sent.slice(2).map(({ path }) => path)).toEqual([
    '/api/invoices/1/mails',
    '/api/invoices/2/mails',
  ]);
});

test('issues a draft changed by a colleague on the next try, with its new version', async () => {
  const draft = makeInvoiceSummary(1, { status: 'draft', reference: null, version: 3 });
  server.use(http.get('*/api/invoices', () => HttpResponse.json([draft])));
  const current = makeDraft(1, { version: 4 });
  const sent = answerWrites({
    'POST /api/invoices/:id/issue': ({ version }) =>
      version === '"4"'
        ? makeInvoice(1)
        : HttpResponse.json({ code: 'stale', message: 'Changed.', current }, { status: 412 }),
  });
  const { person } = await openView(
    <IssueAll filters={{ status: 'draft' }} onClose={() => undefined} />,
    '/?view=invoices',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue drafts' }));
  await person.click(await dialog.findByRole('button', { name: 'Issue 1 draft' }));
  await person.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('1 of 1 invoices issued. Done.')).toBeVisible();
  expect(sent.map(({ version }) => version)).toEqual(['"3"', '"4"']);
});

test('resends an invoice with the same key after a lost response', async () => {
  const unsent = [
    {
      invoiceId: 7,
      invoiceReference: 'INV-000007',
      customerName: 'Garage Exemple',
      customerEmail: null,
    },
  ];
  server.use(http.get('*/api/money-leaks', () => HttpResponse.json(unsent)));
  const answers = [HttpResponse.error(), HttpResponse.json({})];
  const sent = answerWrites({
    'POST /api/invoices/:id/mails': () => answers.shift() ?? HttpResponse.json({}),
  });
  const { person } = await openView(<SendAll onClose={() => undefined} />, '/?view=invoices');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('No address')).toBeVisible();
  await person.click(await dialog.findByRole('button', { name: /^Send/ }));
  await person.click(await dialog.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.key).not.toBeNull();
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('asks before a running run is closed, and keeps its failures', async () => {
  const unsent = [{ invoiceId: 7, invoiceReference: 'INV-000007', customerName: 'Garage Exemple' }];
  server.use(http.get('*/api/money-leaks', () => HttpResponse.json(unsent)));
  const { held, release } = hold();
  server.use(
    http.post('*/api/invoices/:id/mails', async () => {
      await held;
      return HttpResponse.error();
    }),
  );
  const close = vi.fn();
  const { person } = await openView(<SendAll onClose={close} />, '/?view=invoices');
  const frame = await screen.findByRole('dialog');
  const dialog = within(frame);
  /** A button that had the focus is replaced; the dialog then takes it. */
  const focusIsBack = () =>
    waitFor(() =>
      expect(frame.parentElement).toContainElement(document.activeElement as HTMLElement),
    );
  await person.click(await dialog.findByRole('button', { name: /^Send/ }));
  await dialog.findByRole('button', { name: 'Stop' });
  await focusIsBack();
  await person.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop this run?' }));
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  expect(close).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  release();
  expect(await dialog.findByText('1 failed')).toBeVisible();
  await focusIsBack();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
