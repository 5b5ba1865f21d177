import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Payment } from '../../api/invoicing/payments';
import { accessibilityProblems } from '../../testing/accessibility';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { answerWrites } from '../../testing/answers/sentRequests';
import { refusal, server } from '../../testing/answers/server';
import { makeInvoiceSummary, makePayment } from '../../testing/invoiceSamples';
import { openView } from '../../testing/openView';
import { PaymentsView } from './PaymentsView';

const WITH_CREDIT = makePayment(3, { amount: 1300, unapplied: 250, version: 4 });

function serve(payments: readonly Payment[]) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/payments', ({ request }) => {
      asked.push(new URL(request.url).search);
      return pagedAnswer(request, payments);
    }),
    http.get('*/api/payments/3', () => HttpResponse.json(WITH_CREDIT)),
    http.get('*/api/customers/12', () => HttpResponse.json({ id: 12, name: 'Garage Exemple' })),
  );
  return asked;
}

const open = (path = '/?view=payments', width = 1440) =>
  openView(<PaymentsView />, path, { width });

test('shows the invoices of a payment and the remaining credit', async () => {
  serve([
    WITH_CREDIT,
    makePayment(2, { undoneById: 5 }),
    makePayment(5, { undoesId: 2, amount: -1050, allocations: [] }),
  ]);
  await open();
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(within(first!).getByText('$250.00 credit')).toBeVisible();
  expect(within(first!).getByRole('link', { name: 'INV-000007' })).toHaveAttribute(
    'href',
    '/?view=payments&invoice=7',
  );
  expect(within(second!).getByText('Undone')).toBeVisible();
  expect(within(second!).queryByRole('button')).toBeNull();
  expect(within(third!).getByText('Counter-entry')).toBeVisible();
  expect(within(third!).getByText('-$1,050.00')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('sends customer, period and order to the server', async () => {
  const asked = serve([WITH_CREDIT]);
  await open('/?view=payments&customer=12&from=2026-03-01&to=2026-03-31&order=asc');
  await screen.findByRole('link', { name: 'INV-000007' });
  expect(asked).toEqual([
    '?customerId=12&from=2026-03-01&to=2026-03-31&order=asc&limit=50&offset=0',
  ]);
});

test('reverses a payment after confirmation', async () => {
  serve([WITH_CREDIT]);
  const sent = answerWrites({
    'POST /api/payments/:id/undo': () => makePayment(9, { undoesId: 3 }),
  });
  const { person, toast } = await open();
  await person.click(
    await screen.findByRole('button', {
      name: 'Undo the payment from Garage Exemple, $1,300.00',
    }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/What it paid on 1 invoice is owed again/)).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Undo payment' }));
  await waitFor(() => expect(toast()?.description).toBe('Payment of $1,300.00 undone.'));
  expect(sent).toMatchObject([{ path: '/api/payments/3/undo', version: '"4"' }]);
});

test('resends a reversal with the same key after a lost response', async () => {
  serve([WITH_CREDIT]);
  const lost = () => HttpResponse.error();
  const done = () => HttpResponse.json(makePayment(9, { undoesId: 3 }));
  const sent = answerInTurn('post', '*/api/payments/3/undo', lost, done);
  const { person, toast } = await open();
  const undo = async () => {
    await person.click(await screen.findByRole('button', { name: /^Undo the payment/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Undo payment' }));
  };
  await undo();
  await waitFor(() => expect(toast()?.variant).toBe('destructive'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await undo();
  await waitFor(() => expect(toast()?.description).toBe('Payment of $1,300.00 undone.'));
  expect(sent.map(({ key }) => key)).toEqual([expect.any(String), sent[0]?.key]);
});

test('applies credit to the oldest due invoices first, as far as it goes', async () => {
  serve([WITH_CREDIT]);
  server.use(
    http.get('*/api/invoices', () =>
      HttpResponse.json([
        makeInvoiceSummary(8, { balance: 200.5 }),
        makeInvoiceSummary(9, { balance: 400 }),
      ]),
    ),
  );
  const sent = answerWrites({ 'POST /api/payments/:id/allocations': () => WITH_CREDIT });
  const { person, toast } = await open();
  await person.click(await screen.findByRole('button', { name: /^Apply credit of/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply credit' }));
  await waitFor(() => expect(dialog.getByLabelText('Applied to INV-000008')).toHaveValue('200.50'));
  expect(dialog.getByLabelText('Applied to INV-000009')).toHaveValue('49.50');
  await person.click(dialog.getByRole('button', { name: 'Apply credit' }));
  await waitFor(() => expect(toast()?.description).toBe('Credit applied.'));
  expect(sent).toMatchObject([
    {
      version: '"4"',
      body: {
        allocations: [
          { invoiceId: 8, amount: 200.5 },
          { invoiceId: 9, amount: 49.5 },
        ],
      },
    },
  ]);
});

test('asks before another address of the view replaces changed amounts', async () => {
  serve([WITH_CREDIT]);
  server.use(
    http.get('*/api/invoices', () =>
      HttpResponse.json([makeInvoiceSummary(8, { balance: 200.5 })]),
    ),
  );
  const { person, history } = await open('/?view=payments&apply=3');
  const amount = await screen.findByLabelText('Applied to INV-000008');
  await person.clear(amount);
  act(() => history.push('/?view=payments&customer=12'));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(history.location.search).toBe('?view=payments&customer=12'));
});

test('says when there are no payments, no matches, or a failure', async () => {
  serve([]);
  await open();
  expect(await screen.findByText('No payments yet')).toBeVisible();
});

test('offers to clear filters without matches', async () => {
  serve([]);
  const { person, history } = await open('/?view=payments&customer=12');
  expect(await screen.findByText('No payments match your filters.')).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
  expect(history.location.search).toBe('?view=payments');
});

test('retries a failure; shows payments as cards on a phone', async () => {
  serve([]);
  server.use(http.get('*/api/payments', () => refusal(500, 'internal', 'Broken.')));
  const { person } = await open('/?view=payments', 390);
  expect(await screen.findByText('The payments could not be loaded')).toBeVisible();
  serve([WITH_CREDIT]);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(
    await screen.findByRole('article', { name: 'Payment from Garage Exemple, Mar 20, 2026' }),
  ).toBeVisible();
});
