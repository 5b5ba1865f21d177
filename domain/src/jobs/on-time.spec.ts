import type { JobStatus } from './job-status';
import { isOnTime, isPromised, onTimeRate, pickedUpOnAfter } from './on-time';

const TODAY = '2026-03-31';
const EARLIER = '2026-03-28';

test.each<[JobStatus, string | null, JobStatus, string | null]>([
  ['pending', null, 'assigned', null],
  ['assigned', null, 'picked-up', TODAY],
  ['assigned', null, 'in-transit', TODAY],
  ['pending', null, 'in-transit', TODAY],
  ['picked-up', EARLIER, 'in-transit', EARLIER],
  ['in-transit', EARLIER, 'delivered', EARLIER],
  ['delivered', EARLIER, 'in-transit', EARLIER],
  ['in-transit', EARLIER, 'assigned', null],
  ['delivered', EARLIER, 'pending', null],
  // The loading was never recorded.
  ['assigned', null, 'delivered', null],
  ['delivered', null, 'in-transit', null],
])('a job that was %s (picked up: %s) and is %s was picked up: %s', (from, day, to, after) => {
  expect(pickedUpOnAfter({ status: from, pickedUpOn: day }, to, TODAY)).toBe(after);
});

test.each<[string | null, string | null, boolean, boolean]>([
  [TODAY, TODAY, true, true],
  [TODAY, EARLIER, true, true],
  [EARLIER, TODAY, true, false],
  ['2026-03-09', '2026-03-10', true, false],
  [null, TODAY, false, false],
  [TODAY, null, false, false],
  [null, null, false, false],
])('asked for on %s, picked up on %s: counts %s, on time %s', (preferred, on, counts, kept) => {
  const job = { preferredPickupDate: preferred, pickedUpOn: on };
  expect([isPromised(job), isOnTime(job)]).toEqual([counts, kept]);
});

test.each([
  [0, 0, null],
  [0, 4, 0],
  [2, 3, 67],
  [199, 200, 100],
  [5, 5, 100],
])('%i on time of %i are %s percent', (onTimeJobs, promisedJobs, percent) => {
  expect(onTimeRate({ onTimeJobs, promisedJobs })).toBe(percent);
});
