import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../../../api/jobs/jobs';
import { answer, openList } from '../../../testing/answers/activeJobsAnswers';
import { server } from '../../../testing/answers/server';
import { makeJob } from '../../../testing/jobSamples';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { setViewport } from '../../../testing/viewport';

const owen = { id: 4, name: 'Owen Fitzgerald', phone: null };
const noted = { driver: owen, unreadNoteAt: '2026-03-09T15:00:00.000Z' };
const delivered = makeJob(7, {
  ...noted,
  status: 'delivered',
  completedAt: '2026-03-09T15:00:00.000Z',
  completionNotes: 'Scratch on the rear bumper.',
});

function serveJob(job: Job) {
  const state = { present: job, reads: 0 };
  answer([]);
  server.use(
    http.get(`*/api/jobs/${job.id}`, () => HttpResponse.json(state.present)),
    http.get(`*/api/jobs/${job.id}/refused-operations`, () => HttpResponse.json([])),
    http.get(`*/api/jobs/${job.id}/activity`, () =>
      HttpResponse.json([
        {
          ...{
            id: 2,
            action: 'job.noted',
            after: { notes: 'Flat tire near Kingston.' },
            before: null,
          },
          ...{ at: '2026-03-09T15:00:00.000Z', tappedAt: null, requestId: null },
          ...{ actorId: 9, actorName: 'Owen Fitzgerald', resource: 'job', resourceId: job.id },
        },
      ]),
    ),
    http.post(`*/api/jobs/${job.id}/read-note`, () => {
      state.reads += 1;
      state.present = { ...job, unreadNoteAt: null, version: job.version + 1 };
      return HttpResponse.json(state.present);
    }),
  );
  return state;
}

beforeEach(() => setViewport(1440));

test('shows the delivery note at the top until a user has read it', async () => {
  const state = serveJob(delivered);
  const { person } = await renderApp({ path: '/?job=7', user: admin });
  const title = await screen.findByText('New note from Owen Fitzgerald');
  const notice = within(title.closest<HTMLElement>('[role="alert"]')!);
  expect(notice.getByText('Scratch on the rear bumper.')).toBeVisible();
  await person.click(notice.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(screen.queryByText('New note from Owen Fitzgerald')).toBeNull());
  expect(state.reads).toBe(1);
});

test('shows a note from the road in the driver’s words', async () => {
  serveJob(makeJob(8, { ...noted, status: 'in-transit' }));
  await renderApp({ path: '/?job=8', user: admin });
  expect((await screen.findAllByText(/Flat tire near Kingston\./))[0]).toBeVisible();
  expect(screen.getByText('New note from Owen Fitzgerald')).toBeVisible();
});

test.each([
  ['cards', () => screen.getAllByText('New note')],
  // A row has room only for an icon.
  ['list', () => screen.getAllByRole('img', { name: 'New note' })],
] as const)('lists mark the job, and show such jobs alone (%s)', async (layout, marks) => {
  answer([makeJob(1), makeJob(2, { ...noted, status: 'in-transit' })]);
  const { person } = await openList(`&note=unread&layout=${layout}`);
  expect(await screen.findByText('1 of 2 jobs')).toBeVisible();
  expect(marks()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Remove filter With a new note' }));
  expect(await screen.findByText('2 of 2 jobs')).toBeVisible();
  expect(marks()).toHaveLength(1);
});

test('reports a vehicle loaded despite a VIN mismatch, with the VIN that was read', async () => {
  const job = makeJob(7, { ...noted, status: 'assigned' });
  serveJob(job);
  const unit = { id: 70, year: 2021, make: 'Toyota', model: 'Corolla', vinLast8: 'MB123456' };
  server.use(
    http.get('*/api/jobs/7/activity', () =>
      HttpResponse.json([
        {
          ...{ id: 3, action: 'job.unit-loaded-anyway', before: {} },
          after: { unit, vin: 'KP042788', method: 'typed' },
          ...{ at: '2026-03-09T15:00:00.000Z', tappedAt: null, requestId: null },
          ...{ actorId: 9, actorName: 'Owen Fitzgerald', resource: 'job', resourceId: 7 },
        },
      ]),
    ),
  );
  await renderApp({ path: '/?job=7', user: admin });
  const title = await screen.findByText('New note from Owen Fitzgerald');
  const notice = within(title.closest<HTMLElement>('[role="alert"]')!);
  expect(
    await notice.findByText(
      'Loaded a vehicle with another VIN for 2021 Toyota Corolla: KP042788 (typed)',
    ),
  ).toBeVisible();
});
