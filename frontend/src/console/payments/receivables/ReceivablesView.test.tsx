import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../../api/api';
import { listTag } from '../../../api/cache/tags';
import type { Receivable } from '../../../api/invoicing/payments';
import { accessibilityProblems } from '../../../testing/accessibility';
import { refusal, server } from '../../../testing/answers/server';
import { openView } from '../../../testing/openView';
import { ReceivablesView } from './ReceivablesView';

const row = (customerId: number, facts: Partial<Receivable>): Receivable => ({
  customerId,
  customerName: `Customer ${String(customerId)}`,
  ...{ phone: null, email: null, statementEmail: null, lastNote: null, promise: null },
  ...{ current: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90: 0, balance: 0, credit: 0 },
  ...facts,
});
const ROWS = [
  row(1, { current: 100.1, over90: 50.2, balance: 150.3 }),
  row(2, { days1To30: 0.2, balance: 0.2, credit: 25 }),
];

const serve = (rows: readonly Receivable[]) =>
  server.use(http.get('*/api/receivables', () => HttpResponse.json(rows)));

test("shows each customer's balance by age, with a link to invoices and actions", async () => {
  serve(ROWS);
  const { person, history } = await openView(<ReceivablesView />, '/?view=receivables');
  const first = within(await screen.findByRole('row', { name: /Customer 1/ }));
  expect(first.getByText('$100.10')).toBeVisible();
  expect(first.getByText('$50.20')).toBeVisible();
  expect(first.getByText('$150.30')).toBeVisible();
  expect(first.getByRole('link', { name: 'Customer 1' })).toHaveAttribute(
    'href',
    '/?view=invoices&state=open&customer=1&sort=due&order=asc',
  );
  expect(await accessibilityProblems()).toEqual([]);
  await person.click(first.getByRole('button', { name: 'Record payment from Customer 1' }));
  expect(history.location.search).toBe('?view=receivables&take=payment&payer=1');
  await person.click(first.getByRole('button', { name: 'Statement for Customer 1' }));
  expect(history.location.search).toContain('&statement=1');
});

test('sums the ages of all customers to the cent', async () => {
  serve(ROWS);
  await openView(<ReceivablesView />, '/?view=receivables');
  await screen.findByRole('row', { name: /Customer 1/ });
  const tiles = screen.getByLabelText('Receivables by age');
  expect(tiles).toHaveTextContent(
    'Balance$150.50Not due$100.101–30 days$0.2031–60 days$0.0061–90 days$0.00Over 90 days$50.20',
  );
});

test('says when no customer owes anything', async () => {
  serve([]);
  await openView(<ReceivablesView />, '/?view=receivables');
  expect(await screen.findByText('No balances owing')).toBeVisible();
});

test('retries a failure; shows customers as cards on a phone', async () => {
  server.use(http.get('*/api/receivables', () => refusal(500, 'internal', 'Broken.')));
  const { person } = await openView(<ReceivablesView />, '/?view=receivables', { width: 390 });
  expect(await screen.findByText('The receivables could not be loaded')).toBeVisible();
  serve(ROWS);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Customer 2' })).toHaveTextContent('$25.00');
});

const NOTED = row(3, {
  ...{ balance: 80, phone: '514-555-0188', email: 'ap@example.com' },
  lastNote: { text: 'Louise looks into it.', createdAt: '2026-03-30T15:00:00.000Z' },
  promise: { on: '2026-03-20', amount: 50, isBroken: true },
});

test('shows the phone, the last note and a broken promise', async () => {
  serve([NOTED]);
  await openView(<ReceivablesView />, '/?view=receivables');
  const line = within(await screen.findByRole('row', { name: /Customer 3/ }));
  expect(line.getByRole('link', { name: /514/ })).toHaveAttribute('href', 'tel:+15145550188');
  expect(line.getByText('Louise looks into it.')).toBeVisible();
  expect(line.getByText('$50.00 promised by Mar 20, 2026, not kept')).toBeVisible();
});

