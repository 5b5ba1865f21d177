import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../../testing/accessibility';
import { makeJob } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';
import { refusal, server } from '../../../testing/answers/server';

const TITLE = 'Phone updates that could not be applied';
const late = {
  id: 3,
  driverName: 'Priya Sandhu',
  type: 'complete',
  status: null,
  notes: 'Keys in the box\nGate code 12',
  code: 'already-delivered',
  message: 'This job is already delivered.',
  tappedAt: '2026-03-31T14:05:00.000Z',
  receivedAt: '2026-03-31T15:00:00.000Z',
};
const early = {
  ...late,
  id: 4,
  type: 'status',
  status: 'picked-up',
  notes: null,
  code: 'transition-refused',
  message: "The job is 'in-transit' and cannot be changed to 'picked-up'.",
};

const entry = (id: number, action: string, after: object, tappedAt: string | null = null) => ({
  ...{ id, action, after, tappedAt, at: '2026-03-31T15:00:00.000Z', before: null },
  ...{ actorId: 9, actorName: 'Priya Sandhu', resource: 'job', resourceId: 7, requestId: null },
});

async function open(refused: object[], activity: object[] = []) {
  const store = { refused };
  server.use(
    http.get('*/api/jobs/7/activity', () => HttpResponse.json(activity)),
    http.get('*/api/jobs/7/refused-operations', () => HttpResponse.json(store.refused)),
    ...openedJob(() => makeJob(7)),
  );
  const view = await openJobDialog();
  await view.inside.findByRole('region', { name: 'Activity' });
  return { ...view, store };
}

test('shows refused updates with reason, notes and times', async () => {
  const { inside } = await open([late, early]);
  const [first, second] = within((await inside.findByText(TITLE)).parentElement!).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Delivery');
  expect(first).toHaveTextContent('The job was already delivered.');
  expect(first).toHaveTextContent('Notes: Keys in the box Gate code 12');
  expect(first).toHaveTextContent(
    'Priya Sandhu · tapped Mar 31, 2026, 10:05 a.m. · received Mar 31, 2026, 11:00 a.m.',
  );
  expect(second).toHaveTextContent('Status to Picked Up');
  expect(second).toHaveTextContent("The job is 'in-transit' and cannot be changed to 'picked-up'.");
  expect(second).not.toHaveTextContent('Notes:');
  expect(await accessibilityProblems(document.body)).toEqual([]);
});

test('names the signer of a refused signature', async () => {
  const signed = { ...early, type: 'sign', status: null, signer: 'Zoë Gagnon' };
  const { inside } = await open([signed]);
  expect(await inside.findByText('Name given: Zoë Gagnon')).toBeVisible();
});

test('shows nothing without refused updates', async () => {
  const { inside } = await open([]);
  expect(inside.queryByText(TITLE)).toBeNull();
});

const HANDLED = { name: 'Mark as handled: Delivery' };

test('dismisses a resolved update for all users', async () => {
  const { inside, person, store } = await open([late, early]);
  server.use(
    http.post('*/api/jobs/7/refused-operations/3/dismiss', () => {
      store.refused = [early];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await person.click(await inside.findByRole('button', HANDLED));
  await waitFor(() => expect(inside.queryByRole('button', HANDLED)).toBeNull());
  expect(inside.getByText('Status to Picked Up')).toBeVisible();
});

test('reports a failed dismissal and keeps the update', async () => {
  const { inside, person } = await open([late]);
  server.use(
    http.post('*/api/jobs/7/refused-operations/3/dismiss', () => refusal(500, 'internal', 'No.')),
  );
  await person.click(await inside.findByRole('button', HANDLED));
  expect(
    await screen.findByText('Failed to mark the update as handled. Please try again.'),
  ).toBeVisible();
  expect(inside.getByRole('button', HANDLED)).toBeVisible();
});

test("lists notes, refusals and the times of the driver's taps in the history", async () => {
  const tapped = '2026-03-31T14:05:00.000Z';
  const { inside } = await open(
    [],
    [
      entry(5, 'job.refusal-dismissed', { type: 'complete', driverName: 'Priya Sandhu' }),
      entry(4, 'job.update-refused', { type: 'complete', notes: 'Keys', code: 'x' }, tapped),
      entry(3, 'job.update-refused', { type: 'status', status: 'in-transit', code: 'x' }),
      entry(2, 'job.noted', { notes: 'Flat tire' }, tapped),
      entry(1, 'job.status-changed', { status: 'in-transit' }, '2026-03-31T15:00:20.000Z'),
    ],
  );
  const items = await within(inside.getByRole('region', { name: 'Activity' })).findAllByRole(
    'listitem',
  );
  const late = ' · tapped Mar 31, 2026, 10:05 a.m.';
  const line = 'Priya Sandhu · Mar 31, 2026, 11:00 a.m.';
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `Marked a phone update from Priya Sandhu as handled; it could not be applied${line}`,
    `A phone update could not be applied: Delivery, “Keys”${line}${late}`,
    `A phone update could not be applied: Status to In Transit${line}`,
    `Priya Sandhu noted: Flat tire${line}${late}`,
    `Changed the status to In Transit${line}`,
  ]);
});
