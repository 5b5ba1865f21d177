import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../../testing/accessibility';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { refusal, server } from '../../../testing/answers/server';
import { makeInvoiceSummary, makePayment } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { leftOver, oldestFirst, partsFor } from './applied';
import { PaymentPanel } from '../../shell/InvoicePanels';

const OPEN = [
  makeInvoiceSummary(7, { balance: 100.1, dueDate: '2026-03-01' }),
  makeInvoiceSummary(8, { balance: 200.2, dueDate: '2026-04-01' }),
];

test.each([
  [null, [null, null], 0],
  [50, [50, null], 0],
  [100.1, [100.1, null], 0],
  [150.15, [100.1, 50.05], 0],
  [400, [100.1, 200.2], 99.7],
  // Invalid values, as during typing.
  [Number.NaN, [null, null], 0],
  [1e20, [null, null], 0],
] as const)('of %s the oldest due gets first', (amount, parts, left) => {
  expect(oldestFirst(amount, OPEN)).toEqual(parts);
  expect(leftOver(amount, parts)).toBe(left);
});

test.each([
  ['filled by the form', [100.1, 49.9], [100.1, 49.9]],
  ['split by hand', [0, 150], [null, 0, 150]],
] as const)('parts that were %s, once a colleague made another invoice', (_name, typed, wanted) => {
  const another = makeInvoiceSummary(6, { balance: 500, dueDate: '2026-02-01' });
  const parts = OPEN.map(({ id }, place) => ({ invoiceId: id, amount: typed[place] ?? null }));
  const next = partsFor(150, [another, ...OPEN], { invoices: OPEN, parts });
  const isByHand = wanted.length === 3;
  expect(next.map(({ amount }) => amount)).toEqual(isByHand ? wanted : [150, null, null]);
});

async function open(path: string) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/invoices', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(OPEN);
    }),
    http.get('*/api/customers/12', () => HttpResponse.json({ id: 12, name: 'Garage Exemple' })),
  );
  const view = await openView(<PaymentPanel />, path);
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
  const submit = () => view.person.click(dialog.getByRole('button', { name: 'Record payment' }));
  return { ...view, dialog, submit, asked };
}

test('splits the amount over the open invoices, editable; the rest is credit', async () => {
  const { dialog, person, submit, asked, toast, history } = await open(
    '/?view=payments&take=payment&payer=12',
  );
  const sent = answerWrites({ 'POST /api/payments': () => makePayment(1, { amount: 250 }) });
  const first = await dialog.findByLabelText('Applied to INV-000007');
  expect(asked).toEqual(['?limit=200&order=asc&status=open&kind=invoice&customerId=12&sort=due']);
  expect(dialog.queryByText('Fully applied.')).toBeNull();
  await person.type(dialog.getByLabelText('Amount'), '250');
  expect(first).toHaveValue('100.10');
  expect(dialog.getByLabelText('Applied to INV-000008')).toHaveValue('149.90');
  expect(dialog.getByText('Fully applied.')).toBeVisible();
  await person.clear(first);
  expect(dialog.getByText('$100.10 stays as the customer’s credit.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await person.type(dialog.getByLabelText('Reference'), 'Cheque 1042');
  await submit();
  await waitFor(() => expect(toast()?.description).toBe('Payment of $250.00 recorded.'));
  expect(sent).toMatchObject([
    {
      body: {
        customerId: 12,
        amount: 250,
        method: 'transfer',
        reference: 'Cheque 1042',
        note: null,
        allocations: [{ invoiceId: 8, amount: 149.9 }],
      },
    },
  ]);
  expect(sent[0]?.key).not.toBeNull();
  expect(toast()?.action?.href).toBe('/?view=payments&customer=12');
  expect(history.location.search).toBe('?view=payments');
});

test('pays the balance of the requested invoice first', async () => {
  const { dialog, submit } = await open('/?view=invoices&take=payment&payer=12&pays=8');
  const sent = answerWrites({ 'POST /api/payments': () => makePayment(1) });
  await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveValue('200.20'));
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    amount: 200.2,
    allocations: [{ invoiceId: 8, amount: 200.2 }],
  });
});

test('sends no parts above the amount, and no payment without a customer', async () => {
  const { dialog, person, submit } = await open('/?view=payments&take=payment&payer=12');
  const sent = answerWrites({ 'POST /api/payments': () => makePayment(1) });
  const first = await dialog.findByLabelText('Applied to INV-000007');
  await submit();
  expect(await dialog.findByText('Please enter an amount in dollars and cents.')).toBeVisible();
  await person.type(dialog.getByLabelText('Amount'), '10');
  await person.clear(first);
  await person.type(first, '20');
  expect(dialog.getByText('The applied amounts exceed the payment by $10.00.')).toBeVisible();
  await submit();
  expect(await dialog.findByText('The applied amounts exceed the amount available.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('reports a refusal and keeps the input', async () => {
  const { dialog, person, submit, toast } = await open('/?view=payments&take=payment&payer=12');
  answerWrites({ 'POST /api/payments': () => refusal(409, 'conflict', 'Paid meanwhile.') });
  await dialog.findByLabelText('Applied to INV-000007');
  await person.type(dialog.getByLabelText('Amount'), '10');
  await submit();
  await waitFor(() => expect(toast()?.description).toBe('Paid meanwhile.'));
  expect(dialog.getByLabelText('Amount')).toHaveValue('10');
});

test('the link to a recorded payment asks before it replaces the next one', async () => {
  const path = '/?view=payments&take=payment&payer=12';
  const { dialog, person, submit, history } = await open(path);
  answerWrites({ 'POST /api/payments': () => makePayment(1, { amount: 10 }) });
  await person.type(dialog.getByLabelText('Amount'), '10');
  await submit();
  await waitFor(() => expect(history.location.search).toBe('?view=payments'));
  act(() => history.push(path));
  const next = await screen.findByRole('dialog', { name: 'Record payment' });
  await person.type(within(next).getByLabelText('Amount'), '25');
  await person.click(screen.getByRole('link', { name: 'View', hidden: true }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(within(next).getByLabelText('Amount')).toHaveValue('25');
  expect(history.location.search).toBe('?view=payments&take=payment&payer=12');
});
