import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Receivable } from '../../../api/invoicing/payments';
import { accessibilityProblems } from '../../../testing/accessibility';
import { refusal, server } from '../../../testing/answers/server';
import { openView } from '../../../testing/openView';
import { ReceivablesView } from './ReceivablesView';

const row = (customerId: number, facts: Partial<Receivable>): Receivable => ({
  customerId,
  customerName: `Customer ${String(customerId)}`,
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
