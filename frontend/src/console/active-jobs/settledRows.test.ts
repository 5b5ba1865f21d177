import type { Job } from '../../api/jobs/jobs';
import { makeJob } from '../../testing/jobSamples';
import { settle, settleAfresh, type Settled } from './settledRows';

const [one, two, three] = [makeJob(1), makeJob(2), makeJob(3)];
const before = settleAfresh({ view: 'all', wanted: [one, two] });
const idsOf = ({ rows }: Settled) => rows.map(({ id }) => id);

function next(wanted: Job[], { isHeld = false, view = 'all', jobs = wanted, from = before } = {}) {
  return settle(from, { view, wanted, isHeld, jobs: new Map(jobs.map((job) => [job.id, job])) });
}

test('changes nothing without new data', () => {
  expect(next([one, two])).toBe(before);
  expect(next([two, one], { isHeld: true, jobs: [one, two] })).toBe(before);
});

test('shows all wanted jobs when the view changes', () => {
  expect(idsOf(next([three, one], { view: 'other', isHeld: true }))).toEqual([3, 1]);
});

test('holds new jobs back, whether or not the list is held', () => {
  expect(idsOf(next([three, one, two]))).toEqual([1, 2]);
  expect(idsOf(next([three, one, two], { isHeld: true }))).toEqual([1, 2]);
});

test('does not treat a returning job as new, such as after an undone change', () => {
  const left = next([two], { jobs: [one, two] });
  expect(idsOf(left)).toEqual([2]);
  expect(idsOf(next([one, two], { from: left }))).toEqual([1, 2]);
});

test('keeps held rows with their latest facts even when the filters exclude them', () => {
  const changed = { ...one, version: 2 };
  const held = next([two], { isHeld: true, jobs: [changed, two] });
  expect(held.rows).toEqual([changed, two]);
  expect(idsOf(next([two], { jobs: [changed, two], from: held }))).toEqual([2]);
});

test('shows the wanted jobs at once when no row is visible', () => {
  expect(idsOf(next([three]))).toEqual([3]);
});
