import { firstKept, overlapEnd, waitAfter } from './webhook';

const HOUR_MS = 60 * 60 * 1000;

test.each([
  [1, 5_000],
  [2, 30_000],
  [10, 11 * HOUR_MS],
  [11, null],
])('after attempt %o it waits %o ms', (attempt, wait) => {
  expect(waitAfter(attempt, 0)).toBe(wait);
});

test('delays have a jitter of ten per cent', () => {
  expect(waitAfter(2, 1)).toBe(33_000);
});

test('all delays together are slightly more than a day', () => {
  let waited = 0;
  for (let attempt = 1; waitAfter(attempt, 0) !== null; attempt += 1)
    waited += waitAfter(attempt, 0) ?? 0;
  expect(waited).toBeGreaterThan(24 * HOUR_MS);
  expect(waited).toBeLessThan(25 * HOUR_MS);
});

test('secrets overlap for a day, and the log is kept for 30', () => {
  const now = new Date('2026-03-31T15:00:00.000Z');
  expect(overlapEnd(now).toISOString()).toBe('2026-04-01T15:00:00.000Z');
  expect(firstKept(now).toISOString()).toBe('2026-03-01T15:00:00.000Z');
});
