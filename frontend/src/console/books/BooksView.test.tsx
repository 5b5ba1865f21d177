import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { noAccounts, openBooks, serveBooks } from '../../testing/answers/bookAnswers';
import { refusal, server, staleRefusal } from '../../testing/answers/server';
import { setNow } from '../../testing/today';

const NUMBERS = { receivable: '1205', bank: '1060', revenue: '4020', gst: '2310', qst: '2340' };
const lastOf = (asked: readonly URLSearchParams[]) => Object.fromEntries(asked.at(-1)!);

beforeEach(() => setNow('2026-04-15T16:00:00Z'));

test('shows the taxes of this month next to the lines of the returns', async () => {
  const asked = serveBooks();
  await openBooks();
  const table = await screen.findByRole('table', { name: 'Taxes by province and rate' });
  expect(lastOf(asked)).toEqual({ from: '2026-04-01', to: '2026-04-30' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    'GSTAll of Canada5%$2,000.00$100.00',
    'HSTOntario13%$1,000.00$130.00',
    'QSTQuebec9.975%$1,000.00$99.75',
  ]);
  expect(screen.getByText('Line 101 of the GST/HST return').parentElement).toHaveTextContent(
    '$3,000.00',
  );
  expect(screen.getByText('Line 103 of the GST/HST return').parentElement).toHaveTextContent(
    '$230.00',
  );
  expect(screen.getByText('Line 203 of the QST return').parentElement).toHaveTextContent('$99.75');
});

test.each([
  ['Last month', '2026-03-01', '2026-03-31'],
  ['This quarter', '2026-04-01', '2026-06-30'],
  ['Last quarter', '2026-01-01', '2026-03-31'],
  ['This year', '2026-01-01', '2026-12-31'],
])('computes %s as %s to %s', async (period, from, to) => {
  const asked = serveBooks();
  const { person, history } = await openBooks();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), period);
  await waitFor(() => expect(lastOf(asked)).toEqual({ from, to }));
  expect(history.location.search).toBe(`?view=books&from=${from}&to=${to}`);
});

test('takes custom dates and requests no period that ends before it begins', async () => {
  const asked = serveBooks();
  const { person } = await openBooks();
  const from = screen.getByLabelText('From');
  await person.clear(from);
  await person.type(from, '2026-04-10');
  await waitFor(() => expect(lastOf(asked)).toEqual({ from: '2026-04-10', to: '2026-04-30' }));
  const to = screen.getByLabelText('To');
  await person.clear(to);
  await person.paste('2026-04-02');
  expect(await screen.findByText('The period ends before it starts.')).toBeVisible();
  expect(lastOf(asked)).toEqual({ from: '2026-04-10', to: '2026-04-30' });
});

test("downloads files of the period in the user's language", async () => {
  serveBooks({ accounts: { ...noAccounts, ...NUMBERS } });
  await openBooks('/?view=books&from=2026-03-01&to=2026-03-31');
  const days = 'from=2026-03-01&to=2026-03-31';
  const href = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Journal for Sage 50: Download')).toBe(
    `/api/books/journal?${days}&format=sage50`,
  );
  expect(await href('All files: Download ZIP')).toBe(`/api/books/files.zip?${days}&language=en-CA`);
  expect(await href('Invoice register: Download CSV')).toBe(
    `/api/books/register?${days}&format=csv&language=en-CA`,
  );
  expect(await href('Invoice register: Download Excel')).toContain('format=xlsx');
  expect(await href('Journal for QuickBooks Online: Download')).toBe(
    `/api/books/journal?${days}&format=quickbooks`,
  );
});

test('requires account numbers before the Sage 50 download', async () => {
  serveBooks({ accounts: { ...noAccounts, receivable: '1205', bank: '106', revenue: 'Sales' } });
  const sent: { body: unknown; version: string | null }[] = [];
  server.use(
    http.put('*/api/books/accounts', async ({ request }) => {
      const body = await request.json();
      sent.push({ body, version: request.headers.get('If-Match') });
      serveBooks({ accounts: { ...noAccounts, ...NUMBERS, version: 2 } });
      return HttpResponse.json({ ...noAccounts, ...NUMBERS, version: 2 });
    }),
  );
  const { person } = await openBooks();
  expect(
    await screen.findByText(/Missing: Bank, Sales, GST and HST payable,? and QST payable\./),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Journal for Sage 50: Download' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Enter the numbers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Account names' });
  for (const [label, number] of [
    ['Bank', '1060'],
    ['Sales', '4020'],
    ['GST and HST payable', '2310'],
    ['QST payable', '2340'],
  ] as const) {
    const field = await within(dialog).findByLabelText(label);
    await person.clear(field);
    await person.type(field, number);
  }
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Journal for Sage 50: Download' })).toBeVisible();
  expect(sent).toEqual([{ body: { ...NUMBERS, writeOff: null }, version: '"1"' }]);
});

