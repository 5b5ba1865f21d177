import { act, screen, within } from '@testing-library/react';
import { api } from '../../api/api';
import type { Job } from '../../api/jobs/jobs';
import { listTag } from '../../api/cache/tags';
import {
  answer,
  drew,
  isShown,
  jobs,
  openList,
  shown,
} from '../../testing/answers/activeJobsAnswers';
import { makeJob } from '../../testing/jobSamples';
import { setViewport } from '../../testing/viewport';

beforeEach(() => setViewport(1440));

const card = (name: string) => screen.findByRole('article', { name });
const newest = makeJob(9, { createdAt: '2026-04-01T15:00:00.000Z' });

async function open(parameters = '') {
  const state = answer(jobs);
  const view = await openList(parameters);
  await screen.findAllByRole('article');
  /** Simulates the live feed after other users changed jobs. */
  const change = (present: Job[]) => {
    state.present = present;
    act(() => void view.store.dispatch(api.util.invalidateTags([listTag('activeJobs')])));
  };
  return { ...view, change };
}

test('holds a new job behind a button without moving rows', async () => {
  const { person, change } = await open();
  change([...jobs, newest]);
  const button = await screen.findByRole('button', { name: '1 new job' });
  expect(shown()).toEqual([2, 3, 1]);
  expect(screen.getByText('3 of 4 jobs')).toBeVisible();
  change([...jobs, newest, { ...newest, id: 10, jobId: 'JOB-000010' }]);
  expect(await screen.findByRole('button', { name: '2 new jobs' })).toBeVisible();
  await person.click(button);
  await isShown(10, 9, 2, 3, 1);
  expect(screen.queryByRole('button', { name: /new jobs?$/ })).toBeNull();
});

test('does not announce a new job that the filters exclude', async () => {
  const { change } = await open('&status=in-transit');
  change([...jobs, newest]);
  expect(await screen.findByText('1 of 4 jobs')).toBeVisible();
  expect(screen.queryByRole('button', { name: '1 new job' })).toBeNull();
});

test('announces no changes before the list has been computed', async () => {
  answer(jobs);
  const seen: string[] = [];
  const watcher = new MutationObserver(() => seen.push(document.body.textContent));
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  await openList();
  await screen.findAllByRole('article');
  watcher.disconnect();
  expect(seen.filter((text) => /No active jobs found|0 of \d/.test(text))).toEqual([]);
  expect(seen.some((text) => text.includes('3 of 3 jobs'))).toBe(true);
});

test('shows a new job at once in an empty list', async () => {
  const state = answer([]);
  const { store } = await openList();
  await screen.findByText('No active jobs found.');
  state.present = [newest];
  act(() => void store.dispatch(api.util.invalidateTags([listTag('activeJobs')])));
  expect(await card('JOB-000009')).toBeVisible();
});

test('updates facts in place under the pointer and reorders after it has left', async () => {
  const { person, change } = await open('&sort=status');
  expect(shown()).toEqual([2, 3, 1]);
  await person.hover(await card('JOB-000002'));
  change(
    jobs.map((job) =>
      job.id === 2 ? { ...job, status: 'in-transit', driver: drew, driverId: 4, version: 6 } : job,
    ),
  );
  expect(await within(await card('JOB-000002')).findByText('In Transit')).toBeVisible();
  expect(shown()).toEqual([2, 3, 1]);
  await person.hover(screen.getByRole('heading', { level: 1 }));
  await isShown(3, 2, 1);
});

test('keeps a job that others finished in place under the pointer, without actions', async () => {
  const { person, change } = await open();
  await person.hover(await card('JOB-000003'));
  change(jobs.filter(({ id }) => id !== 2));
  const gone = await card('JOB-000002');
  expect(await within(gone).findByText('No longer active')).toBeVisible();
  expect(within(gone).queryByRole('button')).toBeNull();
  // Its last known status was Pending, which no longer applies.
  expect(within(gone).queryByText('Pending')).toBeNull();
  expect(shown()).toEqual([2, 3, 1]);
  expect(screen.getByText('2 of 2 jobs')).toBeVisible();
  await person.hover(screen.getByRole('heading', { level: 1 }));
  await isShown(3, 1);
});
