import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer } from '../../testing/answers/activeJobsAnswers';
import { server } from '../../testing/answers/server';
import { makeJob } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { setViewport } from '../../testing/viewport';

const owen = { id: 4, name: 'Owen Fitzgerald', phone: null };

/** The browser's end of GET /api/events; the test sends its events. */
class FakeFeed extends EventTarget {
  static opened: FakeFeed[] = [];

  constructor() {
    super();
    FakeFeed.opened.push(this);
  }

  close(): void {
    FakeFeed.opened = FakeFeed.opened.filter((feed) => feed !== this);
  }
}

beforeEach(() => {
  setViewport(1440);
  Object.assign(globalThis, { EventSource: FakeFeed });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  FakeFeed.opened = [];
});

const hear = (id: number, action: string) =>
  act(() => {
    const data = JSON.stringify({ resource: 'job', id, action, version: 2 });
    for (const feed of FakeFeed.opened) feed.dispatchEvent(new MessageEvent('change', { data }));
  });

const open = (...jobs: ReturnType<typeof makeJob>[]) => openAt('/?view=customers', ...jobs);

async function openAt(path: string, ...jobs: ReturnType<typeof makeJob>[]) {
  answer([]);
  const asked: number[] = [];
  server.use(
    http.get('*/api/jobs/:id', ({ params }) => {
      asked.push(Number(params['id']));
      return HttpResponse.json(jobs.find(({ id }) => id === Number(params['id'])));
    }),
  );
  const view = await renderApp({ path, user: admin });
  await waitFor(() => expect(FakeFeed.opened).toHaveLength(1));
  return { ...view, asked };
}

test('announces a delivery with a note at once, with a link to it', async () => {
  const unreadNoteAt = '2026-03-09T15:00:00.000Z';
  const { person, history } = await open(
    makeJob(401, { status: 'delivered', driver: owen, version: 2, unreadNoteAt }),
  );
  hear(401, 'job.delivered');
  expect(
    await screen.findByText('JOB-000401 delivered by Owen Fitzgerald, with a note'),
  ).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'View' }));
  expect(history.location.search).toBe('?view=customers&job=401');
});

test('its link asks before it replaces the dialog of another job with unsaved input', async () => {
  const { person, history } = await openAt(
    '/?view=customers&job=7&panel=cancel',
    makeJob(7, { version: 3 }),
    makeJob(401, { status: 'delivered', driver: owen, unreadNoteAt: '2026-03-09T15:00:00.000Z' }),
  );
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await person.type(note, 'Yard closed');
  hear(401, 'job.delivered');
  // An open dialog hides the toast from assistive technology only.
  const view = await screen.findByRole('link', { name: 'View', hidden: true });
  await person.click(view);
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(note).toHaveValue('Yard closed');
  expect(history.location.search).toBe('?view=customers&job=7&panel=cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => history.push('?view=customers&job=401'));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(history.location.search).toBe('?view=customers&job=401'));
});

test('announces a note from the road, but no delivery without a note', async () => {
  const { asked } = await open(
    makeJob(402, { status: 'delivered', driver: owen, version: 2 }),
    makeJob(403, {
      status: 'in-transit',
      driver: owen,
      version: 2,
      unreadNoteAt: '2026-03-09T15:00:00.000Z',
    }),
  );
  hear(402, 'job.delivered');
  await waitFor(() => expect(asked).toContain(402));
  hear(403, 'job.noted');
  expect(await screen.findByText('JOB-000403: note from Owen Fitzgerald')).toBeVisible();
});

test('announces a vehicle loaded despite a VIN mismatch', async () => {
  const unreadNoteAt = '2026-03-09T15:00:00.000Z';
  await open(makeJob(404, { status: 'assigned', driver: owen, version: 2, unreadNoteAt }));
  hear(404, 'job.unit-loaded-anyway');
  expect(
    await screen.findByText('JOB-000404: Owen Fitzgerald loaded a vehicle with a different VIN'),
  ).toBeVisible();
});

test('announces new damage at a delivery', async () => {
  const unreadNoteAt = '2026-03-09T15:00:00.000Z';
  await open(makeJob(405, { status: 'in-transit', driver: owen, version: 2, unreadNoteAt }));
  hear(405, 'job.unit-damaged');
  expect(await screen.findByText('JOB-000405: Owen Fitzgerald reported new damage')).toBeVisible();
});
