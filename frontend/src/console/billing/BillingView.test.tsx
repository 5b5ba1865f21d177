import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import type { Job } from '../../api/jobs/jobs';
import { accessibilityProblems } from '../../testing/accessibility';
import { makeJob, makeUnit } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { BillingView } from './BillingView';

const inBilling = (id: number, facts: Partial<Job> = {}) =>
  makeJob(id, {
    status: 'delivered',
    completedAt: '2026-03-09T20:00:00.000Z',
    hasDriverReport: true,
    price: 1234.5,
    ...facts,
  });

interface Sent {
  body: unknown;
  version: string | null;
}

/** Mocks a server with these jobs that holds responses to changes until they are released. */
function answer(jobs: Job[]) {
  const present = new Map(jobs.map((job) => [job.id, job]));
  const asked: string[] = [];
  const sent: Sent[] = [];
  const waiting: (() => void)[] = [];
  server.use(
    http.get('*/api/jobs', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const found = [...present.values()].filter(
        (job) =>
          job.hasDriverReport &&
          (searchParams.get('billing') === 'all' || !job.billingComplete) &&
          job.jobId.includes(searchParams.get('q') ?? ''),
      );
      return HttpResponse.json(found, { headers: { 'X-Total-Count': String(found.length) } });
    }),
    http.get('*/api/jobs/billing-summary', () =>
      HttpResponse.json({
        ...{ pending: 3, complete: 14, totalRevenue: 12345.5, pendingRevenue: 3703.4, found: null },
      }),
    ),
    http.patch('*/api/jobs/:id/billing', async ({ params, request }) => {
      const version = request.headers.get('If-Match');
      const body = (await request.json()) as Partial<Job>;
      sent.push({ body, version });
      await new Promise<void>((resolve) => waiting.push(resolve));
      const job = present.get(Number(params['id']))!;
      if (version !== `"${job.version}"`) return refusal(412, 'stale_version', 'Stale.');
      present.set(job.id, { ...job, ...body, version: job.version + 1 });
      return HttpResponse.json(present.get(job.id));
    }),
  );
  const release = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.();
  };
  return { asked, sent, release };
}

const open = (path = '/?view=billing', language?: 'fr-CA') =>
  renderPart(
    <VirtualScreen>
      <BillingView />
    </VirtualScreen>,
    { path, language },
  );

const boxes = async (job: string) => {
  const card = within(await screen.findByRole('article', { name: job }));
  return {
    report: card.getByRole('checkbox', { name: 'Driver Report Received' }),
    complete: card.getByRole('checkbox', { name: 'Billing Complete' }),
  };
};

test('sums up billing on three cards, with two decimals of revenue', async () => {
  answer([]);
  await open();
  const cards = within(screen.getByRole('region', { name: 'Billing at a glance' }));
  expect(await cards.findByText('$12,345.50')).toBeVisible();
  expect(cards.getByText('Pending Billing').nextSibling).toHaveTextContent('3');
  expect(cards.getByText('Billing Complete').nextSibling).toHaveTextContent('14');
  expect(cards.getByText('Total Revenue').nextSibling).toHaveTextContent('$12,345.50');
  expect(cards.getByText('$3,703.40 in job prices, to be marked billed')).toBeVisible();
  expect(cards.getByText('$8,642.10 in job prices, marked billed')).toBeVisible();
  expect(cards.getByText(/^Prices of all jobs with the driver report/)).toBeVisible();
});

test('switches from pending jobs to all billing jobs', async () => {
  const { asked } = answer([inBilling(1), inBilling(2, { billingComplete: true })]);
  const { person, history } = await open();
  expect(await screen.findByRole('article', { name: 'JOB-000001' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'JOB-000002' })).toBeNull();
  const all = screen.getByRole('switch', { name: 'Show all billing jobs' });
  expect(all).not.toBeChecked();
  await person.click(all);
  expect(await screen.findByRole('article', { name: 'JOB-000002' })).toBeVisible();
  expect(asked).toEqual(['?billing=pending&limit=50&offset=0', '?billing=all&limit=50&offset=0']);
  expect(history.location.search).toBe('?view=billing&show=all');
});

test('ticks a box on a card at once and confirms it with a toast', async () => {
  const { sent, release } = answer([inBilling(1, { version: 6 })]);
  const { person } = await open('/?view=billing&show=all');
  const { report, complete } = await boxes('JOB-000001');
  expect(report).toBeChecked();
  expect(complete).not.toBeChecked();
  await person.click(complete);
  expect((await boxes('JOB-000001')).complete).toBeChecked();
  expect(screen.queryByText('Billing Updated')).toBeNull();
  await release();
  expect(await screen.findByText('Billing Updated')).toBeVisible();
  expect(screen.getByText('Billing complete.')).toBeVisible();
  expect(screen.getByRole('region', { name: /^Notifications/ })).toHaveTextContent('JOB-000001');
  expect(sent).toEqual([{ body: { billingComplete: true }, version: '"6"' }]);
});

test('undoes billing from its toast, with the version that it created', async () => {
  const { sent, release } = answer([inBilling(1, { version: 6 })]);
  const { person } = await open();
  await person.click((await boxes('JOB-000001')).complete);
  await release();
  const notes = within(await screen.findByRole('region', { name: /^Notifications/ }));
  await person.click(await notes.findByRole('button', { name: 'Undo' }));
  await release();
  expect(await screen.findByText('Undone')).toBeVisible();
  expect((await boxes('JOB-000001')).complete).not.toBeChecked();
  expect(sent.at(-1)).toEqual({ body: { billingComplete: false }, version: '"7"' });
});

