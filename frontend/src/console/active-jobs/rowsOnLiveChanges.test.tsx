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
  /** What the live feed does once others have changed something. */
  const change = (present: Job[]) => {
    state.present = present;
    act(() => void view.store.dispatch(api.util.invalidateTags([listTag('activeJobs')])));
  };
  return { ...view, change };
}

test('a new job waits behind a button that moves nothing', async () => {
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

test('a new job that the filters leave out is not announced', async () => {
  const { change } = await open('&status=in-transit');
  change([...jobs, newest]);
  expect(await screen.findByText('1 of 4 jobs')).toBeVisible();
  expect(screen.queryByRole('button', { name: '1 new job' })).toBeNull();
});

test('opening the list says nothing of none before the jobs are worked out', async () => {
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

test('in an empty list a new job shows at once', async () => {
  const state = answer([]);
  const { store } = await openList();
  await screen.findByText('No active jobs found.');
  state.present = [newest];
  act(() => void store.dispatch(api.util.invalidateTags([listTag('activeJobs')])));
  expect(await card('JOB-000009')).toBeVisible();
});

test('under the pointer facts change in place; places change once it has left', async () => {
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

test('a job that others finished keeps its place under the pointer, without actions', async () => {
  const { person, change } = await open();
  await person.hover(await card('JOB-000003'));
  change(jobs.filter(({ id }) => id !== 2));
  const gone = await card('JOB-000002');
  expect(await within(gone).findByText('No longer active')).toBeVisible();
  expect(within(gone).queryByRole('button')).toBeNull();
  // It was pending when it was last heard of, which it is no more.
  expect(within(gone).queryByText('Pending')).toBeNull();
  expect(shown()).toEqual([2, 3, 1]);
  expect(screen.getByText('2 of 2 jobs')).toBeVisible();
  await person.hover(screen.getByRole('heading', { level: 1 }));
  await isShown(3, 1);
});
