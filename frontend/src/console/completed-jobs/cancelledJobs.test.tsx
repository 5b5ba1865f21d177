import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { CancelledJob } from '../../api/jobs/jobs';
import { makeJob } from '../../testing/jobSamples';
import { openedJob } from '../../testing/openedJob';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';

const WHY: CancelledJob['cancellation'] = {
  reason: 'not-ready',
  note: 'Gate locked',
  dryRunCharge: 185,
  cancelledAt: '2026-03-10T15:00:00.000Z',
  cancelledBy: 'Ada Admin',
};

async function open(path: string, language?: 'fr-CA', ...others: HttpHandler[]) {
  const sent: unknown[] = [];
  const job: CancelledJob = { ...makeJob(7, { version: 4 }), cancellation: WHY };
  let isBack = false;
  server.use(
    ...others,
    http.get('*/api/jobs/cancelled', ({ request }) => {
      sent.push(new URL(request.url).search);
      return HttpResponse.json(isBack ? [] : [job], {
        headers: { 'X-Total-Count': isBack ? '0' : '1' },
      });
    }),
    http.get('*/api/jobs/completed', () =>
      HttpResponse.json([], { headers: { 'X-Total-Count': '0' } }),
    ),
    http.get('*/api/jobs/cancelled/7', () => HttpResponse.json(job)),
    http.post('*/api/jobs/7/reinstate', ({ request }) => {
      sent.push(request.headers.get('If-Match'));
      isBack = true;
      return HttpResponse.json(makeJob(7, { version: 5 }));
    }),
    ...openedJob(() => job),
  );
  setViewport(1440);
  return { ...(await renderApp({ path, user: admin, language })), sent };
}

test('lists cancelled jobs under their own choice, with reason, person and charge', async () => {
  const { person, history, sent } = await open('/?view=completed-jobs&layout=cards');
  const choice = await screen.findByRole('combobox', { name: 'Show' });
  await person.selectOptions(choice, 'Cancelled');
  const card = within(await screen.findByRole('article', { name: 'JOB-000007' }));
  expect(card.getByText('Cancelled')).toBeVisible();
  expect(card.getByText('Vehicle not ready')).toBeVisible();
  expect(card.getByText(/^Ada Admin, Mar 10/)).toBeVisible();
  expect(card.getByText('$185.00')).toBeVisible();
  expect(history.location.search).toContain('show=cancelled');
  await person.type(screen.getByRole('searchbox', { name: 'Search cancelled jobs' }), 'vent');
  await waitFor(() => expect(sent).toContain('?q=vent&limit=50&offset=0'));
});

test('shows cancelled jobs as a list', async () => {
  await open('/?view=completed-jobs&show=cancelled&layout=list');
  const table = await screen.findByRole('table', { name: 'Cancelled jobs' });
  expect(within(table).getByText('Vehicle not ready')).toBeVisible();
  expect(within(table).getByRole('link', { name: 'JOB-000007' })).toBeVisible();
});

test('shows the reason in the details, and reinstates the job', async () => {
  const { person, sent } = await open('/?view=completed-jobs&show=cancelled&layout=cards');
  await person.click(await screen.findByRole('link', { name: 'JOB-000007' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Job JOB-000007' }));
  const strip = within(await dialog.findByRole('note', { name: 'Cancelled' }));
  expect(strip.getByText(/^Vehicle not ready · Ada Admin, /)).toBeVisible();
  expect(strip.getByText('Dry-run charge: $185.00')).toBeVisible();
  expect(strip.getByText('Gate locked')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Driver$/ })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Reinstate' }));
  expect(await screen.findByText('Order reinstated')).toBeVisible();
  expect(sent).toContain('"4"');
  expect(await screen.findByText('No cancelled jobs')).toBeVisible();
});

test('shows the reason at the address of a job cancelled in the meantime', async () => {
  const gone = http.get('*/api/jobs/7', () => refusal(404, 'not_found', 'Gone.'));
  const { history } = await open('/?view=completed-jobs&job=7', undefined, gone);
  expect(await screen.findByRole('note', { name: 'Cancelled' })).toBeVisible();
  expect(history.location.search).toContain('panel=cancelled');
});

test('is shown in French', async () => {
  await open('/?view=completed-jobs&show=cancelled&layout=cards', 'fr-CA');
  expect(await screen.findByText('Véhicule non prêt')).toBeVisible();
});
