import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { refusal, server } from '../../../testing/answers/server';
import { makeInvoice, makeLine } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { CreditDialog } from './CreditDialog';

const INVOICE = makeInvoice(7, {
  lines: [makeLine(1), makeLine(2, { vin: 'PT969847', amount: 50 })],
});
const NOTE = makeInvoice(9, { kind: 'credit-note', correctsId: 7, total: -52.5 });

async function open() {
  server.use(http.get('*/api/invoices/7', () => HttpResponse.json(INVOICE)));
  const view = await openView(<CreditDialog />, '/?view=invoices&invoice=7&act=credit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit note for INV-000007' }));
  const submit = () => view.person.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  return { ...view, dialog, submit };
}

test('credits the whole invoice for a reason and offers to send the credit note', async () => {
  const { dialog, person, submit, toast, history } = await open();
  const sent = answerWrites({ 'POST /api/invoices/:id/credit-notes': () => NOTE });
  await submit();
  expect(await dialog.findByText('Please enter a reason.')).toBeVisible();
  await person.type(dialog.getByLabelText('Reason'), 'Billed twice');
  await submit();
  await waitFor(() => expect(toast()?.description).toBe('Credit note INV-000009 issued.'));
  expect(sent).toMatchObject([{ body: { reason: 'Billed twice' }, version: '"3"' }]);
  expect(sent[0]?.key).not.toBeNull();
  expect(Object.keys(sent[0]!.body as object)).toEqual(['reason']);
  expect(toast()?.action?.href).toBe('/?view=invoices&invoice=9&act=send');
  expect(history.location.search).toBe('?view=invoices&invoice=7');
});

test('credits only the lines with an amount', async () => {
  const { dialog, person, submit } = await open();
  const sent = answerWrites({ 'POST /api/invoices/:id/credit-notes': () => NOTE });
  await person.click(dialog.getByRole('button', { name: 'Some lines' }));
  await person.type(dialog.getByLabelText('Reason'), 'Late');
  await submit();
  expect(
    await dialog.findByText('Please enter an amount to credit on at least one line.'),
  ).toBeVisible();
  await person.type(dialog.getByLabelText(/PT969847/), '20.25');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ reason: 'Late', lines: [{ lineId: 2, amount: 20.25 }] });
});

test('reports a refusal and keeps the input', async () => {
  const { dialog, person, submit, toast } = await open();
  answerWrites({
    'POST /api/invoices/:id/credit-notes': () => refusal(409, 'conflict', 'Too much.'),
  });
  await person.type(dialog.getByLabelText('Reason'), 'Late');
  await submit();
  await waitFor(() => expect(toast()?.description).toBe('Too much.'));
  expect(dialog.getByLabelText('Reason')).toHaveValue('Late');
});
