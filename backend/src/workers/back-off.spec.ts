import { backOffMs, MAX_ATTEMPTS } from './back-off';

const HOUR_MS = 60 * 60 * 1000;

test.each([
  [1, 15_000, 30_000],
  [2, 30_000, 60_000],
  [5, 240_000, 480_000],
  [12, 3 * HOUR_MS, 6 * HOUR_MS],
  [MAX_ATTEMPTS, 3 * HOUR_MS, 6 * HOUR_MS],
])('after attempt %j waits from %j to %j ms', (attempt, shortest, longest) => {
  expect(backOffMs(attempt, 0)).toBe(shortest);
  expect(backOffMs(attempt, 1)).toBe(longest);
});

test('retries for more than a day even with the shortest waits', () => {
  const attempts = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => index + 1);
  const waited = attempts.reduce((sum, attempt) => sum + backOffMs(attempt, 0), 0);
  expect(waited).toBeGreaterThan(24 * HOUR_MS);
});