test('saves a note with a promise to pay', async () => {
  serve([NOTED]);
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/customers/3', () =>
      HttpResponse.json({
        id: 3,
        name: 'Customer 3',
        contactName: 'Louise',
        phone: '514-555-0188',
      }),
    ),
    http.get('*/api/customers/3/collection-notes', () => HttpResponse.json([])),
    http.post('*/api/customers/3/collection-notes', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 1 }, { status: 201 });
    }),
  );
  const { person, toast } = await openView(<ReceivablesView />, '/?view=receivables');
  await person.click(await screen.findByRole('button', { name: 'Notes on Customer 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes on Customer 3' }));
  await person.type(await dialog.findByLabelText('Promised amount'), '50');
  await person.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await dialog.findByText('Please write what the customer said.')).toBeVisible();
  expect(dialog.getByText('Please enter the promised date.')).toBeVisible();
  await person.type(dialog.getByLabelText('What did the customer say?'), 'Pays on Friday.');
  await person.type(dialog.getByLabelText('Promised date'), '2999-04-03');
  await person.click(dialog.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(toast()?.description).toBe('Note saved.'));
  expect(sent).toEqual([{ text: 'Pays on Friday.', promisedOn: '2999-04-03', promisedAmount: 50 }]);
});

test('reminds the selected customers with overdue invoices, and names failures', async () => {
  const owing = row(4, { days1To30: 10, days61To90: 0.5, balance: 10.5 });
  const fast = row(5, { over90: 1, balance: 1, email: 'fast@example.com' });
  const shown = [{ ...NOTED, over90: 80 }, owing, fast, row(6, { current: 9, balance: 9 })];
  serve(shown);
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/customers/:id/reminder-mails', ({ params }) => {
      sent.push(params['id']);
      // The list reloads without them: they leave the selection, but not the run.
      shown.length = 0;
      if (params['id'] === '4')
        return refusal(409, 'no_recipient', 'The customer has no email address.');
      const isFast = params['id'] === '5';
      const answer = { queued: isFast ? 0 : 2, remindedToday: isFast ? 3 : 0 };
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
  const { person, store } = await openView(<ReceivablesView />, '/?view=receivables');
  await person.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  const bar = within(screen.getByRole('region', { name: 'Selected customers' }));
  await person.click(bar.getByRole('button', { name: 'Send reminders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }));
  const recipients = await dialog.findByRole('list', { name: 'Recipients' });
  expect(recipients).toHaveTextContent(
    /^Customer 3 · \$80.00ap@example.comCustomer 4 · \$10.50No address.*Customer 5/,
  );
  expect(recipients).not.toHaveTextContent('Customer 6');
  await person.click(dialog.getByRole('button', { name: 'Remind 3 customers' }));
  act(() => void store.dispatch(api.util.invalidateTags([listTag('payment')])));
  expect(await dialog.findByText('2 failed')).toBeVisible();
  expect(sent).toEqual(['3', '4', '5']);
  expect(dialog.getByText(/Customer 4 .*: The customer has no email address/)).toBeVisible();
  expect(dialog.getByText(/Customer 5 .*: Already reminded today/)).toBeVisible();
  expect(await screen.findByText('No balances owing')).toBeInTheDocument();
  expect(dialog.getByText('2 failed')).toBeVisible();
});

test('an address alone opens no mailing', async () => {
  serve([NOTED]);
  const { person } = await openView(<ReceivablesView />, '/?view=receivables&dialog=reminders');
  await person.click(await screen.findByRole('checkbox', { name: 'Select Customer 3' }));
  expect(screen.getByRole('region', { name: 'Selected customers' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('reminds all customers in two presses, after showing the recipients', async () => {
  serve([NOTED, ROWS[0]!]);
  const { person } = await openView(<ReceivablesView />, '/?view=receivables');
  await person.click(await screen.findByRole('button', { name: 'Send all reminders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send reminders' }));
  expect(await dialog.findByRole('button', { name: 'Remind 1 customer' })).toBeEnabled();
});

test('sends statements to the selected customers only', async () => {
  serve([NOTED, ROWS[0]!]);
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/customers/:id/statement-mails', ({ params }) => {
      sent.push(params['id']);
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  const { person } = await openView(<ReceivablesView />, '/?view=receivables');
  await person.click(await screen.findByRole('checkbox', { name: 'Select Customer 3' }));
  await person.click(screen.getByRole('button', { name: 'Send statements' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send statements' }));
  await person.click(await dialog.findByRole('button', { name: 'Send 1 statement' }));
  expect(await dialog.findByText(/1 of 1 statements queued for sending/)).toBeVisible();
  expect(sent).toEqual(['3']);
});
