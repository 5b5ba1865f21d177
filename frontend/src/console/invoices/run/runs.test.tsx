import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BillableCustomer } from '../../../api/invoicing/invoices';
import { answerWrites } from '../../../testing/answers/sentRequests';
import { refusal, server } from '../../../testing/answers/server';
import { makeDraft } from '../../../testing/invoiceSamples';
import { openView } from '../../../testing/openView';
import { GatherRun } from './GatherRun';
import { gatheredDays, gatheredParts, lastEnd } from './gatheredDays';

const customer = (customerId: number): BillableCustomer => ({
  customerId,
  customerName: `Customer ${String(customerId)}`,
  gathering: 'month',
  jobs: 3,
  jobsWithoutPrice: 0,
  amount: 1500,
});

/** Customers who are invoiced by month. */
function serveCustomers(ids: readonly number[]) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/invoices/billable-customers', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(searchParams.get('gathering') === 'month' ? ids.map(customer) : []);
    }),
  );
  return asked;
}

const openRun = () => openView(<GatherRun onClose={() => undefined} />, '/?view=to-invoice');

test.each([
  ['week', '2026-03-15', { from: '2026-03-09', to: '2026-03-15' }],
  ['month', '2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
  ['month', '2026-03-20', { from: '2026-03-01', to: '2026-03-20' }],
] as const)('the %s that ends on %s', (gathering, end, days) => {
  expect(gatheredDays(gathering, end)).toEqual(days);
});

test.each([
  ['month', '2026-03-20', '2026-02-28'],
  ['month', '2024-03-01', '2024-02-29'],
  // A Friday, a Monday and a Sunday.
  ['week', '2026-03-20', '2026-03-15'],
  ['week', '2026-03-16', '2026-03-15'],
  ['week', '2026-03-15', '2026-03-08'],
] as const)('the last whole %s before %s ends on %s', (gathering, today, end) => {
  expect(lastEnd(gathering, today)).toBe(end);
});

test('all customers are invoiced until their last full interval, by job until now', () => {
  expect(gatheredParts('all', null, '2026-03-20')).toEqual([
    { gathering: 'job', days: null },
    { gathering: 'week', days: { from: '2026-03-09', to: '2026-03-15' } },
    { gathering: 'month', days: { from: '2026-02-01', to: '2026-02-28' } },
  ]);
  expect(gatheredParts('week', null, '2026-03-20')).toEqual([]);
});

test('drafts every job of customers invoiced by job, and one invoice of the others, in one run', async () => {
  const name = (id: number) => `Customer ${String(id)}`;
  server.use(
    http.get('*/api/invoices/billable-customers', ({ request }) => {
      const gathering = new URL(request.url).searchParams.get('gathering');
      if (gathering === 'week') return HttpResponse.json([]);
      const one = gathering === 'job' ? { ...customer(1), jobs: 2 } : customer(2);
      return HttpResponse.json([{ ...one, gathering }]);
    }),
    http.get('*/api/invoices/billable-jobs', () =>
      HttpResponse.json(
        [11, 12].map((jobId) => ({ jobId, jobReference: `JOB-0000${String(jobId)}` })),
      ),
    ),
  );
  const sent = answerWrites({
    'POST /api/invoices/drafts': ({ body }) =>
      (body as { jobIds: number[] }).jobIds[0] === 12
        ? refusal(409, 'already_invoiced', 'Is on another draft.')
        : { drafts: [makeDraft(7)] },
    'POST /api/invoices/gathered': () => makeDraft(8),
  });
  const { person } = await openRun();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Last day')).toBeNull();
  expect(await dialog.findByText(name(2))).toBeVisible();
  await person.click(await dialog.findByRole('button', { name: 'Create 3 drafts' }));
  expect(await dialog.findByText('2 of 3 drafts created. Done.')).toBeVisible();
  expect(dialog.getByText('JOB-000012 · Customer 1: Is on another draft.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { jobIds: [11] },
    { jobIds: [12] },
    expect.objectContaining({ customerId: 2 }),
  ]);
});

test('shows customers of the chosen days with totals and drafts invoices one by one', async () => {
  const asked = serveCustomers([1, 2]);
  let under = 0;
  const sent = answerWrites({
    'POST /api/invoices/gathered': () => {
      under += 1;
      expect(under).toBe(1);
      under -= 1;
      return makeDraft(7);
    },
  });
  const { person } = await openRun();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Drafts for several customers' }),
  );
  await person.click(dialog.getByRole('button', { name: 'Monthly' }));
  const end = dialog.getByLabelText('Last day');
  await person.clear(end);
  await person.type(end, '2026-02-28');
  expect(await dialog.findByText('Customer 2')).toBeVisible();
  expect(asked.at(-1)).toBe('?gathering=month&from=2026-02-01&to=2026-02-28');
  await person.click(dialog.getByRole('button', { name: 'Create 2 drafts' }));
  expect(await dialog.findByText('2 of 2 drafts created. Done.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { customerId: 1, from: '2026-02-01', to: '2026-02-28' },
    { customerId: 2, from: '2026-02-01', to: '2026-02-28' },
  ]);
  expect(dialog.getByRole('button', { name: 'Show drafts' })).toBeVisible();
});

test('names failures with their reasons and retries only these, with the same keys', async () => {
  serveCustomers([1, 2, 3]);
  let isBroken = true;
  const sent = answerWrites({
    'POST /api/invoices/gathered': ({ body }) =>
      isBroken && (body as { customerId: number }).customerId === 2
        ? refusal(500, 'internal', 'Broken.')
        : makeDraft(7),
  });
  const { person } = await openRun();
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Create 3 drafts' }));
  expect(await dialog.findByText('Customer 2: Broken.')).toBeVisible();
  expect(await dialog.findByText('2 of 3 drafts created. Done.')).toBeVisible();
  isBroken = false;
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('3 of 3 drafts created. Done.')).toBeVisible();
  const asked = sent.map(({ body }) => (body as { customerId: number }).customerId);
  expect(asked).toEqual([1, 2, 3, 2]);
  expect(sent[3]?.key).toBe(sent[1]?.key);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('resumes a stopped run without creating duplicates', async () => {
  serveCustomers([1, 2]);
  const held: (() => void)[] = [];
  const asked: number[] = [];
  server.use(
    http.post('*/api/invoices/gathered', async ({ request }) => {
      asked.push(((await request.json()) as { customerId: number }).customerId);
      await new Promise<void>((resolve) => held.push(resolve));
      return HttpResponse.json(makeDraft(7));
    }),
  );
  const release = async () => {
    await waitFor(() => expect(held).toHaveLength(1));
    held.pop()?.();
  };
  const { person } = await openRun();
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Create 2 drafts' }));
  await waitFor(() => expect(held).toHaveLength(1));
  await person.click(await dialog.findByRole('button', { name: 'Stop' }));
  expect(dialog.getByRole('button', { name: 'Stopping…' })).toBeDisabled();
  await release();
  expect(
    await dialog.findByText('1 of 2 drafts created. Stopped. You can resume the rest.'),
  ).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Resume' }));
  await release();
  expect(await dialog.findByText('2 of 2 drafts created. Done.')).toBeVisible();
  expect(asked).toEqual([1, 2]);
});

test('offers no start without customers to invoice', async () => {
  serveCustomers([]);
  await openRun();
  expect(await screen.findByText('No customers to invoice')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create drafts' })).toBeDisabled();
});
