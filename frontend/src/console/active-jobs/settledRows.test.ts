import type { Job } from '../../api/jobs/jobs';
import { makeJob } from '../../testing/jobSamples';
import { settle, settleAfresh, type Settled } from './settledRows';

const [one, two, three] = [makeJob(1), makeJob(2), makeJob(3)];
const before = settleAfresh({ view: 'all', wanted: [one, two] });
const idsOf = ({ rows }: Settled) => rows.map(({ id }) => id);

function next(wanted: Job[], { isHeld = false, view = 'all', jobs = wanted, from = before } = {}) {
  return settle(from, { view, wanted, isHeld, jobs: new Map(jobs.map((job) => [job.id, job])) });
}

test('nothing new leaves everything as it is', () => {
  expect(next([one, two])).toBe(before);
  expect(next([two, one], { isHeld: true, jobs: [one, two] })).toBe(before);
});

test('another view shows everything that is wanted', () => {
  expect(idsOf(next([three, one], { view: 'other', isHeld: true }))).toEqual([3, 1]);
});

test('new jobs wait, held or not', () => {
  expect(idsOf(next([three, one, two]))).toEqual([1, 2]);
  expect(idsOf(next([three, one, two], { isHeld: true }))).toEqual([1, 2]);
});

test('a job that comes back, such as after an undone change, is not new', () => {
  const left = next([two], { jobs: [one, two] });
  expect(idsOf(left)).toEqual([2]);
  expect(idsOf(next([one, two], { from: left }))).toEqual([1, 2]);
});

test('held rows stay even when the filters no longer want them, with their latest facts', () => {
  const changed = { ...one, version: 2 };
  const held = next([two], { isHeld: true, jobs: [changed, two] });
  expect(held.rows).toEqual([changed, two]);
  expect(idsOf(next([two], { jobs: [changed, two], from: held }))).toEqual([2]);
});

test('when nothing is left in sight, what is wanted shows at once', () => {
  expect(idsOf(next([three]))).toEqual([3]);
});
