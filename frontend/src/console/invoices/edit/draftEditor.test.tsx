import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { server, staleRefusal } from '../../../testing/answers/server';
import {
  makeBillableJob,
  makeDraft,
  makeInvoiceJob,
  makeLine,
} from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { InvoiceDetails } from '../one/InvoiceDetails';

const DRAFT = makeDraft(7, {
  jobs: [makeInvoiceJob(101), makeInvoiceJob(102, { carriage: 'interline' })],
});

async function open(draft = DRAFT) {
  server.use(
    http.get('*/api/invoices/7', () => HttpResponse.json(draft)),
    http.get('*/api/invoices/billable-jobs', () => HttpResponse.json([makeBillableJob(103)])),
    http.get('*/api/activity', () => HttpResponse.json([{ actorName: 'Otto Sample' }])),
  );
  const view = await openView(<InvoiceDetails />, '/?view=invoices&invoice=7&act=edit');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Jobs' });
  return {
    ...view,
    dialog,
    save: () => view.person.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

test('removes a job, adds another and sends only changes', async () => {
  const { dialog, person, save, toast, history } = await open();
  const sent = answerWrites({ 'PUT /api/invoices/:id': () => ({ ...DRAFT, version: 4 }) });
  await person.click(dialog.getByRole('button', { name: 'Remove JOB-000101' }));
  await person.click(await dialog.findByText('Add from 1 other job of this customer'));
  await person.click(dialog.getByRole('button', { name: 'Add JOB-000103' }));
  await save();
  await waitFor(() => expect(toast()?.description).toBe('Draft saved.'));
  expect(sent).toMatchObject([
    {
      version: '"3"',
      body: {
        jobIds: [102, 103],
        carriages: [
          { jobId: 102, carriage: 'interline' },
          { jobId: 103, carriage: null },
        ],
      },
    },
  ]);
  expect(Object.keys(sent[0]!.body as object)).toEqual(['jobIds', 'carriages']);
  expect(history.location.search).toBe('?view=invoices&invoice=7');
});

test('shows lines and asks for what the draft lacks, first of all its price', async () => {
  const { dialog, person, save } = await open(
    makeDraft(7, {
      jobs: [makeInvoiceJob(101), makeInvoiceJob(102, { price: null, destination: null })],
      problemList: [
        { code: 'no_delivered_price', jobId: 102, jobReference: 'JOB-000102' },
        { code: 'no_destination', jobId: 102, jobReference: 'JOB-000102' },
      ],
    }),
  );
  const sent = answerWrites({ 'PUT /api/invoices/:id': () => ({ ...DRAFT, version: 4 }) });
  expect(dialog.getByText('Transport of 2024 Example Sedan')).toBeVisible();
  expect(dialog.getByLabelText('Price of JOB-000101')).toHaveValue('1000');
  const price = dialog.getByLabelText('Price of JOB-000102');
  await waitFor(() => expect(price).toHaveFocus());
  expect(dialog.getByText('Of the vehicles that were delivered.')).toBeVisible();
  await person.type(price, '850');
  expect(dialog.queryByLabelText('Pickup province of JOB-000102')).toBeNull();
  const province = dialog.getByRole('combobox', { name: 'Delivery province of JOB-000102' });
  await person.selectOptions(province, 'Ontario');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ jobs: [{ jobId: 102, price: 850, destination: 'ON' }] });
});

test('sends a negative correction, the terms and the purchase order', async () => {
  const { dialog, person, save } = await open();
  const sent = answerWrites({ 'PUT /api/invoices/:id': () => ({ ...DRAFT, version: 4 }) });
  await person.click(dialog.getByRole('button', { name: 'Add correction' }));
  await person.type(dialog.getByLabelText('Description'), 'Agreed by phone');
  await person.type(dialog.getByLabelText('Amount'), '-75.5');
  await person.click(dialog.getByRole('checkbox', { name: 'Taxable' }));
  await person.clear(dialog.getByLabelText('Terms, in days'));
  await person.type(dialog.getByLabelText('Terms, in days'), '15');
  await person.type(dialog.getByLabelText('Purchase order number'), 'PO-4711');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    termsDays: 15,
    poNumber: 'PO-4711',
    corrections: [{ description: 'Agreed by phone', amount: -75.5, taxable: false, jobId: null }],
  });
});

test('sends no line without a text or an amount, and no draft without a job', async () => {
  const { dialog, person, save } = await open();
  const sent = answerWrites({ 'PUT /api/invoices/:id': () => DRAFT });
  await person.click(dialog.getByRole('button', { name: 'Add correction' }));
  await person.click(dialog.getByRole('button', { name: 'Remove JOB-000101' }));
  await person.click(dialog.getByRole('button', { name: 'Remove JOB-000102' }));
  await save();
  expect(await dialog.findByText('Please describe this line.')).toBeVisible();
  expect(dialog.getByText('Please enter an amount in dollars and cents.')).toBeVisible();
  expect(dialog.getByText('An invoice needs a job. Add one, or delete the draft.')).toBeVisible();
  expect(sent).toEqual([]);
});

test("keeps another user's saved values in fields that this user did not change", async () => {
  const { dialog, person, save } = await open();
  const theirs = {
    ...DRAFT,
    version: 9,
    poNumber: 'PO-1',
    lines: [
      makeLine(null),
      makeLine(null, { kind: 'correction', description: 'Toll', amount: 12 }),
    ],
  };
  const sent = answerWrites({
    'PUT /api/invoices/:id': ({ version }) => (version === '"3"' ? staleRefusal(theirs) : theirs),
  });
  await person.type(dialog.getByLabelText('Note'), 'Thank you');
  await save();
  expect(await dialog.findByText('Otto Sample changed this record in the meantime.')).toBeVisible();
  expect(dialog.getByLabelText('Purchase order number')).toHaveValue('PO-1');
  expect(dialog.getByLabelText('Description')).toHaveValue('Toll');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: '"9"', body: { note: 'Thank you' } });
  expect(Object.keys(sent[1]!.body as object)).toEqual(['note']);
});
