import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BillableCustomer } from '../../../api/invoicing/invoices';
import { accessibilityProblems } from '../../../testing/accessibility';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { pagedAnswer } from '../../../testing/answers/pagedAnswer';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { refusal, server } from '../../../testing/answers/server';
import { makeBillableJob, makeDraft } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { ToInvoiceView } from './ToInvoiceView';

const GARAGE: BillableCustomer = {
  customerId: 12,
  customerName: 'Garage Exemple',
  gathering: 'month',
  jobs: 2,
  jobsWithoutPrice: 1,
  amount: 500,
};
const JOBS = [makeBillableJob(101), makeBillableJob(102, { amount: null, hasDriverReport: false })];

function serve(customers: readonly BillableCustomer[], jobs = JOBS) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/invoices/totals', () =>
      HttpResponse.json({
        ...{ drafts: 0, open: 0, openBalance: 0, overdue: 0, overdueBalance: 0, billableJobs: 2 },
        ...{ billableAmount: 40_729.64, billableWithoutPrice: 1 },
      }),
    ),
    http.get('*/api/invoices/billable-customers', () => HttpResponse.json(customers)),
    http.get('*/api/invoices/billable-jobs', ({ request }) => {
      asked.push(new URL(request.url).search);
      return pagedAnswer(request, jobs);
    }),
  );
  return asked;
}

test("shows a customer's billing settings and missing prices, and the jobs when pressed", async () => {
  const asked = serve([GARAGE]);
  const { person, history } = await openView(<ToInvoiceView />, '/?view=to-invoice');
  expect(
    await screen.findByText('2 jobs · $40,729.64 before taxes · 1 without a price'),
  ).toBeVisible();
  const head = await screen.findByRole('button', { name: /Garage Exemple/ });
  expect(head).toHaveTextContent('2 jobs · one invoice per month');
  expect(head).toHaveTextContent('1 without a price');
  expect(head).toHaveTextContent('$500.00');
  expect(asked).toEqual([]);
  await person.click(head);
  const jobs = within(await screen.findByRole('group', { name: 'Jobs of Garage Exemple' }));
  expect(jobs.getByRole('link', { name: 'JOB-000101' })).toBeVisible();
  expect(jobs.getByText('No price')).toBeVisible();
  expect(jobs.getByText('Driver report not received')).toBeVisible();
  expect(asked).toEqual(['?customerId=12&limit=50&offset=0']);
  expect(history.location.search).toBe('?view=to-invoice&customer=12');
  expect(await accessibilityProblems()).toEqual([]);
});

test('shows the dry-run charge of a cancelled job, and no report', async () => {
  serve([GARAGE], [makeBillableJob(101, { isCancelled: true, hasDriverReport: false })]);
  await openView(<ToInvoiceView />, '/?view=to-invoice&customer=12');
  expect(await screen.findByText('Order cancelled: dry-run charge')).toBeVisible();
  expect(screen.queryByText('Driver report not received')).toBeNull();
});

test('drafts an invoice for the chosen jobs and links to it in the toast', async () => {
  serve([GARAGE]);
  const sent = answerWrites({ 'POST /api/invoices/drafts': () => ({ drafts: [makeDraft(7)] }) });
  const { person, toast } = await openView(<ToInvoiceView />, '/?view=to-invoice&customer=12');
  await person.click(await screen.findByRole('checkbox', { name: 'Select JOB-000102' }));
  await person.click(screen.getByRole('button', { name: 'Create draft of 1 job' }));
  await waitFor(() => expect(toast()?.description).toBe('Draft created.'));
  expect(sent).toMatchObject([{ body: { jobIds: [101] } }]);
  expect(sent[0]?.key).not.toBeNull();
  expect(toast()?.action?.href).toBe('/?view=to-invoice&customer=12&invoice=7');
});

test('drafts an invoice for each job of a customer invoiced so', async () => {
  const byJob = { gathering: 'job' } as const;
  serve([{ ...GARAGE, ...byJob }], [makeBillableJob(101, byJob), makeBillableJob(102, byJob)]);
  answerWrites({
    'POST /api/invoices/drafts': () => ({ drafts: [makeDraft(7), makeDraft(8)] }),
  });
  const { person, toast } = await openView(<ToInvoiceView />, '/?view=to-invoice&customer=12');
  await person.click(await screen.findByRole('button', { name: 'Create 2 drafts' }));
  await waitFor(() => expect(toast()?.description).toBe('2 drafts created.'));
  expect(toast()?.action?.href).toBe('/?view=invoices&state=draft&customer=12');
});

test('reuses the key after a lost response, and uses another key for other jobs', async () => {
  serve([GARAGE]);
  const lost = () => HttpResponse.error();
  const sent = answerInTurn('post', '*/api/invoices/drafts', lost, lost, () =>
    HttpResponse.json({ drafts: [makeDraft(7)] }),
  );
  const { person, toast } = await openView(<ToInvoiceView />, '/?view=to-invoice&customer=12');
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  await press('Create draft of 2 jobs');
  await waitFor(() => expect(toast()?.variant).toBe('destructive'));
  const one = screen.getByRole('checkbox', { name: 'Select JOB-000102' });
  await person.click(one);
  await press('Create draft of 1 job');
  await waitFor(() => expect(sent).toHaveLength(2));
  await person.click(one);
  await press('Create draft of 2 jobs');
  await waitFor(() => expect(toast()?.description).toBe('Draft created.'));
  const [first, other, again] = sent;
  expect(again).toEqual(first);
  expect(other?.key).not.toBe(first?.key);
});

test('drafts nothing without a chosen job, and explains a refusal', async () => {
  serve([GARAGE]);
  answerWrites({
    'POST /api/invoices/drafts': () =>
      refusal(409, 'conflict', 'JOB-000101 is on INV-000003 already.'),
  });
  const { person, toast } = await openView(<ToInvoiceView />, '/?view=to-invoice&customer=12');
  const all = await screen.findByRole('checkbox', { name: 'Select all shown' });
  await person.click(all);
  expect(screen.getByRole('button', { name: 'Create draft of 0 jobs' })).toBeDisabled();
  await person.click(all);
  await person.click(screen.getByRole('button', { name: 'Create draft of 2 jobs' }));
  await waitFor(() => expect(toast()?.description).toBe('JOB-000101 is on INV-000003 already.'));
});

test('finds jobs of several customers and drafts one invoice for each', async () => {
  const asked = serve(
    [GARAGE],
    [makeBillableJob(101), makeBillableJob(105, { customerId: 13, customerName: 'Other Motors' })],
  );
  const { person } = await openView(<ToInvoiceView />, '/?view=to-invoice');
  await person.type(screen.getByRole('searchbox'), 'JOB-0001');
  expect(await screen.findByRole('group', { name: 'Jobs of Other Motors' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Jobs of Garage Exemple' })).toBeVisible();
  expect(asked.at(-1)).toBe('?q=JOB-0001&limit=50&offset=0');
});

test('shows an empty state, and a failure', async () => {
  serve([]);
  await openView(<ToInvoiceView />, '/?view=to-invoice');
  expect(await screen.findByText('Nothing to invoice')).toBeVisible();
});

test('retries after a failure', async () => {
  serve([]);
  server.use(
    http.get('*/api/invoices/billable-customers', () => refusal(500, 'internal', 'Broken.')),
  );
  await openView(<ToInvoiceView />, '/?view=to-invoice');
  expect(await screen.findByText('The jobs to invoice could not be loaded')).toBeVisible();
});
