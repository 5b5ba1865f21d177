import { daysBetween, pickupFilterOf, pickupMark } from './pickup-day';
import type { JobStatus } from './job-status';

const TODAY = '2026-03-10';

it.each<[JobStatus, string | null, ReturnType<typeof pickupFilterOf>]>([
  ['pending', '2026-03-09', 'late'],
  ['assigned', '2025-12-31', 'late'],
  ['assigned', '2026-03-10', 'today'],
  ['pending', '2026-03-11', 'soon'],
  ['pending', '2026-03-17', 'soon'],
  ['pending', '2026-03-18', null],
  ['pending', null, 'none'],
  ['picked-up', '2026-03-09', null],
  ['in-transit', '2026-03-10', null],
  ['in-transit', null, null],
  ['delivered', '2026-03-09', null],
  ['delivered', null, null],
])('a job %s with the pickup day %s belongs to %s', (status, preferredPickupDate, expected) => {
  expect(pickupFilterOf({ status, preferredPickupDate }, TODAY)).toBe(expected);
});

it.each<[JobStatus, string | null, ReturnType<typeof pickupMark>]>([
  ['assigned', '2026-03-08', { kind: 'late', days: 2 }],
  ['pending', '2026-02-28', { kind: 'late', days: 10 }],
  ['assigned', '2026-03-10', { kind: 'today' }],
  ['assigned', '2026-03-11', null],
  ['assigned', null, null],
  ['picked-up', '2026-03-08', null],
])('a job %s with the pickup day %s is marked %j', (status, preferredPickupDate, expected) => {
  expect(pickupMark({ status, preferredPickupDate }, TODAY)).toEqual(expected);
});

it('counts calendar days, even across a daylight saving change', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});
