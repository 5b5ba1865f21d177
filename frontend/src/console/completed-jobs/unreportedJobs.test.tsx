import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/answers/server';
import { makeJob } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { admin } from '../../testing/samples';
import { setViewport } from '../../testing/viewport';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { CompletedJobsView } from './CompletedJobsView';

const jobs = [7, 8].map((id) =>
  makeJob(id, {
    status: 'delivered',
    hasDriverReport: false,
    completedAt: '2026-03-09T20:00:00.000Z',
  }),
);

test('requests jobs with new damage and names them in the empty state', async () => {
  setViewport(1440);
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/jobs/completed', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json([], { headers: { 'X-Total-Count': '0' } });
    }),
  );
  const { person, history } = await renderPart(
    <VirtualScreen>
      <CompletedJobsView />
    </VirtualScreen>,
    { path: '/?view=completed-jobs&layout=list', user: admin },
  );
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'New damage');
  await waitFor(() => expect(asked.at(-1)?.get('damage')).toBe('new'));
  expect(history.location.search).toContain('show=damaged');
});

test('requests jobs without a report and removes one when its report is received', async () => {
  setViewport(1440);
  const asked: (string | null)[] = [];
  let missing = jobs;
  server.use(
    http.get('*/api/jobs/completed', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('report'));
      return HttpResponse.json(missing, {
        headers: { 'X-Total-Count': String(missing.length) },
      });
    }),
    http.patch('*/api/jobs/7/billing', () => {
      missing = jobs.slice(1);
      return HttpResponse.json({ ...jobs[0], hasDriverReport: true, version: 2 });
    }),
  );
  const { person } = await renderPart(
    <VirtualScreen>
      <CompletedJobsView />
    </VirtualScreen>,
    { path: '/?view=completed-jobs&layout=list', user: admin },
  );
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'Show' }),
    'Report missing',
  );
  await waitFor(() => expect(asked.at(-1)).toBe('missing'));
  const mark = { name: 'Mark Driver Report Received for JOB-000007' };
  await person.click(await screen.findByRole('button', mark));
  const row = (id: number) => screen.getByRole('row', { name: new RegExp(`JOB-00000${id}`) });
  await waitFor(() => expect(row(7)).toHaveAttribute('data-gone', 'true'));
  expect(row(8)).toHaveAttribute('data-gone', 'false');
});
