import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { server } from '../../../testing/answers/server';
import { makeDraft, makeInvoiceSummary } from '../../../testing/invoiceSamples';
import { makeJob } from '../../../testing/jobSamples';
import { openView } from '../../../testing/openView';
import { JobInvoices } from './JobInvoices';

const JOB = makeJob(101, { status: 'delivered', customerId: 12 });
const PATH = '/?view=completed-jobs&job=101';

test('lists the invoices of a delivered job; each opens in place of the job', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/invoices', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([makeInvoiceSummary(7, { balance: 50 })]);
    }),
  );
  await openView(<JobInvoices job={JOB} />, PATH);
  expect(await screen.findByRole('link', { name: 'INV-000007' })).toHaveAttribute(
    'href',
    '/?view=completed-jobs&invoice=7',
  );
  expect(screen.getByText('$50.00 owed')).toBeVisible();
  expect(asked).toEqual(['?limit=50&jobId=101']);
});

test('drafts an invoice for the job and opens it', async () => {
  const sent = answerWrites({ 'POST /api/invoices/drafts': () => ({ drafts: [makeDraft(7)] }) });
  const { person, history } = await openView(<JobInvoices job={JOB} />, PATH);
  expect(await screen.findByText('Not invoiced yet.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(history.location.search).toBe('?view=completed-jobs&invoice=7'));
  expect(sent).toMatchObject([{ body: { jobIds: [101] } }]);
});

test('shows no invoices before the job is delivered', async () => {
  await openView(<JobInvoices job={makeJob(101, { status: 'in-transit' })} />, PATH);
  expect(screen.queryByText('Invoices')).toBeNull();
});
