import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { refusal, server } from '../../../testing/answers/server';
import { makeInvoice, makeLine } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { CreditDialog } from './CreditDialog';

const INVOICE = makeInvoice(7, {
  lines: [makeLine(1), makeLine(2, { vin: 'PT969847', amount: 50 })],
  taxes: [{ name: 'GST', province: null, rate: 5, base: 1050, amount: 52.5 }],
  ...{ subtotal: 1050, total: 1102.5, credited: 10.5, invoiceDate: '2026-03-02' },
});
/** The second line was credited in part. */
const CREDITABLE = {
  lines: [
    { lineId: 1, credited: 0 },
    { lineId: 2, credited: 10 },
  ],
  taxes: [{ name: 'GST', province: null, rate: 5, creditedBase: 10, credited: 0.5 }],
};
const NOTE = makeInvoice(9, { kind: 'credit-note', correctsId: 7, total: -52.5 });

async function open() {
  server.use(
    http.get('*/api/invoices/7', () => HttpResponse.json(INVOICE)),
    http.get('*/api/invoices/7/creditable', () => HttpResponse.json(CREDITABLE)),
  );
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

test('credits the ticked vehicles in full, or by the typed amount, and shows the total with tax', async () => {
  const { dialog, person, submit } = await open();
  const sent = answerWrites({ 'POST /api/invoices/:id/credit-notes': () => NOTE });
  await person.click(await dialog.findByRole('button', { name: 'Some lines' }));
  await person.type(dialog.getByLabelText('Reason'), 'Late');
  await submit();
  expect(await dialog.findByText('Please choose at least one line to credit.')).toBeVisible();
  await person.click(dialog.getByRole('checkbox', { name: /PT969847/ }));
  const amount = dialog.getByLabelText(/^Amount to credit: .*PT969847/);
  expect(amount).toHaveValue('40');
  expect(dialog.getByRole('status')).toHaveTextContent(
    'Before taxes$40.00Taxes$2.00Total to credit$42.00',
  );
  await person.clear(amount);
  await person.type(amount, '20.25');
  expect(dialog.getByRole('status')).toHaveTextContent('Total to credit$21.26');
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
