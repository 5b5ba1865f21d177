import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/answers/server';
import { makeJob, makeUnit } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { setViewport } from '../../testing/viewport';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { CompletedJobsView } from './CompletedJobsView';

const leftBehind = {
  reason: 'no-keys',
  note: null,
  at: '2026-03-03T19:05:00.000Z',
  by: 'Drew Sample',
  carriedToId: null,
} as const;
const job = makeJob(7, {
  status: 'delivered',
  completedAt: '2026-03-09T20:00:00.000Z',
  jobVehicles: [makeUnit(70), { ...makeUnit(71), leftBehind }],
});

beforeEach(() => {
  server.use(http.get('*/api/drivers', () => HttpResponse.json([])));
});

test.each([
  ['cards', 'article'],
  ['list', 'row'],
] as const)('jobs that left units behind are asked for and marked: %s', async (layout, role) => {
  setViewport(1440);
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/jobs/completed', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('left'));
      return HttpResponse.json([job], { headers: { 'X-Total-Count': '1' } });
    }),
  );
  await renderPart(
    <VirtualScreen>
      <CompletedJobsView />
    </VirtualScreen>,
    { path: `/?view=completed-jobs&layout=${layout}` },
  );
  const record = await screen.findByRole(role, { name: /JOB-000007/ });
  expect(record).toBeVisible();
  expect(
    layout === 'cards'
      ? within(record).getByText('1 left behind: No keys')
      : within(record).getByRole('img', { name: '1 left behind: No keys' }),
  ).toBeVisible();
  expect(asked).toEqual([null]);
  const shown = screen.getByRole('combobox', { name: 'Show' });
  expect(within(shown).getByRole('option', { name: 'With units left behind' })).toBeInTheDocument();
});

test('requests only jobs with units left behind', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/jobs/completed', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('left'));
      return HttpResponse.json([], { headers: { 'X-Total-Count': '0' } });
    }),
  );
  await renderPart(
    <VirtualScreen>
      <CompletedJobsView />
    </VirtualScreen>,
    { path: '/?view=completed-jobs&show=left' },
  );
  expect(await screen.findByText('No jobs match your search criteria.')).toBeVisible();
  expect(asked).toEqual(['behind']);
});
