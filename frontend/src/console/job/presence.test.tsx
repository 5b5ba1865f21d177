import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeJob } from '../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../testing/openedJob';
import { server } from '../../testing/answers/server';

const person = (userId: number, name: string, doing: string) => ({
  userId,
  name,
  doing,
  since: '2026-03-02T15:00:00.000Z',
});

function answer(others: object[]) {
  const doings: string[] = [];
  const job = makeJob(7);
  server.use(
    http.put('*/api/jobs/7/presence', async ({ request }) => {
      doings.push(((await request.json()) as { doing: string }).doing);
      return HttpResponse.json(others);
    }),
    ...openedJob(() => job),
  );
  return doings;
}

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('names and politely announces other users who have the job open', async () => {
  answer([
    person(21, 'Marie Tremblay', 'editing'),
    person(22, 'Ann Sample', 'reading'),
    person(23, 'Bo Sample', 'reading'),
  ]);
  const { inside } = await openJobDialog();
  const line = await inside.findByText('Marie Tremblay is editing this job');
  expect(line.closest('[role=status]')).toHaveTextContent(
    'Ann Sample and Bo Sample have this job open',
  );
});

test('is shown in French as well', async () => {
  answer([person(21, 'Marie Tremblay', 'editing')]);
  const { inside } = await openJobDialog('/?job=7', 'fr-CA');
  expect(await inside.findByText('Marie Tremblay modifie ce transport')).toBeVisible();
});

test("reports this user's activity, and nothing once the job is closed", async () => {
  const doings = answer([]);
  const { person: user, inside } = await openJobDialog();
  await waitFor(() => expect(doings).toEqual(['reading']));
  await user.click(inside.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(doings.at(-1)).toBe('editing'));
  await user.click(inside.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(doings.at(-1)).toBe('nothing'));
  expect(doings).toEqual(['reading', 'editing', 'nothing']);
});

test('does not count a hidden page as present', async () => {
  const doings = answer([]);
  await openJobDialog();
  await waitFor(() => expect(doings).toEqual(['reading']));
  show('hidden');
  await waitFor(() => expect(doings).toEqual(['reading', 'nothing']));
  show('visible');
  await waitFor(() => expect(doings).toEqual(['reading', 'nothing', 'reading']));
});
