import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { accessibilityProblems } from '../../../testing/accessibility';
import { pagedAnswer } from '../../../testing/answers/pagedAnswer';
import { refusal, server } from '../../../testing/answers/server';
import { makeInvoiceSummary } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { InvoicesView } from './InvoicesView';

const TOTALS = {
  drafts: 2,
  open: 7,
  openBalance: 20405.34,
  overdue: 3,
  overdueBalance: 6849.44,
  billableJobs: 24,
  billableAmount: 40_729.64,
  billableWithoutPrice: 1,
};

function serve(invoices: readonly InvoiceSummary[]) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/invoices/totals', () => HttpResponse.json(TOTALS)),
    http.get('*/api/invoices', ({ request }) => {
      asked.push(new URL(request.url).search);
      return pagedAnswer(request, invoices);
    }),
  );
  return asked;
}

const open = (path = '/?view=invoices', options: Parameters<typeof openView>[2] = {}) =>
  openView(<InvoicesView />, path, options);

test('shows amounts owed, overdue, in drafts and to be invoiced at the top, with links', async () => {
  serve([]);
  await open();
  const tiles = within(screen.getByRole('navigation', { name: 'Invoices at a glance' }));
  expect(
    await tiles.findByRole('link', { name: /Open balance.*\$20,405\.34.*7 invoices/ }),
  ).toHaveAttribute('href', '/?view=invoices&state=open');
  expect(tiles.getByRole('link', { name: /Overdue.*\$6,849\.44/ })).toHaveAttribute(
    'href',
    '/?view=invoices&state=overdue',
  );
  expect(tiles.getByRole('link', { name: /Drafts.*2/ })).toHaveAttribute(
    'href',
    '/?view=invoices&state=draft',
  );
  expect(tiles.getByRole('link', { name: /Jobs to invoice.*24.*\$40,729\.64/ })).toHaveAttribute(
    'href',
    '/?view=to-invoice',
  );
});

test('shows no sum of too many jobs to invoice', async () => {
  serve([]);
  server.use(
    http.get('*/api/invoices/totals', () => HttpResponse.json({ ...TOTALS, billableAmount: null })),
  );
  await open();
  expect(
    await screen.findByRole('link', { name: /Jobs to invoice.*24.*Delivered, not invoiced/ }),
  ).toBeVisible();
});

test('shows how long an invoice is overdue and what a draft lacks', async () => {
  serve([
    makeInvoiceSummary(7, { overdueDays: 55, balance: 900 }),
    makeInvoiceSummary(8, { status: 'draft', reference: null, problems: 2 }),
    makeInvoiceSummary(9, { kind: 'credit-note', total: -52.5, balance: 0 }),
    makeInvoiceSummary(10, { isUndelivered: true }),
  ]);
  await open();
  expect(
    within(await screen.findByRole('row', { name: /INV-000010/ })).getByText('Email not delivered'),
  ).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /INV-000007/ }));
  expect(row.getByText('55 days overdue')).toBeVisible();
  expect(row.getByText('$900.00')).toBeVisible();
  expect(row.queryByText('Email not delivered')).toBeNull();
  expect(row.getByRole('link', { name: 'INV-000007' })).toHaveAttribute(
    'href',
    '/?view=invoices&invoice=7',
  );
  const draft = within(screen.getByRole('row', { name: /Draft 8/ }));
  expect(draft.getByText('2 problems')).toBeVisible();
  const note = within(screen.getByRole('row', { name: /INV-000009/ }));
  expect(note.getByText('Credit note')).toBeVisible();
  expect(note.getByText('-$52.50')).toBeVisible();
  expect(note.queryByText('$0.00')).toBeNull();
});

test('keeps search, state, customer, period and order in the address and sends them to the server', async () => {
  const asked = serve([makeInvoiceSummary(7)]);
  server.use(http.get('*/api/customers/12', () => HttpResponse.json({ id: 12, name: 'Garage' })));
  const { person, history } = await open(
    '/?view=invoices&q=inv&customer=12&from=2026-01-01&to=2026-03-31',
  );
  await screen.findByRole('link', { name: 'INV-000007' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Overdue');
  await person.click(await screen.findByRole('button', { name: 'Due date' }));
  const wanted = new URLSearchParams({
    q: 'inv',
    status: 'overdue',
    customerId: '12',
    from: '2026-01-01',
    to: '2026-03-31',
    sort: 'due',
    order: 'asc',
    limit: '50',
    offset: '0',
  });
  await waitFor(() => expect(new URLSearchParams(asked.at(-1))).toEqual(wanted));
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(history.location.search).toBe('?view=invoices&sort=due&order=asc');
});

test('offers nothing to issue if the drafts could not be loaded', async () => {
  serve([makeInvoiceSummary(7)]);
  const { person } = await open();
  await screen.findByRole('link', { name: 'INV-000007' });
  server.use(http.get('*/api/invoices', () => refusal(503, 'database_unavailable', 'Not now.')));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  expect(await screen.findByText('The invoices could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
});

test('sorts by number', async () => {
  const asked = serve([makeInvoiceSummary(7)]);
  const { person } = await open('/?view=invoices');
  await person.click(await screen.findByRole('button', { name: 'Number' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?sort=number&order=desc&limit=50&offset=0'));
});

test('offers credit notes among the states', async () => {
  const asked = serve([]);
  await open('/?view=invoices&state=credit-note');
  await screen.findByText('No invoices match your filters.');
  expect(asked).toEqual(['?kind=credit-note&sort=created&order=desc&limit=50&offset=0']);
});

test('explains how to create the first invoice, and retries a failure', async () => {
  serve([]);
  await open();
  expect(await screen.findByText('No invoices yet')).toBeVisible();
});

test('reports a failure and retries', async () => {
  serve([]);
  server.use(http.get('*/api/invoices', () => refusal(500, 'internal', 'Broken.')));
  await open();
  expect(await screen.findByText('The invoices could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('shows each invoice on a phone as a card with the amount owed', async () => {
  serve([makeInvoiceSummary(7, { overdueDays: 1, balance: 900 })]);
  await open('/?view=invoices', { width: 390 });
  const card = within(await screen.findByRole('article', { name: 'INV-000007' }));
  expect(card.getByText('1 day overdue')).toBeVisible();
  expect(card.getByText('$900.00')).toBeVisible();
  expect(card.getByText('Due Apr 1, 2026')).toBeVisible();
});

test('shows money and states in French', async () => {
  serve([makeInvoiceSummary(7, { status: 'partly-paid', balance: 900 })]);
  await open('/?view=invoices', { language: 'fr-CA' });
  const row = within(await screen.findByRole('row', { name: /INV-000007/ }));
  expect(row.getByText('Payée en partie')).toBeVisible();
  expect(row.getByText('900,00 $')).toBeVisible();
});

test('has no accessibility problems', async () => {
  serve([makeInvoiceSummary(7, { overdueDays: 3 })]);
  await open();
  await screen.findByRole('link', { name: 'INV-000007' });
  expect(await accessibilityProblems()).toEqual([]);
});