test('shows what was written off, and requires its account number for Sage 50', async () => {
  serveBooks({
    accounts: { ...noAccounts, ...NUMBERS },
    taxes: { writeOffs: 2, writtenOff: 0.05 },
  });
  await openBooks();
  expect(
    await screen.findByText('Written off: $0.05. Sales and taxes stay the same.'),
  ).toBeVisible();
  expect(await screen.findByText(/Missing: Write-offs\./)).toBeVisible();
});

test('shows account names that another user saved first', async () => {
  serveBooks();
  server.use(
    http.get('*/api/activity', () => HttpResponse.json([{ actorName: 'Otto Sample' }])),
    http.put('*/api/books/accounts', () =>
      staleRefusal({ ...noAccounts, bank: '1061', version: 2 }),
    ),
  );
  const { person } = await openBooks('/?view=books&dialog=accounts');
  await person.type(await screen.findByLabelText('Bank'), '1060');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Bank is now: 1061')).toBeVisible();
});

test('warns that closing is final, and names the last closed day', async () => {
  serveBooks();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/books/periods', async ({ request }) => {
      sent.push(await request.json());
      const days = { firstDay: '2026-01-01', lastDay: '2026-03-31' };
      const by = { closedAt: '2026-04-15T16:00:00.000Z', closedBy: 'Ada Sample' };
      serveBooks({ periods: [{ id: 1, ...days, ...by }] });
      return HttpResponse.json({ id: 1, ...days, ...by }, { status: 201 });
    }),
  );
  const { person, toast } = await openBooks();
  expect(await screen.findByText('No periods are closed yet.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Close the books' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close the books' });
  // The current month is not over, so the previous one is offered.
  expect(await within(dialog).findByLabelText('Last day to close')).toHaveValue('2026-03-31');
  expect(dialog).toHaveTextContent('This cannot be undone');
  expect(dialog).toHaveTextContent('can be dated Mar 31, 2026 or earlier');
  const close = within(dialog).getByRole('button', { name: 'Close permanently' });
  expect(close).toHaveAttribute('data-color', 'error');
  await person.click(close);
  await waitFor(() => expect(toast()?.description).toContain('closed up to Mar 31, 2026'));
  expect(sent).toEqual([{ lastDay: '2026-03-31' }]);
  expect(await screen.findByText('Jan 1, 2026 to Mar 31, 2026')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: 'All files, Jan 1, 2026 to Mar 31, 2026' }),
  ).toHaveAttribute('href', '/api/books/files.zip?from=2026-01-01&to=2026-03-31&language=en-CA');
});

test('rejects at its field a day that is not over', async () => {
  serveBooks();
  server.use(
    http.post('*/api/books/periods', () =>
      refusal(400, 'validation_failed', 'The day is not over.', [
        { field: 'lastDay', code: 'day_not_over', message: 'must be before today' },
      ]),
    ),
  );
  const { person } = await openBooks('/?view=books&dialog=close');
  await person.click(await screen.findByRole('button', { name: 'Close permanently' }));
  const field = screen.getByLabelText('Last day to close');
  await waitFor(() => expect(field).toBeInvalid());
});

test('says that a period has no invoices', async () => {
  serveBooks({ taxes: { invoices: 0, sales: 0, gstHst: 0, qst: 0, lines: [] } });
  await openBooks();
  expect(await screen.findByText('No invoices or credit notes in this period')).toBeVisible();
});

test('retries taxes that could not be loaded', async () => {
  serveBooks();
  server.use(http.get('*/api/books/taxes', () => refusal(503, 'unavailable', 'Busy.')));
  const { person } = await openBooks();
  expect(await screen.findByText('The taxes could not be loaded')).toBeVisible();
  serveBooks();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('shows a card for each tax on a phone, in French too', async () => {
  const closed = { closedAt: '2026-04-02T16:00:00.000Z', closedBy: 'Ada Sample' };
  serveBooks({ periods: [{ id: 1, firstDay: '2026-03-01', lastDay: '2026-03-31', ...closed }] });
  await openBooks('/?view=books', { width: 390, language: 'fr-CA' });
  const list = await screen.findByRole('list', { name: 'Taxes par province et par taux' });
  const [, harmonised] = within(list).getAllByRole('listitem');
  expect(harmonised).toHaveTextContent(/TVH.*Ontario · 13.%.*sur 1.000,00.\$.*130,00/);
  expect(screen.getByText('Ligne 203 de la déclaration de TVQ')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: /^Tous les fichiers, Du 1er.mars 2026/ }),
  ).toHaveAttribute('href', '/api/books/files.zip?from=2026-03-01&to=2026-03-31&language=fr-CA');
});