test('keeps a just-billed job struck through with Undo, also by keyboard', async () => {
  const { sent, release } = answer([inBilling(1, { version: 6 }), inBilling(2)]);
  const { person } = await open();
  (await boxes('JOB-000001')).complete.focus();
  await person.keyboard(' ');
  await release();
  expect(await screen.findByText(/^1 job · /)).toBeVisible();
  // Focus moves to the next job.
  await waitFor(() => expect(screen.getByRole('link', { name: 'JOB-000002' })).toHaveFocus());
  const card = screen.getByRole('article', { name: 'JOB-000001', hidden: true });
  const place = card.closest<HTMLElement>('[data-gone="true"]')!;
  await person.click(within(place).getByRole('button', { name: 'Undo' }));
  await release();
  expect(sent.at(-1)).toEqual({ body: { billingComplete: false }, version: '"7"' });
  expect(await screen.findByText(/^2 jobs · /)).toBeVisible();
});

test('switches both flags off, the second with the version of the first', async () => {
  const { sent, release } = answer([inBilling(1, { version: 6, billingComplete: true })]);
  const { person } = await open('/?view=billing&show=all');
  await person.click((await boxes('JOB-000001')).complete);
  await person.click((await boxes('JOB-000001')).report);
  await release();
  await release();
  await person.hover(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(sent).toEqual([
    { body: { billingComplete: false }, version: '"6"' },
    { body: { hasDriverReport: false }, version: '"7"' },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps every job in place under the pointer, including the one just billed', async () => {
  const { release } = answer([inBilling(1), inBilling(2)]);
  const { person, store } = await open();
  const shown = () => screen.getAllByRole('article').map((card) => card.ariaLabel);
  await person.click((await boxes('JOB-000001')).complete);
  await release();
  expect(await screen.findByText('Billing complete.')).toBeVisible();
  expect(await screen.findByText(/^1 job · /)).toBeVisible();
  answer([inBilling(3), inBilling(2, { price: 4321 })]);
  act(() => void store.dispatch(api.util.invalidateTags([listTag('jobPages')])));
  expect(await screen.findByText(/4,321/)).toBeVisible();
  expect(shown()).toEqual(['JOB-000001', 'JOB-000002']);
  expect((await boxes('JOB-000001')).complete).toBeChecked();
  await person.hover(screen.getByRole('heading', { level: 1 }));
  expect(shown()).toEqual(['JOB-000003', 'JOB-000002']);
});

test('reverts and reports a refused change', async () => {
  answer([inBilling(1)]);
  server.use(http.patch('*/api/jobs/1/billing', () => refusal(500, 'internal', 'No.')));
  const { person } = await open();
  await person.click((await boxes('JOB-000001')).complete);
  expect(await screen.findByText('Failed to update billing information.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  await waitFor(async () => expect((await boxes('JOB-000001')).complete).not.toBeChecked());
});

test('searches on the server and says when nothing was found', async () => {
  const { asked } = answer([inBilling(1), inBilling(2)]);
  const { person } = await open();
  await person.type(
    await screen.findByRole('searchbox', { name: 'Search billing jobs' }),
    '000002',
  );
  await waitFor(() => expect(screen.queryByRole('article', { name: 'JOB-000001' })).toBeNull());
  expect(asked.at(-1)).toBe('?billing=pending&q=000002&limit=50&offset=0');
  await person.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No jobs match your search criteria.')).toBeVisible();
});

test('formats money in French', async () => {
  answer([]);
  await open('/?view=billing', 'fr-CA');
  expect(await screen.findByText('12 345,50 $')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Gestion de la facturation' })).toBeVisible();
});

test('has no accessibility problems', async () => {
  answer([inBilling(1)]);
  await open();
  await screen.findByRole('article', { name: 'JOB-000001' });
  expect(await accessibilityProblems()).toEqual([]);
});

test('warns on the card when a price is not the sum of its unit prices', async () => {
  const jobVehicles = [1, 2].map((id) => ({ ...makeUnit(id), price: 2655 }));
  answer([inBilling(4, { price: 5000, jobVehicles }), inBilling(5, { price: 5310, jobVehicles })]);
  await open();
  const card = within(await screen.findByRole('article', { name: 'JOB-000004' }));
  expect(
    card.getByText('Unit prices total $5,310.00: the job price is $310.00 less.'),
  ).toBeVisible();
  const other = within(screen.getByRole('article', { name: 'JOB-000005' }));
  expect(other.queryByText(/^Unit prices/)).toBeNull();
});

test('shows the boxes in columns of their own in the list layout', async () => {
  setViewport(1440);
  const { sent, release } = answer([inBilling(1, { version: 6 })]);
  const { person } = await open('/?view=billing&show=all&layout=list');
  const row = await screen.findByRole('row', { name: /JOB-000001/ });
  const box = (flag: string) => within(row).getByRole('checkbox', { name: `${flag}: JOB-000001` });
  await person.click(box('Billing Complete'));
  await release();
  expect(await screen.findByText('Billing complete.')).toBeVisible();
  expect(within(row).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(sent).toEqual([{ body: { billingComplete: true }, version: '"6"' }]);
});
