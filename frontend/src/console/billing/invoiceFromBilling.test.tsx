import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { Job } from '../../api/jobs/jobs';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { answerWrites } from '../../testing/answers/sentRequests';
import { server } from '../../testing/answers/server';
import { makeDraft } from '../../testing/invoiceSamples';
import { makeJob } from '../../testing/jobSamples';
import { openView } from '../../testing/openView';
import { BillingView } from './BillingView';

const inBilling = (id: number, facts: Partial<Job>) =>
  makeJob(id, { status: 'delivered', hasDriverReport: true, price: 1234.5, ...facts });

const answer = (jobs: readonly Job[]) =>
  server.use(http.get('*/api/jobs', ({ request }) => pagedAnswer(request, jobs)));

const open = () => openView(<BillingView />, '/?view=billing');

test('invoices a job from its card and opens the draft', async () => {
  answer([inBilling(1, { customerId: 12 })]);
  const sent = answerWrites({ 'POST /api/invoices/drafts': () => ({ drafts: [makeDraft(7)] }) });
  const { person, history } = await open();
  await person.click(await screen.findByRole('button', { name: 'Invoice JOB-000001' }));
  await waitFor(() => expect(history.location.search).toBe('?view=billing&invoice=7'));
  expect(sent).toMatchObject([{ body: { jobIds: [1] } }]);
});

test('invoices selected jobs of one customer together, but not of several', async () => {
  answer([
    inBilling(1, { customerId: 12 }),
    inBilling(2, { customerId: 12 }),
    inBilling(3, { customerId: 13 }),
  ]);
  const sent = answerWrites({ 'POST /api/invoices/drafts': () => ({ drafts: [makeDraft(7)] }) });
  const { person } = await open();
  const select = async (job: string) =>
    person.click(await screen.findByRole('checkbox', { name: `Select ${job}` }));
  const bar = () => within(screen.getByRole('region', { name: 'Selected jobs' }));
  for (const job of ['JOB-000001', 'JOB-000003']) await select(job);
  expect(bar().queryByRole('button', { name: 'Invoice' })).toBeNull();
  await select('JOB-000003');
  await select('JOB-000002');
  await person.click(bar().getByRole('button', { name: 'Invoice' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { jobIds: [1, 2] } }]));
});
